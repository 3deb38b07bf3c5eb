import { writeFile } from 'node:fs/promises';
import type { Scorecard } from '@/lib/domain/rules/checker/decision/scorecard';
import { fitScorecard } from './rule-check/fit-scorecard';
import { examplesOf, readLabelledAnswers } from './rule-check/labelled-answers';
import { SCALES } from './rule-check/scales';

/**
 * `npm run learn-rule-check`: learns anew by what a recalled rule is judged, from the labeled answers in
 * tests/golden/rules, and writes lib/domain/rules/checker/decision/learned-scorecard.ts.
 */
const LEARNED = 'lib/domain/rules/checker/decision/learned-scorecard.ts';

const examples = (await readLabelledAnswers()).flatMap(examplesOf);
const card = fitScorecard(examples, SCALES);
await writeFile(LEARNED, sourceOf(card));
process.stdout.write(`Learned ${card.steps.length} steps from ${examples.length} labelled elements.\n`);

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
