/**
 * The analysis of essays: whether it ranks answers as people do, what it gives to model answers and to
 * answers to other essays, and how long it takes, from the plain text and the grading to the feedback.
 */
import { gradingOf, isOwnAnswer, scoreEssays } from '@/lib/content/essay-scores';
import { textOfMarkdown } from '@/lib/content/markdown';
import { analyzeEssay } from '@/lib/domain/essays/analyze-essay';
import { corpus } from '../support/corpus';
import { scoreGoldenEssays, scoreUnseenEssays } from '../support/golden-essays';
import { rankCorrelation } from '../support/rank-correlation';
import { lowerQuartile, report, say } from './support/figures';

const ANSWER_WORDS = 1_500;
const TARGET_MS = 30;
const ROUNDS = 60;
const WARM_UP_ROUNDS = 20;

const pack = await corpus();
const golden = await scoreGoldenEssays();
const unseen = (await scoreUnseenEssays()).map(({ percents, score }) => ({
  percent: (percents[0] + percents[1]) / 2,
  between: Math.abs(percents[0] - percents[1]),
  score,
}));
const scores = scoreEssays(pack);
const lowest = Math.min(...scores.filter(isOwnAnswer).map(({ percent }) => percent));
const highest = Math.max(...scores.filter((score) => !isOwnAnswer(score)).map(({ percent }) => percent));

for (const grade of [5, 4, 3, 2, 1]) {
  const ofGrade = golden.filter((answer) => answer.grade === grade).map(({ score }) => score);
  say(`  grade ${grade}: ${ofGrade.length} answers, ${Math.min(...ofGrade)} to ${Math.max(...ofGrade)} points`);
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const off = mean(unseen.map(({ percent, score }) => Math.abs(percent - score)));
const between = mean(unseen.map(({ between }) => between));
say(`  ${unseen.length} answers set apart: off the mean of two readers by ${off.toFixed(1)} points in a hundred;`);
say(`  the two readers differ by ${between.toFixed(1)}`);

/** Milliseconds to analyze an answer of so many words, beginning with an essay's own model answer. */
function timeAnalysis(words: number): number {
  const answers = pack.essays.map(({ answer }) => textOfMarkdown(answer));
  const millis: number[] = [];
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    const number = round % pack.essays.length;
    const essay = pack.essays[number];
    if (!essay) continue;
    const text = [...answers.slice(number), ...answers.slice(0, number)].join('\n\n');
    const answer = text.split(' ').slice(0, words).join(' ');
    const grading = gradingOf(essay, pack);
    const start = performance.now();
    analyzeEssay({ answer, ...grading });
    if (round >= WARM_UP_ROUNDS) millis.push(performance.now() - start);
  }
  return lowerQuartile(millis);
}

const once = timeAnalysis(ANSWER_WORDS);
const twice = timeAnalysis(2 * ANSWER_WORDS);
say(`  ${ANSWER_WORDS} words: ${once.toFixed(1)} ms; ${2 * ANSWER_WORDS} words: ${twice.toFixed(1)} ms`);

report([
  {
    what: `rank correlation of ${golden.length} grades given by hand with the scores (Spearman)`,
    ratio: rankCorrelation(
      golden.map(({ grade }) => grade),
      golden.map(({ score }) => score),
    ),
    atLeast: 0.9,
  },
  {
    what: `the same with what two readers gave ${unseen.length} answers that nothing was chosen by`,
    ratio: rankCorrelation(
      unseen.map(({ percent }) => percent),
      unseen.map(({ score }) => score),
    ),
    atLeast: 0.95,
  },
  { what: `lowest share that a model answer of ${pack.essays.length} gets`, ratio: lowest / 100, atLeast: 0.8 },
  { what: 'highest share that an answer to another essay gets', ratio: highest / 100, atMost: 0.2 },
  { what: `time to analyze ${ANSWER_WORDS} words to ${TARGET_MS} ms`, ratio: once / TARGET_MS, atMost: 1 },
  { what: 'time for twice as many words to that', ratio: twice / once, atMost: 2.2 },
]);
