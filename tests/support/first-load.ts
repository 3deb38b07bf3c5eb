import { gzipSync } from 'node:zlib';

/** The first-load JavaScript that a page may have, as a ratio to that of a minimal Next app of the same version. */
export type FirstLoadLimit = { path: string; atMost: number; isSignedIn?: boolean };

export const FIRST_LOAD_LIMITS: readonly FirstLoadLimit[] = [
  { path: '/', atMost: 1.1 },
  { path: '/login', atMost: 1.1 },
  { path: '/register', atMost: 1.1 },
  { path: '/', atMost: 1.1, isSignedIn: true },
  { path: '/plan', atMost: 1.15, isSignedIn: true },
  { path: '/understand', atMost: 1.15, isSignedIn: true },
  { path: '/understand/evidence', atMost: 1.15, isSignedIn: true },
  { path: '/questions', atMost: 1.25, isSignedIn: true },
  { path: '/essays', atMost: 1.25, isSignedIn: true },
  { path: '/profile', atMost: 1.25, isSignedIn: true },
  { path: '/outlines?subject=evidence', atMost: 1.25, isSignedIn: true },
  // Tools, whose parts all come with them: no more than they need now.
  { path: '/rules', atMost: 1.4, isSignedIn: true },
  { path: '/downloads', atMost: 1.5, isSignedIn: true },
  { path: '/transformer', atMost: 1.5, isSignedIn: true },
  { path: '/rule-outline', atMost: 1.6, isSignedIn: true },
  { path: '/rule-statements', atMost: 1.65, isSignedIn: true },
];

/** The files of that app. */
export const MINIMAL_APP = {
  'app/layout.js':
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }\n',
  'app/page.js': 'export default function Page() { return <h1>Hello</h1>; }\n',
};

/**
 * The scripts that the HTML of a page names, in a tag or in the data it hydrates from: how many, and their bytes,
 * gzipped. Throws where the page or one of them is not answered.
 */
export async function measureFirstLoad(
  origin: string,
  path: string,
  cookie?: string,
): Promise<{ scripts: number; bytes: number }> {
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
  return { scripts: scripts.size, bytes };
}
