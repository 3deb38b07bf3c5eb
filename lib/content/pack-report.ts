import { groupBy } from '@/lib/domain/grouping/group-by';
import { OPTION_LABELS } from '@/lib/domain/mbe/constants';
import { MBE_SUBJECTS, SUBJECTS } from '@/lib/domain/subjects/subjects';
import { blindReadings, isDisputed, isReviewed, REQUIRED_BLIND_ANSWERS } from './blind-review';
import { issueShares, untestedRules } from './checks/coverage';
import { extremeScores } from './checks/essay-scores';
import { isCrossing } from './checks/essays';
import { absoluteShares, callKindOf, LONG_STEM, SHORT_STEM } from './checks/exam-style';
import { isKeyLongest } from './checks/keys';
import { nearDuplicatesOf } from './checks/near-alike';
import { personalNamesOf } from './checks/personal-names';
import { scoreEssays } from './essay-scores';
import { NEAR_DUPLICATE_SIMILARITY, properNamesOf } from './near-duplicates';
import { mbeSubjectOf, type Pack, type PackQuestion } from './pack';
import { wordsOf } from './text-statistics';

const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
const MOST_USED_NAMES = 10;
const CLOSENESS = [0, 1, 2, 3];

/** What is in a pack, in lines of text for a terminal. */
export function reportPack(pack: Pack): string[] {
  return [
    ...section('Subjects', subjectRows(pack)),
    ...section('Essays and explanations', essayRows(pack)),
    ...section('Blind review', reviewRows(pack)),
    ...section('Questions by issue', issueRows(pack)),
    ...section('Sources', sourceRows(pack)),
    ...section('Style of the questions', styleRows(pack)),
    ...listSection(
      'Rules without a question or essay',
      untestedRules(pack).map(({ id }) => id),
    ),
    ...listSection(
      `Near duplicates (word triples shared with the shorter text, from ${NEAR_DUPLICATE_SIMILARITY * 100}%)`,
      nearDuplicatesOf(pack).map(
        ({ first, second, similarity }) => `${first.id} ~ ${second.id} ${percent(similarity)}`,
      ),
    ),
    ...listSection('Names used most in facts', mostUsedNames(pack)),
    ...scoreLines(pack),
    wordingsLine(pack),
    `Abbreviations: ${pack.abbreviations.length}`,
    `Unreviewed questions, which are not imported: ${count(pack.questions, (question) => !isReviewed(question, pack.blindReaders))}`,
    '',
  ];
}

function subjectRows(pack: Pack): string[][] {
  const rows = SUBJECTS.map(({ id, name }) => {
    const questions = pack.questions.filter(({ subjectId }) => subjectId === id);
    const rules = pack.rules.filter(({ subjectId }) => subjectId === id);
    return [
      name,
      count(pack.issues, ({ subjectId }) => subjectId === id),
      String(rules.length),
      outOf(rules, ({ lawChecked }) => lawChecked !== undefined),
      String(questions.length),
      ...DIFFICULTIES.map((wanted) => share(questions, ({ difficulty }) => difficulty === wanted)),
    ];
  });
  return [['', 'issues', 'rules', 'law-checked', 'questions', ...DIFFICULTIES], ...rows];
}

/** Essays go by their home; one that crosses also counts as a guest of its other topics. */
function essayRows(pack: Pack): string[][] {
  const explained = new Set(pack.explanations.map(({ issueId }) => issueId));
  const rows = SUBJECTS.map(({ id, name }) => {
    const atHome = pack.essays.filter(({ topics }) => topics[0] === id);
    const issues = pack.issues.filter(({ subjectId }) => subjectId === id);
    return [
      name,
      String(atHome.length),
      count(atHome, isCrossing),
      count(pack.essays, ({ topics }) => topics.indexOf(id) > 0),
      outOf(issues, (issue) => explained.has(issue.id)),
    ];
  });
  const total = [
    'All',
    String(pack.essays.length),
    count(pack.essays, isCrossing),
    '',
    outOf(pack.issues, ({ id }) => explained.has(id)),
  ];
  return [['', 'essays', 'crossing', 'as guest', 'issues explained'], ...rows, total];
}

/** What the product's own analysis makes of the model answers. */
function scoreLines(pack: Pack): string[] {
  const { lowest, highest } = extremeScores(scoreEssays(pack));
  return [
    ...(lowest ? [`Lowest score of a model answer: ${lowest.percent.toFixed(0)}% (${lowest.essay.id})`] : []),
    ...(highest
      ? [
          `Highest score of an answer to another essay: ${highest.percent.toFixed(0)}% (${highest.answerOf.id} as an answer to ${highest.essay.id})`,
        ]
      : []),
  ];
}

/** Questions by what blind readers made of them as they stand; the last column is what an import takes. */
function reviewRows(pack: Pack): string[][] {
  const rows = MBE_SUBJECTS.map((subject) => {
    const questions = pack.questions.filter(({ subjectId }) => mbeSubjectOf(subjectId) === subject);
    const agreed = questions.filter((question) => !isDisputed(question));
    return [
      subject,
      count(agreed, (question) => blindReadings(question).length === 0),
      count(agreed, (question) => blindReadings(question).length === 1),
      count(agreed, (question) => blindReadings(question).length >= REQUIRED_BLIND_ANSWERS),
      count(questions, isDisputed),
      count(questions, ({ revision }) => revision !== undefined),
      outOf(questions, (question) => isReviewed(question, pack.blindReaders)),
    ];
  });
  return [['', 'unread', 'one agrees', 'two agree', 'disputed', 'revised', 'reviewed'], ...rows];
}

function issueRows(pack: Pack): string[][] {
  const rows = issueShares(pack).flatMap(({ subject, total, issues }) => [
    [subject, String(total), '', ''],
    ...issues.map(({ issue, count, percent }) => [
      `  ${issue.name}`,
      String(count),
      `${percent.toFixed(0)}%`,
      `${issue.weight ?? '-'}%`,
    ]),
  ]);
  return [['', 'questions', 'share', 'weight'], ...rows];
}

function sourceRows(pack: Pack): string[][] {
  const questions = groupBy(pack.questions, ({ sourceId }) => sourceId);
  const rows = pack.sources
    .filter(({ kind }) => kind === 'question')
    .map(({ id, name }) => {
      const own = questions.get(id) ?? [];
      return [
        name,
        String(own.length),
        ...DIFFICULTIES.map((wanted) => share(own, ({ difficulty }) => difficulty === wanted)),
        ...OPTION_LABELS.map((label) => share(own, ({ key }) => key === label)),
        share(own, isKeyLongest),
      ];
    });
  return [
    ['', 'questions', ...DIFFICULTIES, ...OPTION_LABELS.map((label) => `key ${label}`), 'longest is key'],
    ...rows,
  ];
}

/** How the questions of each source compare with the exam's; the last columns count readers' figures of closeness. */
function styleRows(pack: Pack): string[][] {
  const questions = groupBy(pack.questions, ({ sourceId }) => sourceId);
  const rows = pack.sources
    .filter(({ kind }) => kind === 'question')
    .map(({ id, name }) => {
      const own = questions.get(id) ?? [];
      const { keys, wrong } = absoluteShares(own);
      const closeness = own.flatMap((question) => blindReadings(question).map((reading) => reading.closeness));
      return [
        name,
        percent(keys),
        percent(wrong),
        share(own, (question) => callKindOf(question) === 'outcome with reason'),
        share(own, ({ facts }) => personalNamesOf(facts).length > 0),
        share(own, ({ facts }) => wordsOf(facts).length < SHORT_STEM.belowWords),
        share(own, ({ facts }) => wordsOf(facts).length > LONG_STEM.aboveWords),
        share(own, ({ flip }) => flip !== undefined),
        ...CLOSENESS.map((figure) => String(closeness.filter((read) => read === figure).length)),
      ];
    });
  return [
    [
      '',
      'absolute keys',
      'absolute others',
      'outcome calls',
      'stems with names',
      'short stems',
      'long stems',
      'flips',
      ...CLOSENESS.map((figure) => `close ${figure}`),
    ],
    ...rows,
  ];
}

function mostUsedNames(pack: Pack): string[] {
  const uses = groupBy(
    pack.questions.flatMap(({ facts }) => properNamesOf(facts)),
    (name) => name,
  );
  return [...uses]
    .map(([name, { length }]) => ({ name, length }))
    .toSorted((a, b) => b.length - a.length)
    .slice(0, MOST_USED_NAMES)
    .map(({ name, length }) => `${name} in ${length}`);
}

function wordingsLine({ rules }: Pack): string {
  const elements = rules.filter(({ wordedAt }) => wordedAt).flatMap(({ buzzwords }) => buzzwords);
  const paraphraseCount = elements.flatMap(({ paraphrases = [] }) => paraphrases).length;
  const misstatementCount = elements.flatMap(({ misstatements = [] }) => misstatements).length;
  return `Wordings of ${elements.length} elements: ${paraphraseCount} paraphrases, ${misstatementCount} misstatements; rules without wordings: ${count(rules, ({ wordedAt }) => !wordedAt)}`;
}

function count<Item>(items: readonly Item[], matches: (item: Item) => boolean): string {
  return String(items.filter(matches).length);
}

function outOf<Item>(items: readonly Item[], matches: (item: Item) => boolean): string {
  return items.length === 0 ? '-' : `${count(items, matches)} of ${items.length}`;
}

function share(questions: readonly PackQuestion[], matches: (question: PackQuestion) => boolean): string {
  const found = questions.filter(matches).length;
  return questions.length === 0 ? '-' : `${found} (${percent(found / questions.length)})`;
}

function percent(ratio: number): string {
  return `${Math.round(ratio * 100)}%`;
}

/** A table whose first column is aligned left and whose others are aligned right. */
function section(title: string, rows: readonly string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
  return [title, ...lines.map((line) => `  ${line.trimEnd()}`), ''];
}

function listSection(title: string, items: readonly string[]): string[] {
  return [`${title}: ${items.length || 'none'}`, ...items.map((item) => `  ${item}`), ''];
}
