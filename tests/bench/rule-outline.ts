/**
 * The rule outline with the whole default pack: how long its answer takes beside a static file of the
 * very same bytes from the same server, and the longest task of the browser when everything is opened.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { importPack } from '@/lib/content/import-pack';
import { disconnectDatabase } from '@/lib/db/prisma';
import { requireChromium } from '@/scripts/chromium';
import { withBenchDatabases } from './support/bench-database';
import { lowerQuartile, median, report, say } from './support/figures';
import { buildApp, copyProduct, serveProduct } from './support/next-app';
import { signIn } from './support/sign-in';

const ROUNDS = 60;
const WARM_UP_ROUNDS = 15;
const OPENINGS = 7;
const LONGEST_TASK_MS = 50;
const STATIC_FILE = 'bench-outline.html';

type Trace = { traceEvents: { name: string; tid: number; dur?: number; args?: { name?: string } }[] };

/** Milliseconds until the last byte of an answer. */
async function timeAnswer(url: string, cookie: string): Promise<number> {
  const startMs = performance.now();
  // As browsers ask: the answer comes compressed.
  const response = await fetch(url, { redirect: 'error', headers: { cookie, 'Accept-Encoding': 'gzip' } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return performance.now() - startMs;
}

/** Milliseconds of the longest task of the page's main thread while `act` runs and is painted. */
async function longestTask(page: Page, act: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser.');
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  await act();
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as Trace;
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ tid }) => tid),
  );
  const durations = traceEvents
    .filter(({ name, tid }) => name.endsWith('RunTask') && mainThreads.has(tid))
    .map(({ dur = 0 }) => dur / 1_000);
  if (durations.length === 0) throw new Error('The trace holds no task; have its names changed?');
  return Math.max(...durations);
}

await withBenchDatabases({ isThrowAway: true }, async ({ create }) => {
  const url = await create('rule_outline');
  process.env.DATABASE_URL = url;
  await importPack({ packDirectory: 'prisma/content/barwright' });
  await disconnectDatabase();

  say('Building …');
  const directory = await copyProduct('rule-outline', {});
  await buildApp(directory);
  const environment = { DATABASE_URL: url, AUTH_SECRET: randomBytes(32).toString('hex') };

  // The files of `public` are known from the start of a server on.
  const first = await serveProduct(environment, directory);
  const html = await signIn(first.origin)
    .then(({ cookie }) => fetch(`${first.origin}/rule-outline`, { headers: { cookie } }))
    .then((response) => response.text())
    .finally(first.stop);
  await mkdir(join(directory, 'public'), { recursive: true });
  await writeFile(join(directory, 'public', STATIC_FILE), html);

  const product = await serveProduct(environment, directory);
  const browser = await chromium.launch({
    executablePath: await requireChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const { token, cookie } = await signIn(product.origin);
    const times: { outline: number[]; file: number[] } = { outline: [], file: [] };
    for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
      const outline = await timeAnswer(`${product.origin}/rule-outline`, cookie);
      const file = await timeAnswer(`${product.origin}/${STATIC_FILE}`, cookie);
      if (round < 0) continue;
      times.outline.push(outline);
      times.file.push(file);
    }
    const [outlineMs, fileMs] = [lowerQuartile(times.outline), lowerQuartile(times.file)];
    say(
      `  ${(html.length / 1024).toFixed(0)} KiB: ${outlineMs.toFixed(1)} ms, as a static file ${fileMs.toFixed(1)} ms`,
    );

    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const [name = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name, value, url: product.origin }]);
    const page = await context.newPage();
    await page.goto(`${product.origin}/api/health`);
    await page.evaluate((stored) => localStorage.setItem('token', stored), token);
    const tasks: number[] = [];
    for (let opening = 0; opening < OPENINGS; opening += 1) {
      await page.goto(`${product.origin}/rule-outline`, { waitUntil: 'networkidle' });
      const open = page.getByRole('button', { name: 'Maximize All' });
      tasks.push(await longestTask(page, () => open.click()));
    }
    say(`  longest task when everything is opened: ${tasks.map((task) => task.toFixed(0)).join(', ')} ms`);
    report([
      { what: 'answer of /rule-outline to a static file of the same bytes', ratio: outlineMs / fileMs, atMost: 3 },
      {
        what: 'longest task when everything is opened, to the 50 ms it may take',
        ratio: median(tasks) / LONGEST_TASK_MS,
        atMost: 1,
      },
    ]);
  } finally {
    await browser.close();
    await product.stop();
  }
});
