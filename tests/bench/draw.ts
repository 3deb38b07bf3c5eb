/**
 * Drawing 50 questions, from the filter to whole questions with options and rules: from a bank of a
 * million beside one of a thousand, and beside what `ORDER BY random()` takes on the same filter.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { withClient } from '@/scripts/database/cluster';
import { withBenchDatabases } from './support/bench-database';
import type { DrawRequest, DrawResult } from './support/draw-worker';
import { lowerQuartile, report, say } from './support/figures';
import { addLearners, fillBank } from './support/large-bank';

const SMALL = 1_000;
const LARGE = 1_000_000;
/** What the learner has answered before: a tenth of the small bank. */
const ANSWERED = 100;
const ROUNDS = 9;
const DRAWS_PER_ROUND = 100;
const RANDOM_ORDER_DRAWS = 5;
/** Enough to bring the index of the large bank into memory. */
const WARM_UP_DRAWS = 600;

type Bank = { url: string; userId: string };

async function makeBank(url: string, count: number): Promise<Bank> {
  await fillBank(url, count);
  return withClient(url, async (client) => {
    const [userId = ''] = await addLearners(client, 1);
    await client.query(
      `INSERT INTO learner_question (user_id, question_id, times_answered, times_correct, last_correct, last_answered_at)
       SELECT $1, format('q-%s', n), 1, 1, true, now() FROM generate_series(1, $2) AS n`,
      [userId, ANSWERED],
    );
    return { url, userId };
  });
}

/** A process of its own for each bank, as each holds one catalogue. */
function startWorker({ url }: Bank): ChildProcess {
  return fork(new URL('./support/draw-worker.ts', import.meta.url), { env: { ...process.env, DATABASE_URL: url } });
}

async function ask(worker: ChildProcess, request: DrawRequest): Promise<DrawResult> {
  worker.send(request);
  const [result] = (await once(worker, 'message')) as [DrawResult];
  return result;
}

/**
 * χ² of how often each question came, over its limit at p = 0.001. Questions come without
 * replacement, which makes counts lie closer together than independent ones: that is allowed for.
 */
function chiSquareToLimit(counts: readonly number[], drawnShare: number): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const degrees = counts.length - 1;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0) / (1 - drawnShare);
  // Wilson and Hilferty's approximation of the distribution's upper 0.001 point.
  const limit = degrees * (1 - 2 / (9 * degrees) + 3.0902 * Math.sqrt(2 / (9 * degrees))) ** 3;
  return (chiSquare * degrees) / counts.length / limit;
}

await withBenchDatabases({ isThrowAway: true }, async ({ create }) => {
  say(`Filling banks of ${SMALL} and ${LARGE} questions …`);
  const [small, large] = [
    await makeBank(await create('draw_small'), SMALL),
    await makeBank(await create('draw_large'), LARGE),
  ];
  const [smallWorker, largeWorker] = [startWorker(small), startWorker(large)];
  try {
    const draw = (userId: string, times = DRAWS_PER_ROUND): DrawRequest => ({ kind: 'draw', userId, times });
    const millis: { small: number[]; large: number[] } = { small: [], large: [] };
    await ask(smallWorker, draw(small.userId, WARM_UP_DRAWS));
    await ask(largeWorker, draw(large.userId, WARM_UP_DRAWS));
    // Turn and turn about, so that whatever else the machine does falls on both alike.
    for (let round = 0; round < ROUNDS; round += 1) {
      millis.small.push(...(await ask(smallWorker, draw(small.userId))).millis);
      millis.large.push(...(await ask(largeWorker, draw(large.userId))).millis);
    }
    const [smallMillis, largeMillis] = [lowerQuartile(millis.small), lowerQuartile(millis.large)];
    const { millis: randomMillis } = await ask(largeWorker, {
      kind: 'random-order',
      userId: large.userId,
      times: RANDOM_ORDER_DRAWS,
    });
    const random = lowerQuartile(randomMillis);
    say(`  ${SMALL} questions: ${smallMillis.toFixed(2)} ms a draw`);
    say(`  ${LARGE} questions: ${largeMillis.toFixed(2)} ms a draw`);
    say(`  ${LARGE} questions by ORDER BY random(): ${random.toFixed(0)} ms a draw`);

    const { counts, drawnShare } = await ask(smallWorker, { kind: 'count', userId: crypto.randomUUID(), times: 2_000 });
    report([
      { what: 'a draw from a million questions to one from a thousand', ratio: largeMillis / smallMillis, atMost: 1.3 },
      {
        what: 'ORDER BY random() on the same filter to our draw',
        ratio: random / largeMillis,
        atLeast: 200,
      },
      {
        what: 'χ² of uniformity within a topic to its limit at p = 0.001',
        ratio: chiSquareToLimit(counts, drawnShare),
        atMost: 1,
      },
    ]);
  } finally {
    smallWorker.disconnect();
    largeWorker.disconnect();
  }
});
