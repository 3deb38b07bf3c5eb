import { foldText } from '@/lib/content/fold-text';
import { mbeSubjectOf, type Pack, type PackEssay, type PackRule } from '@/lib/content/pack';
import { type Location, problemAt } from '@/lib/content/source-file';
import { groupBy } from '@/lib/domain/grouping/group-by';
import type { Check } from './check';

/** The contract joins these names with commas (specification 2.2). */
export const namesWithoutComma: Check = {
  name: 'name-comma',
  blocksImport: true,
  needsWholePack: false,
  run: (pack) => [
    ...[...pack.sources, ...pack.issues, ...pack.subIssues]
      .filter(({ name }) => name.includes(','))
      .map(({ id, name, at }) => problemAt(at, `The name of ${id}, '${name}', holds a comma.`, 'name')),
    ...pack.essays
      .filter(({ displayName }) => displayName.includes(','))
      .map(({ id, displayName, at }) =>
        problemAt(at, `The name of ${id}, '${displayName}', holds a comma.`, 'displayName'),
      ),
    ...[...groupBy(pack.questions, ({ at }) => at.file).values()]
      .flatMap(([question]) => (question?.topic.includes(',') ? [question] : []))
      .map(({ topic, at }) => problemAt({ file: at.file, path: [] }, `The topic '${topic}' holds a comma.`, 'topic')),
  ],
};

/**
 * The subtopic filter goes by the name within a multiple-choice subject, the source filter by the name,
 * live detection by the names of an essay's issues; essays and abbreviations are told apart by theirs.
 */
export const uniqueNames: Check = {
  name: 'unique-name',
  blocksImport: true,
  needsWholePack: false,
  run: (pack) => [
    ...repeatedNames(pack.sources, ({ kind }) => `${kind} sources`),
    ...repeatedNames(taxonomyNames(pack), ({ scope }) => scope),
    ...repeatedNames(pack.rules, ({ subjectId }: PackRule) => `the rules of ${subjectId}`),
    ...repeatedNames(essayNames(pack), () => 'the essays'),
    ...pack.essays.flatMap((essay) => repeatedNames(issueNames(essay), () => essay.id)),
    ...repeatedNames(abbreviationNames(pack), () => 'the abbreviations'),
  ],
};

type Named = {
  id: string;
  name: string;
  at: Location;
  /** The field that holds the name, should it be another than `name`. */
  field?: string;
};

function essayNames(pack: Pack): Named[] {
  return pack.essays.map(({ id, displayName, at }) => ({ id, name: displayName, at, field: 'displayName' }));
}

function issueNames({ issues, at }: PackEssay): Named[] {
  return issues.map(({ id, name }, index) => ({ id, name, at: { file: at.file, path: ['issues', index] } }));
}

/** One short form may stand for two things, but not twice for the same. */
function abbreviationNames(pack: Pack): Named[] {
  return pack.abbreviations.map(({ id, abbr, full, at }) => ({ id, name: `${abbr} = ${full}`, at, field: 'abbr' }));
}

function taxonomyNames(pack: Pack): (Named & { scope: string })[] {
  const scopes = new Map(pack.issues.map(({ id, subjectId }) => [id, mbeSubjectOf(subjectId) ?? subjectId] as const));
  return [
    ...pack.issues.map((issue) => ({ ...issue, scope: scopes.get(issue.id) ?? '' })),
    ...pack.subIssues.map((subIssue) => ({ ...subIssue, scope: scopes.get(subIssue.issueId) ?? '' })),
  ];
}

function repeatedNames<Item extends Named>(items: readonly Item[], scopeOf: (item: Item) => string) {
  const groups = groupBy(items, (item) => `${scopeOf(item)}\n${foldText(item.name)}`);
  return [...groups.values()].flatMap(([first, ...repeats]) =>
    repeats.map((item) =>
      problemAt(
        item.at,
        `${item.id} and ${first?.id} have one name, '${item.name}', within ${scopeOf(item)}.`,
        item.field ?? 'name',
      ),
    ),
  );
}
