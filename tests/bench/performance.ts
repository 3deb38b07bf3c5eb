/**
 * The statement behind the performance page, for a learner with 100,000 answers among 5,000,000:
 * beside aggregating the responses to the same figures, and beside the same statement for a learner
 * with 1,000 answers on as many days.
 */
import { deepStrictEqual } from 'node:assert';
import { join } from 'node:path';
import type pg from 'pg';
import { totalsQuery } from '@/lib/db/performance-repository';
import { disconnectDatabase } from '@/lib/db/prisma';
import { recomputeTotals } from '@/lib/services/mbe/recompute-totals';
import { removeCluster, withClient } from '@/scripts/database/cluster';
import { withBenchDatabases } from './support/bench-database';
import { median, report, say } from './support/figures';
import { aggregation, fillHistories, type History } from './support/histories';
import { addLearners, fillBank } from './support/large-bank';
import { BENCH_DIRECTORY } from './support/next-app';

const QUESTIONS = 10_000;
/** All learners: 50 of 100,000 answers, the first of them measured, and a small one. */
const LARGE_LEARNERS = 50;
const DAYS = 100;
const LARGE: History = { days: DAYS, attemptsPerDay: 100 };
const SMALL: History = { days: DAYS, attemptsPerDay: 1 };
const READS = 400;
const AGGREGATIONS = 9;

/** Milliseconds that a statement takes from this process and back; it is planned once per connection. */
async function measure(client: pg.Client, name: string, { text, values }: { text: string; values: unknown[] }) {
  const start = performance.now();
  const { rows } = await client.query({ name, text, values });
  return { millis: performance.now() - start, row: rows[0] as Record<string, unknown> };
}

/** Without the order of what has none. */
function sorted({ issueTotals, ...row }: Record<string, unknown>) {
  const totals = issueTotals as { issueId: string }[];
  return { ...row, issueTotals: totals.toSorted((a, b) => (a.issueId < b.issueId ? -1 : 1)) };
}

await withBenchDatabases({ isThrowAway: true }, async ({ create }) => {
  const url = await create('performance');
  say(`Filling a bank of ${QUESTIONS} questions and histories of 5,001,000 answers …`);
  await fillBank(url, QUESTIONS);
  const [large = '', small = ''] = await withClient(url, async (client) => {
    const ids = await addLearners(client, LARGE_LEARNERS + 1);
    const [smallId = '', ...largeIds] = ids;
    await fillHistories(
      client,
      [
        { ...SMALL, userIds: [smallId] },
        { ...LARGE, userIds: largeIds },
      ],
      QUESTIONS,
    );
    return [largeIds[LARGE_LEARNERS / 2] ?? '', smallId];
  });
  say('Making the totals …');
  process.env.DATABASE_URL = url;
  await recomputeTotals();
  await disconnectDatabase();

  await withClient(url, async (client) => {
    await client.query('VACUUM ANALYZE');
    const { rows } = await client.query<{ count: string }>(
      'SELECT count(*) FROM question_response UNION ALL SELECT count(*) FROM question_response WHERE user_id = $1',
      [large],
    );
    say(`  ${rows.map(({ count }) => count).join(' responses, ')} of the learner`);
    const [kept, raw] = [totalsQuery(large), aggregation(large)];
    deepStrictEqual(sorted((await measure(client, 'raw', raw)).row), sorted((await measure(client, 'kept', kept)).row));

    const millis = { large: [] as number[], small: [] as number[], raw: [] as number[] };
    for (let read = 0; read < READS; read += 1) {
      // Turn and turn about, so that whatever else the machine does falls on both alike.
      millis.large.push((await measure(client, 'kept', kept)).millis);
      millis.small.push((await measure(client, 'kept', totalsQuery(small))).millis);
    }
    for (let read = 0; read < AGGREGATIONS; read += 1) millis.raw.push((await measure(client, 'raw', raw)).millis);
    const [largeMillis, smallMillis, rawMillis] = [median(millis.large), median(millis.small), median(millis.raw)];
    say(`  ${largeMillis.toFixed(2)} ms with 100,000 answers, ${smallMillis.toFixed(2)} ms with 1,000`);
    say(`  ${rawMillis.toFixed(0)} ms by aggregating the responses`);
    report([
      { what: 'aggregating the responses to the performance query', ratio: rawMillis / largeMillis, atLeast: 150 },
      { what: 'the query with 100,000 answers to that with 1,000', ratio: largeMillis / smallMillis, atMost: 1.3 },
    ]);
  });
});

// Gigabytes that nothing else reads.
await removeCluster(join(BENCH_DIRECTORY, 'postgres'));
