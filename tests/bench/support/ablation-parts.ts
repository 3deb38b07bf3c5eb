import { type AnswerFindings, CONSTRAINTS, type ConstraintName } from '@/lib/domain/rules/checker/decision/decide';
import { EVIDENCE, type EvidenceName } from '@/lib/domain/rules/checker/evidence/evidence';
import { type Conflict, FINDERS } from '@/lib/domain/rules/checker/examine';
import type { Edit } from './ablated-checker';

/** A part of the checker that can be left out, and how. */
export type Part = {
  name: string;
  /** Not weighed by the scorecard. */
  evidence?: EvidenceName;
  /** Not decided by. */
  constraint?: ConstraintName;
  /** Not found, neither weighed nor decided by. */
  finder?: Conflict['finder'];
  /** Not there when texts are read and compared. */
  edit?: Edit;
};

const CHECKER = 'lib/domain/rules/checker';

/** A list of words that is to be empty. */
const list = (name: string, file: string, constant: string): Part => ({
  name: `list: ${name}`,
  edit: {
    file: `${CHECKER}/reading/${file}`,
    replacements: [[new RegExp(`const ${constant} = \`[^\`]*\``), `const ${constant} = \`\``]],
  },
});

/** Functions of a file that are to answer always the same. */
const functions = (name: string, file: string, answers: Readonly<Record<string, string>>): Part => ({
  name,
  edit: {
    file,
    replacements: Object.entries(answers).map(([called, answer]) => [
      new RegExp(`function ${called}\\b`),
      `function ${called}() { return ${answer}; }\nfunction unused_${called}`,
    ]),
  },
});

/** Negation as `lib/domain/text/polarity.ts` sees it, in the form of the sentence grammar of rules. */
const PLAIN_SCOPE = `import { isNegation } from '@/lib/domain/text/polarity';
export function negationScopesOf(words: readonly Term[], _text: string): NegationScope[] {
  let cue = -1;
  return words.map(({ word, polarity }, index) => {
    if (isNegation(word)) cue = index;
    const sign = polarity === 'affirmed' ? 1 : polarity === 'negated' ? -1 : 0;
    return { ...scopeAt(words, index, newState(index, 'main')), sign, cue: sign === -1 ? cue : -1, modal: null };
  });
}
function unused(words: readonly Term[], text: string): NegationScope[] {`;

/** Every part that is left out, one at a time. */
export const PARTS: readonly Part[] = [
  ...FINDERS.map((finder): Part => ({ name: `finder: ${finder}`, finder })),
  ...(Object.keys(EVIDENCE) as EvidenceName[]).map((evidence): Part => ({ name: `evidence: ${evidence}`, evidence })),
  ...CONSTRAINTS.map((constraint): Part => ({ name: `constraint: ${constraint}`, constraint })),
  list('equivalent words', 'equivalents.ts', 'EQUIVALENT_WORDS'),
  list('everyday short forms', 'everyday-forms.ts', 'FORMS'),
  functions('reading: first letters, cut words, compounds', `${CHECKER}/reading/initialisms.ts`, {
    findInitialisms: '[]',
  }),
  functions('reading: equal quantities', `${CHECKER}/alignment/quantity-links.ts`, { linkQuantities: 'arguments[2]' }),
  functions('reading: typing errors', 'lib/domain/text/read-text.ts', { correctText: 'arguments[0]' }),
  functions('reading: examples', `${CHECKER}/reading/terms.ts`, { examplesIn: '() => false' }),
  functions('reading: weights of words', `${CHECKER}/reading/word-weights.ts`, { wordWeight: '1' }),
  functions('reading: parties', `${CHECKER}/reading/persons.ts`, { namesParty: 'false' }),
  functions('reading: words of one family', `${CHECKER}/reading/concepts.ts`, { areKindred: 'false' }),
  {
    name: 'grammar: scope of rules, for that of essays',
    edit: {
      file: `${CHECKER}/reading/negation-scope.ts`,
      replacements: [[/export function negationScopesOf\(.*\{$/m, PLAIN_SCOPE]],
    },
  },
  functions('grammar: other conditions', `${CHECKER}/conflicts/clause-conflicts.ts`, {
    openConflicts: '[]',
    requirementConflicts: '[]',
  }),
  functions('grammar: other exceptions', `${CHECKER}/conflicts/clause-conflicts.ts`, { exceptionConflicts: '[]' }),
  functions('grammar: what is left open before', `${CHECKER}/reading/earlier-scopes.ts`, {
    leaveOpen: 'undefined',
    leaveAlternative: 'undefined',
    leaveConditions: 'undefined',
  }),
  functions('grammar: subjects restricted', `${CHECKER}/reading/earlier-scopes.ts`, {
    restrict: 'undefined',
    leaveSubject: 'undefined',
  }),
  functions('grammar: subjects denied', `${CHECKER}/reading/earlier-scopes.ts`, { transfer: 'undefined' }),
  functions('grammar: denials ahead', `${CHECKER}/reading/earlier-scopes.ts`, { markBefore: 'undefined' }),
  functions('grammar: words said twice', `${CHECKER}/alignment/word-pairs.ts`, {
    isSaidElsewhere: 'false',
    standsBesideTwin: 'false',
  }),
];

/** What is found, without what a finder finds. */
export function withoutFinder(findings: AnswerFindings, finder: Conflict['finder']): AnswerFindings {
  const rest = <One>(found: ReadonlySet<One>) => new Set([...found].filter((one) => one !== finder));
  return {
    ...findings,
    conflictsBetween: rest(findings.conflictsBetween),
    elements: findings.elements.map((element) => ({
      ...element,
      evidence: { ...element.evidence, [finder]: 0 },
      conflicts: rest(element.conflicts),
    })),
  };
}
