/**
 * First-load JavaScript: what the scripts of a page's HTML weigh, gzipped, beside those of a minimal
 * Next app of the same version built in the same run. A journey holds the same limits (tests/e2e/first-load.spec.ts).
 */
import { randomBytes } from 'node:crypto';
import { prepareBuild } from '@/scripts/launch/prepare';
import { FIRST_LOAD_LIMITS, MINIMAL_APP, measureFirstLoad } from '@/tests/support/first-load';
import { withBenchDatabases } from './support/bench-database';
import { report, say } from './support/figures';
import { buildApp, makeApp, serveApp, serveProduct } from './support/next-app';
import { signIn } from './support/sign-in';

/** The build that the tests use too; made anew only when the sources have changed. */
const DIST_DIRECTORY = '.test/next';

async function measure(origin: string, path: string, cookie?: string): Promise<number> {
  const { scripts, bytes } = await measureFirstLoad(origin, path, cookie);
  say(`  ${path}: ${scripts} scripts, ${(bytes / 1024).toFixed(1)} KiB gzipped`);
  return bytes;
}

say('A minimal Next app:');
const minimalDirectory = await makeApp('minimal-app', MINIMAL_APP);
await buildApp(minimalDirectory);
const minimal = await serveApp(minimalDirectory);
const minimalBytes = await measure(minimal.origin, '/').finally(minimal.stop);

say('Barwright:');
await prepareBuild(DIST_DIRECTORY, new AbortController().signal);
await withBenchDatabases({ isThrowAway: true }, async ({ create }) => {
  const product = await serveProduct({
    NEXT_DIST_DIR: DIST_DIRECTORY,
    DATABASE_URL: await create('first_load'),
    AUTH_SECRET: randomBytes(32).toString('hex'),
  });
  try {
    const { cookie } = await signIn(product.origin);
    const figures = [];
    for (const { path, atMost, isSignedIn } of FIRST_LOAD_LIMITS) {
      const bytes = await measure(product.origin, path, isSignedIn ? cookie : undefined);
      figures.push({
        what: `first-load JavaScript of ${path}${isSignedIn ? '' : ', for visitors,'} to that of a minimal app`,
        ratio: bytes / minimalBytes,
        atMost,
      });
    }
    report(figures);
  } finally {
    await product.stop();
  }
});
