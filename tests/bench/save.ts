/**
 * Saving attempts of ten answers, durably, through `POST /api/quiz/attempts`, beside what pgbench
 * reaches with the same statement on the same server with as many connections.
 */
import { randomBytes, randomInt } from 'node:crypto';
import { issueToken } from '@/lib/auth/token';
import { attemptInsertion } from '@/lib/db/attempt-repository';
import { OPTION_LABELS } from '@/lib/domain/mbe/constants';
import { withClient } from '@/scripts/database/cluster';
import { prepareBuild } from '@/scripts/launch/prepare';
import { answerTo, attemptOf } from '../support/factories/attempts';
import { withBenchDatabases } from './support/bench-database';
import { median, report, say } from './support/figures';
import { addLearners, fillBank } from './support/large-bank';
import { measureRequests } from './support/load';
import { serveProduct } from './support/next-app';
import { measureTransactions } from './support/pgbench';

const DIST_DIRECTORY = '.test/next';
const QUESTIONS = 1_000;
const LEARNERS = 200;
const ANSWERS = 10;
const CONNECTIONS = 10;
const WARM_UP_SECONDS = 3;
const SECONDS = 6;
const ROUNDS = 5;
/** Statements that pgbench chooses from at random. */
const SCRIPTS = 100;
/** Attempts that wrk chooses from at random. */
const REQUESTS = 500;

/** Ten different questions of the bank. */
function someQuestionIds(): string[] {
  const ids = new Set<string>();
  while (ids.size < ANSWERS) ids.add(`q-${randomInt(1, QUESTIONS + 1)}`);
  return [...ids];
}

const someLabel = () => OPTION_LABELS[randomInt(OPTION_LABELS.length)] ?? 'A';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const KEY = 'a key of its own';

/** The statement as the product sends it, its values written out; each run of it stores another attempt. */
function script(userId: string): string {
  const { text, values } = attemptInsertion({
    userId,
    idempotencyKey: KEY,
    mode: 'Practice',
    totalTimeSeconds: 300,
    filtersUsed: { sources: [], subjects: ['Evidence'], numQuestionsRequested: ANSWERS },
    timeZone: 'UTC',
    day: '2026-11-21',
    answeredAtMs: Date.now(),
    answers: someQuestionIds().map((questionId) => ({
      questionId,
      answerLabel: someLabel(),
      timeTakenSeconds: 30,
      confidence: 'Medium' as const,
    })),
  });
  return text.replaceAll(/\$(\d+)/g, (_, number) => {
    const value = values[Number(number) - 1];
    const isAttemptId = typeof value === 'string' && UUID.test(value) && value !== userId;
    return isAttemptId ? 'gen_random_uuid()' : value === KEY ? 'gen_random_uuid()::text' : literalOf(value);
  });
}

function literalOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (value instanceof Date) return `to_timestamp(${value.getTime() / 1000})`;
  const text = Array.isArray(value) ? `{${value.join(',')}}` : String(value);
  // pgbench takes a colon before a word or a number for a variable of its own.
  return `'${text.replaceAll("'", "''").replaceAll(':', ': ')}'`;
}

await prepareBuild(DIST_DIRECTORY, new AbortController().signal);
await withBenchDatabases({ isThrowAway: false }, async ({ create }) => {
  const url = await create('save');
  await fillBank(url, QUESTIONS);
  const learners = await withClient(url, (client) => addLearners(client, LEARNERS));
  const scripts = learners.slice(0, SCRIPTS).map(script);

  const secret = randomBytes(32).toString('hex');
  process.env.AUTH_SECRET = secret;
  const tokens = await Promise.all(
    learners.map((id) => issueToken({ id, username: 'bench', role: 'learner', sessionVersion: 1 }, Date.now())),
  );
  const product = await serveProduct({ NEXT_DIST_DIR: DIST_DIRECTORY, DATABASE_URL: url, AUTH_SECRET: secret });
  const requests = Array.from({ length: REQUESTS }, () => ({
    headers: { Authorization: `Bearer ${tokens[randomInt(LEARNERS)]}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(attemptOf(someQuestionIds().map((id) => answerTo(id, { userAnswerLabel: someLabel() })))),
  }));
  const load = { url: `${product.origin}/api/quiz/attempts`, connections: CONNECTIONS, requests };
  try {
    await measureRequests({ ...load, seconds: WARM_UP_SECONDS });
    const rates: { product: number[]; pgbench: number[] } = { product: [], pgbench: [] };
    // Turn and turn about, so that whatever else the machine does falls on both alike.
    for (let round = 0; round < ROUNDS; round += 1) {
      rates.product.push(await measureRequests({ ...load, seconds: SECONDS }));
      rates.pgbench.push(await measureTransactions({ url, scripts, connections: CONNECTIONS, seconds: SECONDS }));
    }
    const [productRate, pgbenchRate] = [median(rates.product), median(rates.pgbench)];
    say(`  POST /api/quiz/attempts: ${productRate.toFixed(0)} attempts/s`);
    say(`  pgbench: ${pgbenchRate.toFixed(0)} attempts/s`);
    report([
      {
        what: 'attempts saved through the API to those saved by pgbench',
        ratio: productRate / pgbenchRate,
        atLeast: 0.3,
      },
    ]);
  } finally {
    await product.stop();
  }
});
