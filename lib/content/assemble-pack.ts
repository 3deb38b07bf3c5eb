import type { ParsedFile, ParsedFiles } from './file-kinds';
import { mbeSubjectOf, type Pack, type TaxonomyPlace } from './pack';
import type { Problem } from './problem';
import type { TaxonomySubIssue } from './schemas/taxonomy-schema';
import { type Location, problemAt, type YamlPath } from './source-file';

/**
 * Joins the files of a pack and resolves what they say of one another. An entry whose id is taken or
 * whose references lead nowhere is reported and left out. A reference to one of the `brokenIds`
 * (of files that could not be read) leaves its entry out silently: the broken file is the problem.
 */
export function assemblePack(files: ParsedFiles, brokenIds: ReadonlySet<string>): { pack: Pack; problems: Problem[] } {
  const assembly = new Assembly(brokenIds);
  files.pack.forEach((file) => {
    assembly.addSources(file);
  });
  files.taxonomy.forEach((file) => {
    assembly.addTaxonomy(file);
  });
  files.rules.forEach((file) => {
    assembly.addRules(file);
  });
  files.questions.forEach((file) => {
    assembly.addQuestions(file);
  });
  return { pack: assembly.pack, problems: assembly.problems };
}

class Assembly {
  readonly pack: Pack = { sources: [], issues: [], subIssues: [], rules: [], questions: [] };
  readonly problems: Problem[] = [];

  /** Where each id was first used; ids are unique across all kinds. */
  private readonly takenIds = new Map<string, Location>();
  private readonly issuePlaces = new Map<string, { place: TaxonomyPlace; hasSubIssues: boolean }>();
  private readonly subIssuePlaces = new Map<string, TaxonomyPlace>();
  private readonly ruleIds = new Set<string>();

  constructor(private readonly brokenIds: ReadonlySet<string>) {}

  addSources({ file, data }: ParsedFile<'pack'>): void {
    for (const kind of ['question', 'rule'] as const) {
      const key = `${kind}Sources` as const;
      data[key].forEach((source, position) => {
        const at = { file, path: [key, position] };
        if (this.claimId(source.id, at)) this.pack.sources.push({ ...source, kind, position, at });
      });
    }
  }

  addTaxonomy({ name, file, data }: ParsedFile<'taxonomy'>): void {
    const subjectId = data.subject;
    if (name !== `taxonomy/${subjectId}.yaml`) {
      const message = `The taxonomy of ${subjectId} belongs in taxonomy/${subjectId}.yaml.`;
      this.report({ file, path: ['subject'] }, 'layout', message);
      return;
    }
    data.issues.forEach(({ id, name, weight, subissues = [] }, position) => {
      const at = { file, path: ['issues', position] };
      if (!this.claimId(id, at)) return;
      const place = { subjectId, issueId: id, subIssueId: null };
      this.pack.issues.push({ id, subjectId, name, weight: weight ?? null, position, at });
      this.issuePlaces.set(id, { place, hasSubIssues: subissues.length > 0 });
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
      if (!this.claimId(id, at)) return;
      const place = { ...parent, subIssueId: id };
      this.pack.subIssues.push({
        id,
        issueId: parent.issueId,
        parentId: parent.subIssueId,
        name,
        position: counter.next++,
        at,
      });
      this.subIssuePlaces.set(id, place);
      this.addSubIssues(subissues, place, { file, path: [...at.path, 'subissues'] }, counter);
    });
  }

  addRules({ file, data }: ParsedFile<'rules'>): void {
    const hasSource = this.knowsSource('rule', data.source, { file, path: ['source'] });
    data.rules.forEach(({ subissue, issue, ...entry }, position) => {
      const at = { file, path: ['rules', position] };
      this.ruleIds.add(entry.id);
      const isNew = this.claimId(entry.id, at);
      const place = this.place({ subissue, issue }, entry.id, at);
      if (place && place.subjectId !== data.subject) {
        const message = `${entry.id} hangs under ${place.subjectId}, but this file is about ${data.subject}.`;
        this.report(at, 'reference', message, subissue ? 'subissue' : 'issue');
      } else if (place && isNew && hasSource) {
        this.pack.rules.push({ ...entry, ...place, sourceId: data.source, position, at });
      }
    });
  }

  addQuestions({ name, file, data }: ParsedFile<'questions'>): void {
    const sourceAt = { file, path: ['source'] };
    const hasSource = this.knowsSource('question', data.source, sourceAt);
    if (name.split('/')[1] !== data.source) {
      this.report(sourceAt, 'layout', `A file of the source '${data.source}' belongs in questions/${data.source}/.`);
    }
    data.questions.forEach(({ subissue, issue, ...entry }, index) => {
      const at = { file, path: ['questions', index] };
      const isNew = this.claimId(entry.id, at);
      const place = this.place({ subissue, issue }, entry.id, at);
      const unknownRules = entry.rules.filter((rule) => !this.ruleIds.has(rule));
      for (const rule of unknownRules) {
        const message = `${entry.id} tests the rule '${rule}', which no file has.`;
        this.reportDangling(rule, at, message, 'rules', entry.rules.indexOf(rule));
      }
      entry.rules.forEach((rule, position) => {
        if (entry.rules.indexOf(rule) === position) return;
        this.report(at, 'reference', `${entry.id} names the rule '${rule}' twice.`, 'rules', position);
      });
      if (place && mbeSubjectOf(place.subjectId) === null) {
        const message = `${entry.id} hangs under ${place.subjectId}, which has no multiple-choice questions.`;
        this.report(at, 'reference', message);
      } else if (place && isNew && hasSource && unknownRules.length === 0) {
        this.pack.questions.push({ ...entry, ...place, sourceId: data.source, topic: data.topic, at });
      }
    });
  }

  /** Takes an id for the entry at a place; false when another entry has it. */
  private claimId(id: string, at: Location): boolean {
    const taken = this.takenIds.get(id);
    if (!taken) {
      this.takenIds.set(id, at);
      return true;
    }
    const first = problemAt(taken, '', 'id');
    this.report(at, 'unique-id', `The id '${id}' is already used at ${first.file}:${first.line}.`, 'id');
    return false;
  }

  private knowsSource(kind: 'question' | 'rule', id: string, at: Location): boolean {
    const isKnown = this.pack.sources.some((source) => source.kind === kind && source.id === id);
    if (!isKnown) this.reportDangling(id, at, `pack.yaml has no ${kind} source '${id}'.`);
    return isKnown;
  }

  private place(
    reference: { subissue: string | undefined; issue: string | undefined },
    id: string,
    at: Location,
  ): TaxonomyPlace | null {
    if (reference.subissue !== undefined) {
      const place = this.subIssuePlaces.get(reference.subissue);
      const message = `${id} hangs under the sub-issue '${reference.subissue}', which no taxonomy has.`;
      if (!place) this.reportDangling(reference.subissue, at, message, 'subissue');
      return place ?? null;
    }
    const issueId = reference.issue ?? '';
    const issue = this.issuePlaces.get(issueId);
    if (!issue) {
      const message = `${id} hangs under the issue '${issueId}', which no taxonomy has.`;
      this.reportDangling(issueId, at, message, 'issue');
    } else if (issue.hasSubIssues) {
      const message = `${id} hangs under the issue '${issueId}', which has sub-issues: name one of them.`;
      this.report(at, 'reference', message, 'issue');
      return null;
    }
    return issue?.place ?? null;
  }

  private reportDangling(id: string, at: Location, message: string, ...within: YamlPath): void {
    if (!this.brokenIds.has(id)) this.report(at, 'reference', message, ...within);
  }

  private report(at: Location, check: string, message: string, ...within: YamlPath): void {
    this.problems.push({ ...problemAt(at, message, ...within), check });
  }
}
