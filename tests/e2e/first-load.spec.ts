import { buildApp, makeApp, serveApp } from '@/tests/bench/support/next-app';
import { FIRST_LOAD_LIMITS, MINIMAL_APP, measureFirstLoad } from '@/tests/support/first-load';
import { expect, test } from './fixtures';

test('no page loads more scripts at first than it may', async ({ newLearner, baseURL }) => {
  // It builds an app to compare with.
  test.slow();
  const directory = await makeApp('minimal-app', MINIMAL_APP);
  await buildApp(directory);
  const minimal = await serveApp(directory);
  const least = await measureFirstLoad(minimal.origin, '/').finally(minimal.stop);

  const cookie = `next-auth.session-token=${(await newLearner()).token}`;
  for (const { path, atMost, isSignedIn } of FIRST_LOAD_LIMITS) {
    const { bytes } = await measureFirstLoad(baseURL ?? '', path, isSignedIn ? cookie : undefined);
    expect.soft(bytes / least.bytes, `${path}: ${bytes} to ${least.bytes} bytes`).toBeLessThanOrEqual(atMost);
  }
});
