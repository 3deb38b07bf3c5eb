import { REQUIRED_BLIND_ANSWERS } from './blind-review';
import type { ParsedFile, ParsedFiles } from './file-kinds';
import { mbeSubjectOf, type Pack, type TaxonomyPlace } from './pack';
import { PackReferences } from './pack-references';
import type { Problem } from './problem';
import type { Minimums, PackFile } from './schemas/pack-schema';
import type { TaxonomySubIssue } from './schemas/taxonomy-schema';
import type { Location } from './source-file';

/**
 * Joins the files of a pack and resolves what they say of one another. An entry whose id is taken or
 * whose references lead nowhere is reported and left out. A reference to one of the `brokenIds`
 * (of files that could not be read) leaves its entry out silently: the broken file is the problem.
 */
export function assemblePack(files: ParsedFiles, brokenIds: ReadonlySet<string>): { pack: Pack; problems: Problem[] } {
  const references = new PackReferences(brokenIds);
  const assembly = new Assembly(references);
  files.pack.forEach((file) => {
    assembly.addPackFile(file);
  });
  files.taxonomy.forEach((file) => {
    assembly.addTaxonomy(file);
  });
  files.rules.forEach((file) => {
    assembly.addRules(file);
  });
  files.wordings.forEach((file) => {
    assembly.addWordings(file);
  });
  files.questions.forEach((file) => {
    assembly.addQuestions(file);
  });
  files.essay.forEach((file) => {
    assembly.addEssay(file);
  });
  files.explanations.forEach((file) => {
    assembly.addExplanations(file);
  });
  files.abbreviations.forEach((file) => {
    assembly.addAbbreviations(file);
  });
  return { pack: assembly.pack, problems: references.problems };
}

class Assembly {
  readonly pack: Pack = {
    blindReaders: REQUIRED_BLIND_ANSWERS,
    minimums: [],
    sources: [],
    issues: [],
    subIssues: [],
    rules: [],
    questions: [],
    essays: [],
    explanations: [],
    abbreviations: [],
  };

  constructor(private readonly references: PackReferences) {}

  addPackFile({ file, data }: ParsedFile<'pack'>): void {
    this.pack.blindReaders = data.blindReaders;
    for (const [figure, minimum] of Object.entries(data.minimums ?? {})) {
      const at = { file, path: ['minimums', figure] };
      // The schema takes no other keys.
      this.pack.minimums.push({ figure: figure as keyof Minimums, minimum, at });
    }
    for (const kind of ['question', 'rule'] as const) {
      const key = `${kind}Sources` as const;
      data[key].forEach((source: PackFile['questionSources'][number], position) => {
        const at = { file, path: [key, position] };
        if (!this.references.claimId(source.id, at)) return;
        this.references.addSource(kind, source.id);
        this.pack.sources.push({ ...source, examStyle: source.examStyle ?? false, kind, position, at });
      });
    }
  }

  addTaxonomy({ name, file, data }: ParsedFile<'taxonomy'>): void {
    const subjectId = data.subject;
    if (name !== `taxonomy/${subjectId}.yaml`) {
      const message = `The taxonomy of ${subjectId} belongs in taxonomy/${subjectId}.yaml.`;
      this.references.report({ file, path: ['subject'] }, 'layout', message);
      return;
    }
    data.issues.forEach(({ id, name, weight, subissues = [] }, position) => {
      const at = { file, path: ['issues', position] };
      if (!this.references.claimId(id, at)) return;
      const place = { subjectId, issueId: id, subIssueId: null };
      this.pack.issues.push({ id, subjectId, name, weight: weight ?? null, position, at });
      this.references.addIssue(id, place, subissues.length > 0);
      this.addSubIssues(subissues, place, { file, path: [...at.path, 'subissues'] }, { next: 0 });
    });
  }

  private addSubIssues(
    entries: readonly TaxonomySubIssue[],
    parent: TaxonomyPlace,
    { file, path }: Location,
    counter: { next: number },
  ): void {
    entries.forEach(({ id, name, subissues = [] }, index) => {
      const at = { file, path: [...path, index] };
      if (!this.references.claimId(id, at)) return;
      const place = { ...parent, subIssueId: id };
      this.pack.subIssues.push({
        id,
        issueId: parent.issueId,
        parentId: parent.subIssueId,
        name,
        position: counter.next++,
        at,
      });
      this.references.addSubIssue(id, place);
      this.addSubIssues(subissues, place, { file, path: [...at.path, 'subissues'] }, counter);
    });
  }

  addRules({ file, data }: ParsedFile<'rules'>): void {
    const hasSource = this.references.knowsSource('rule', data.source, { file, path: ['source'] });
    data.rules.forEach(({ subissue, issue, ...entry }, position) => {
      const at = { file, path: ['rules', position] };
      this.references.addRule(entry.id);
      const isNew = this.references.claimId(entry.id, at);
      const place = this.references.placeOf({ subissue, issue }, entry.id, at);
      if (place && place.subjectId !== data.subject) {
        const message = `${entry.id} hangs under ${place.subjectId}, but this file is about ${data.subject}.`;
        this.references.report(at, 'reference', message, subissue ? 'subissue' : 'issue');
      } else if (place && isNew && hasSource) {
        this.pack.rules.push({ ...entry, ...place, wordedAt: null, sourceId: data.source, position, at });
      }
    });
  }

  addWordings({ name, file, data }: ParsedFile<'wordings'>): void {
    if (name !== `wordings/${data.subject}.yaml`) {
      const message = `The wordings of ${data.subject} belong in wordings/${data.subject}.yaml.`;
      this.references.report({ file, path: ['subject'] }, 'layout', message);
      return;
    }
    data.wordings.forEach(({ rule: ruleId, elements }, index) => {
      const at = { file, path: ['wordings', index] };
      const rule = this.pack.rules.find(({ id }) => id === ruleId);
      if (!rule) {
        if (!this.references.knowsRule(ruleId))
          this.references.reportDangling(ruleId, at, `No file has the rule '${ruleId}'.`, 'rule');
      } else if (rule.subjectId !== data.subject) {
        const message = `${ruleId} hangs under ${rule.subjectId}, but this file is about ${data.subject}.`;
        this.references.report(at, 'reference', message, 'rule');
      } else if (rule.wordedAt) {
        this.references.report(at, 'unique-id', `The wordings of ${ruleId} stand twice.`, 'rule');
      } else if (
        elements.map(({ phrase }) => phrase).join('\n') !== rule.buzzwords.map(({ phrase }) => phrase).join('\n')
      ) {
        const phrases = rule.buzzwords.map(({ phrase }) => `'${phrase}'`).join(', ');
        this.references.report(at, 'reference', `The elements of ${ruleId} are its buzzwords: ${phrases}.`, 'elements');
      } else {
        rule.buzzwords = rule.buzzwords.map((buzzword, position) => ({ ...buzzword, ...elements[position] }));
        rule.wordedAt = at;
      }
    });
  }

  addQuestions({ name, file, data }: ParsedFile<'questions'>): void {
    const sourceAt = { file, path: ['source'] };
    const hasSource = this.references.knowsSource('question', data.source, sourceAt);
    if (name.split('/')[1] !== data.source) {
      this.references.report(
        sourceAt,
        'layout',
        `A file of the source '${data.source}' belongs in questions/${data.source}/.`,
      );
    }
    data.questions.forEach(({ subissue, issue, ...entry }, index) => {
      const at = { file, path: ['questions', index] };
      const isNew = this.references.claimId(entry.id, at);
      const place = this.references.placeOf({ subissue, issue }, entry.id, at);
      const knowsRules = this.references.knowsRules(entry, at);
      if (place && mbeSubjectOf(place.subjectId) === null) {
        const message = `${entry.id} hangs under ${place.subjectId}, which has no multiple-choice questions.`;
        this.references.report(at, 'reference', message);
      } else if (place && isNew && hasSource && knowsRules) {
        this.pack.questions.push({ ...entry, ...place, sourceId: data.source, topic: data.topic, at });
      }
    });
  }

  addEssay({ name, file, data }: ParsedFile<'essay'>): void {
    const at = { file, path: [] };
    if (name !== `essays/${data.id}.yaml`) {
      this.references.report(at, 'layout', `The essay ${data.id} belongs in essays/${data.id}.yaml.`, 'id');
    }
    const isNew = this.references.claimId(data.id, at);
    this.references.reportRepeats(data.topics, at, (topic) => `${data.id} names the topic '${topic}' twice.`, 'topics');
    const areIssuesSound = data.issues.map((issue, index) => {
      const issueAt = { file, path: ['issues', index] };
      return [this.references.claimId(issue.id, issueAt), this.references.knowsRules(issue, issueAt)].every(Boolean);
    });
    if (isNew && areIssuesSound.every(Boolean)) this.pack.essays.push({ ...data, at });
  }

  addExplanations({ name, file, data }: ParsedFile<'explanations'>): void {
    const subjectId = data.subject;
    if (name !== `explanations/${subjectId}.yaml`) {
      const message = `The explanations of ${subjectId} belong in explanations/${subjectId}.yaml.`;
      this.references.report({ file, path: ['subject'] }, 'layout', message);
      return;
    }
    const explained = new Set<string>();
    data.explanations.forEach(({ issue: issueId, ...entry }, index) => {
      const at = { file, path: ['explanations', index] };
      const place = this.references.issuePlace(issueId);
      if (!place) {
        this.references.reportDangling(
          issueId,
          at,
          `No taxonomy has the issue '${issueId}' that is explained here.`,
          'issue',
        );
      } else if (place.subjectId !== subjectId) {
        const message = `${issueId} hangs under ${place.subjectId}, but this file is about ${subjectId}.`;
        this.references.report(at, 'reference', message, 'issue');
      } else if (explained.has(issueId)) {
        this.references.report(at, 'unique-id', `${issueId} is explained twice.`, 'issue');
      } else {
        this.pack.explanations.push({ ...entry, subjectId, issueId, at });
      }
      explained.add(issueId);
    });
  }

  addAbbreviations({ file, data }: ParsedFile<'abbreviations'>): void {
    data.abbreviations.forEach((entry, position) => {
      const at = { file, path: ['abbreviations', position] };
      if (this.references.claimId(entry.id, at)) this.pack.abbreviations.push({ ...entry, position, at });
    });
  }
}
