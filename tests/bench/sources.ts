/**
 * Requests per second of `GET /api/questions/sources` beside those of a route handler in the same
 * server that does nothing but return a constant of the same size.
 */
import { randomBytes } from 'node:crypto';
import { importPack } from '@/lib/content/import-pack';
import { disconnectDatabase } from '@/lib/db/prisma';
import { currentCatalogue } from '@/lib/services/mbe/current-catalogue';
import { withBenchDatabases } from './support/bench-database';
import { median, report, say } from './support/figures';
import { measureRequests } from './support/load';
import { buildApp, copyProduct, serveProduct } from './support/next-app';
import { signIn } from './support/sign-in';

const CONNECTIONS = 16;
const WARM_UP_SECONDS = 3;
const SECONDS = 4;
const ROUNDS = 7;

/** Never part of the product: it stands in the copy that is measured, and nowhere else. */
const constantRoute = (text: string) => ({
  'app/api/constant/route.ts': `const text = ${JSON.stringify(text)};
export function GET() {
  return new Response(text, { headers: { 'Content-Type': 'application/json' } });
}
`,
});

await withBenchDatabases({ isThrowAway: true }, async ({ create }) => {
  const url = await create('sources');
  process.env.DATABASE_URL = url;
  await importPack({ packDirectory: 'prisma/content/barwright' });
  const { sources } = await currentCatalogue();
  await disconnectDatabase();

  say('Building …');
  const directory = await copyProduct('product', constantRoute(JSON.stringify(sources)));
  await buildApp(directory);
  const secret = randomBytes(32).toString('hex');
  const product = await serveProduct({ DATABASE_URL: url, AUTH_SECRET: secret }, directory);
  try {
    const { token } = await signIn(product.origin);
    const requests = [{ headers: { Authorization: `Bearer ${token}` } }];
    const measure = (path: string, seconds = SECONDS) =>
      measureRequests({ url: product.origin + path, connections: CONNECTIONS, seconds, requests });
    await measure('/api/constant', WARM_UP_SECONDS);
    await measure('/api/questions/sources', WARM_UP_SECONDS);
    const rates: { constant: number[]; sources: number[] } = { constant: [], sources: [] };
    // Turn and turn about, so that whatever else the machine does falls on both alike.
    for (let round = 0; round < ROUNDS; round += 1) {
      rates.constant.push(await measure('/api/constant'));
      rates.sources.push(await measure('/api/questions/sources'));
    }
    const [constantRate, sourcesRate] = [median(rates.constant), median(rates.sources)];
    say(`  a constant of ${JSON.stringify(sources).length} characters: ${constantRate.toFixed(0)} requests/s`);
    say(`  GET /api/questions/sources: ${sourcesRate.toFixed(0)} requests/s`);
    report([
      {
        what: 'GET /api/questions/sources to a constant, requests per second',
        ratio: sourcesRate / constantRate,
        atLeast: 0.7,
      },
    ]);
  } finally {
    await product.stop();
  }
});
