import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { loadPack } from '@/lib/content/load-pack';
import { BrokenPackError } from '@/lib/content/problem';
import { gatherEvidence } from '@/lib/domain/rules/evidence';
import { type ElementState, examine } from '@/lib/domain/rules/examine';
import type { RuleToCheck } from '@/lib/domain/rules/rule-reading';
import type { Scorecard } from '@/lib/domain/rules/scorecard';
import type { Abbreviation } from '@/lib/domain/text/abbreviations';
import { composeAnswer, composeStrayAnswer, seededRandom } from './rule-check/compose-answers';
import { type Example, fitScorecard } from './rule-check/fit-scorecard';
import { SCALES } from './rule-check/scales';

/**
 * `npm run learn-rule-check`: learns anew by what a recalled rule is judged, from the wordings of the default pack
 * and the labelled answers in tests/golden/rules, and writes lib/domain/rules/learned-scorecard.ts.
 */
const PACK = 'prisma/content/barwright';
const LABELLED = 'tests/golden/rules';
const LEARNED = 'lib/domain/rules/learned-scorecard.ts';

/** Answers that nothing is learned from, so that something is left to measure by. */
const HELD_OUT = ['fresh-d.yaml'];
/** Written by readers who did not know how answers are checked: what most answers will be like. */
const WRITTEN_BLIND = /^fresh-/;
const WEIGHTS = { composed: 0.2, labelled: 0.5, blind: 3 };
const COMPOSED_FOR_EACH_RULE = 4;
const SEED = 7;

type Answer = { rule: string; kind: string; answer: string; elements: { state: ElementState }[] };

const { pack, problems } = await loadPack(PACK);
if (problems.length > 0) throw new BrokenPackError(problems);
const { rules, abbreviations } = pack;
const labelled = await learnFromLabelled(new Map(rules.map((rule) => [rule.id, rule])), abbreviations);
const composed = learnFromComposed(rules, abbreviations);
const card = fitScorecard([...labelled, ...composed], SCALES);
await writeFile(LEARNED, sourceOf(card));
process.stdout.write(
  `Learned ${card.steps.length} steps from ${labelled.length} labelled and ${composed.length} composed elements.\n`,
);

async function learnFromLabelled(byId: ReadonlyMap<string, RuleToCheck>, short: readonly Abbreviation[]) {
  const names = (await readdir(LABELLED)).filter((name) => !HELD_OUT.includes(name)).toSorted();
  const files = await Promise.all(
    names.map(async (name) => ({ name, text: await readFile(join(LABELLED, name), 'utf8') })),
  );
  return files.flatMap(({ name, text }) => {
    const weight = WRITTEN_BLIND.test(name) ? WEIGHTS.blind : WEIGHTS.labelled;
    const { answers }: { answers: Answer[] } = parse(text);
    // A string of keywords has every element and states none.
    const telling = answers.filter(({ kind }) => kind !== 'keyword-salad');
    return telling.flatMap(({ rule: id, answer, elements }) => {
      const rule = byId.get(id);
      if (!rule) throw new Error(`${name} answers the rule ${id}, which the pack does not have.`);
      return examplesOf(
        rule,
        answer,
        elements.map(({ state }) => state),
        weight,
        short,
      );
    });
  });
}

function learnFromComposed(all: readonly (RuleToCheck & { subjectId: string })[], short: readonly Abbreviation[]) {
  const random = seededRandom(SEED);
  return all.flatMap((rule) => {
    const others = all.filter((one) => one.subjectId === rule.subjectId && one !== rule);
    const stray = others[Math.floor(random() * others.length)];
    const answers = Array.from({ length: COMPOSED_FOR_EACH_RULE }, () => composeAnswer(rule, random));
    if (stray) answers.push(composeStrayAnswer(rule, stray, random));
    return answers.flatMap((one) => examplesOf(one.rule, one.text, one.states, WEIGHTS.composed, short));
  });
}

function examplesOf(
  rule: RuleToCheck,
  answer: string,
  states: readonly ElementState[],
  weight: number,
  short: readonly Abbreviation[],
): Example[] {
  return gatherEvidence(rule, examine(rule, answer, short)).map(({ evidence }, index) => ({
    evidence,
    isStated: states[index] === 'present',
    weight,
  }));
}

function sourceOf({ base, steps }: Scorecard): string {
  const lines = steps.map(
    ({ evidence, from, points }) => `    { evidence: '${evidence}', from: ${from}, points: ${points} },\n`,
  );
  return `import type { Scorecard } from './scorecard';

/** Written by \`npm run learn-rule-check\`: change what it learns from, not this file. */
export const SCORECARD: Scorecard = {
  base: ${base},
  steps: [
${lines.join('')}  ],
};
`;
}
