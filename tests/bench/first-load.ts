/**
 * First-load JavaScript: what the scripts of a page's HTML weigh, gzipped, beside those of a minimal
 * Next app of the same version built in the same run.
 */
import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { prepareBuild } from '@/scripts/launch/prepare';
import { withBenchDatabases } from './support/bench-database';
import { report, say } from './support/figures';
import { buildApp, makeApp, serveApp, serveProduct } from './support/next-app';
import { signIn } from './support/sign-in';

const MINIMAL_APP = {
  'app/layout.js':
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }\n',
  'app/page.js': 'export default function Page() { return <h1>Hello</h1>; }\n',
};

/** The build that the tests use too; made anew only when the sources have changed. */
const DIST_DIRECTORY = '.test/next';

const PAGES = [
  { path: '/', atMost: 1.1 },
  { path: '/login', atMost: 1.1 },
  { path: '/questions', atMost: 1.25, isSignedIn: true },
  { path: '/essays', atMost: 1.25, isSignedIn: true },
  { path: '/profile', atMost: 1.25, isSignedIn: true },
  { path: '/understand', atMost: 1.15, isSignedIn: true },
  { path: '/understand/evidence', atMost: 1.15, isSignedIn: true },
  { path: '/outlines?subject=evidence', atMost: 1.25, isSignedIn: true },
];

/** Gzipped bytes of every script that the page's HTML names, in a tag or in the data it hydrates from. */
async function measureScripts(origin: string, path: string, cookie?: string): Promise<number> {
  const response = await fetch(origin + path, { redirect: 'error', headers: cookie ? { cookie } : {} });
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  const html = await response.text();
  // Browsers that know modules, which is all that React still supports, skip the polyfills.
  const forModernBrowsers = html.replace(/<script[^>]*\bnomodule\b[^>]*>/gi, '');
  const scripts = new Set(forModernBrowsers.match(/static\/chunks\/[\w.~/-]+\.js/g));
  if (scripts.size === 0) throw new Error(`${path} names no script; has the markup of Next changed?`);

  let bytes = 0;
  for (const script of scripts) {
    const answer = await fetch(`${origin}/_next/${script}`);
    if (!answer.ok) throw new Error(`${script} of ${path} answered ${answer.status}.`);
    bytes += gzipSync(Buffer.from(await answer.arrayBuffer()), { level: 9 }).byteLength;
  }
  say(`  ${path}: ${scripts.size} scripts, ${(bytes / 1024).toFixed(1)} KiB gzipped`);
  return bytes;
}

say('A minimal Next app:');
const minimalDirectory = await makeApp('minimal-app', MINIMAL_APP);
await buildApp(minimalDirectory);
const minimal = await serveApp(minimalDirectory);
const minimalBytes = await measureScripts(minimal.origin, '/').finally(minimal.stop);

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
    for (const { path, atMost, isSignedIn } of PAGES) {
      const bytes = await measureScripts(product.origin, path, isSignedIn ? cookie : undefined);
      figures.push({
        what: `first-load JavaScript of ${path} to that of a minimal app`,
        ratio: bytes / minimalBytes,
        atMost,
      });
    }
    report(figures);
  } finally {
    await product.stop();
  }
});
