/**
 * Server time of a search over every rule and explanation of the default pack, from what was typed to
 * marked results, beside that of `SELECT 1` by the same client, and beside the 50 ms it may take.
 */
import { importPack } from '@/lib/content/import-pack';
import { database, disconnectDatabase } from '@/lib/db/prisma';
import { searchExplanations } from '@/lib/services/understand/search-explanations';
import { withBenchDatabases } from './support/bench-database';
import { median, report, say } from './support/figures';

const BUDGET_MS = 50;
const ROUNDS = 30;

/** As learners type: terms of art, one letter after another, abbreviations, words that are everywhere. */
const QUERIES = [
  'hearsay',
  'dying declaration',
  '"excited utterance"',
  'SMJ',
  'smj removal diversity',
  'rule against perpetuities',
  'con',
  'contr',
  'negligenc',
  'the court may',
  'the',
  'party or court or defendant or plaintiff',
  'property -community',
  'FRE 801(d)(2)',
  'strict scrutiny',
  'nothing of this kind anywhere',
];

const ABBREVIATIONS = [
  { id: 'abbr-bench-smj', abbr: 'SMJ', full: 'subject-matter jurisdiction', position: 1_000 },
  { id: 'abbr-bench-pj', abbr: 'PJ', full: 'personal jurisdiction', position: 1_001 },
];

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startMs = performance.now();
  await work();
  return performance.now() - startMs;
}

await withBenchDatabases({ isThrowAway: true }, async ({ create }) => {
  process.env.DATABASE_URL = await create('search');
  await importPack({ packDirectory: 'prisma/content/barwright' });
  // Whichever abbreviations the pack has by now.
  await database().abbreviation.deleteMany({ where: { abbr: { in: ABBREVIATIONS.map(({ abbr }) => abbr) } } });
  await database().abbreviation.createMany({ data: ABBREVIATIONS });
  const documents = await database().searchDocument.count();

  const trip = () => database().$queryRaw`SELECT 1`;
  const trips: number[] = [];
  const searches = new Map(QUERIES.map((query) => [query, [] as number[]]));
  // The first round plans the statements and loads what is kept by content version.
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const query of QUERIES) {
      const tripMs = await timed(trip);
      const searchMs = await timed(() => searchExplanations({ query }));
      if (round < 0) continue;
      trips.push(tripMs);
      searches.get(query)?.push(searchMs);
    }
  }
  await disconnectDatabase();

  const tripMs = median(trips);
  const medians = [...searches].map(([query, millis]) => ({ query, ms: median(millis) }));
  const slowest = medians.toSorted((a, b) => b.ms - a.ms)[0] ?? { query: '', ms: Number.NaN };
  const all = [...searches.values()].flat().toSorted((a, b) => a - b);
  const p99Ms = all[Math.floor(all.length * 0.99)] ?? Number.NaN;
  say(`${documents} rules and explanations; SELECT 1: ${tripMs.toFixed(2)} ms`);
  for (const { query, ms } of medians) say(`  ${query}: ${ms.toFixed(1)} ms`);
  say(`  99 of 100 searches within ${p99Ms.toFixed(1)} ms`);
  report([
    {
      what: `the slowest search ('${slowest.query}') to SELECT 1 by the same client`,
      ratio: slowest.ms / tripMs,
      atMost: 40,
    },
    { what: `99 of 100 searches to ${BUDGET_MS} ms`, ratio: p99Ms / BUDGET_MS, atMost: 1 },
  ]);
});
