/**
 * The longest that the event loop computes without a turn while an endpoint answers the most
 * expensive inputs that its limits allow, for the learner with the most data: what another learner's
 * request waits for. Processor time, the best of three sendings of each.
 */
import { disconnectDatabase } from '@/lib/db/prisma';
import { inputsOf, MOST_TURN_MS, measureInput } from '../support/worst-inputs/all-inputs';
import { allEndpoints } from '../support/worst-inputs/endpoints';
import { heavyLearner } from '../support/worst-inputs/heavy-learner';
import { withBenchDatabases } from './support/bench-database';
import { type Figure, report, say } from './support/figures';

const figures: Figure[] = [];

await withBenchDatabases({ isThrowAway: true }, async ({ create }) => {
  process.env.DATABASE_URL = await create('stall');
  process.env.AUTH_SECRET = 'a secret of the benches, long enough to sign with';
  process.env.NEXTAUTH_URL = 'http://localhost';
  const world = await heavyLearner();
  say('| endpoint | most expensive input | longest turn |');
  say('| --- | --- | --- |');
  for (const endpoint of await allEndpoints()) {
    let worst = { what: '', turnMs: 0 };
    for (const input of await inputsOf(endpoint, world)) {
      const { status, turnMs } = await measureInput(endpoint, input, world, { most: 3, enoughMs: 0 });
      if (status !== input.status) say(`  ${endpoint.name}, ${input.what}: answered ${status}, not ${input.status}`);
      if (turnMs >= worst.turnMs) worst = { what: input.what, turnMs };
    }
    say(`| ${endpoint.name} | ${worst.what} | ${worst.turnMs.toFixed(0)} ms |`);
    figures.push({
      what: `the longest turn of ${endpoint.name} to the ${MOST_TURN_MS} ms it may take`,
      ratio: worst.turnMs / MOST_TURN_MS,
      atMost: 1,
    });
  }
  await disconnectDatabase();
});
report(figures);
