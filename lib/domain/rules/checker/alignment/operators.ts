/** Words, most of them of grammar, on which a sentence of law turns; those of one line say the same. */
const OPERATORS = {
  permission: 'may can could might',
  duty: 'must shall should ought',
  prediction: 'will would',
  condition: 'if when where whenever wherever once provided',
  exception: 'unless except until',
  earlier: 'before until prior',
  later: 'after upon following once',
  inside: 'within inside',
  more: 'more over above greater exceeding',
  less: 'less under below fewer',
  most: 'most',
  least: 'least',
  every: 'all every each',
  any: 'any',
  some: 'some',
  only: 'only solely just alone exclusively merely',
  also: 'also too even',
  and: 'and',
  or: 'or',
  either: 'either',
  both: 'both',
  same: 'same',
  always: 'always ever',
  benefit: 'for',
  against: 'against',
  from: 'from',
  by: 'by',
  despite: 'despite regardless',
} as const;

type Operator = keyof typeof OPERATORS;

const OPPOSED: readonly (readonly [Operator, Operator])[] = [
  ['permission', 'duty'],
  ['condition', 'exception'],
  ['earlier', 'later'],
  ['inside', 'later'],
  ['inside', 'earlier'],
  ['more', 'less'],
  ['most', 'least'],
  ['every', 'some'],
  ['only', 'also'],
  ['either', 'both'],
  ['benefit', 'against'],
];
/** Without one of these, or with one more, a sentence says something else. */
const DECISIVE = new Set(
  'only solely exclusively alone unless until except always also even if when where against despite regardless'.split(
    ' ',
  ),
);

const operatorsByWord = new Map<string, Operator[]>();
for (const operator of Object.keys(OPERATORS) as Operator[]) {
  for (const word of OPERATORS[operator].split(' ')) {
    operatorsByWord.set(word, [...(operatorsByWord.get(word) ?? []), operator]);
  }
}
const NONE: readonly Operator[] = [];

/** What a word does by which a sentence of law turns; nothing for most. */
export function operatorsOf(word: string): readonly Operator[] {
  return operatorsByWord.get(word) ?? NONE;
}

/** Whether two words do the opposite of one another: 'may' and 'must', 'within' and 'after'. */
export function areOpposedOperators(one: string, other: string): boolean {
  const [ours, theirs] = [operatorsOf(one), operatorsOf(other)];
  return OPPOSED.some(
    ([left, right]) =>
      (ours.includes(left) && theirs.includes(right)) || (ours.includes(right) && theirs.includes(left)),
  );
}

/** Whether a sentence says something else without the word, or with it: 'only', 'unless'. */
export function isDecisive(word: string): boolean {
  return DECISIVE.has(word);
}
