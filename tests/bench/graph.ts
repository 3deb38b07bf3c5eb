/**
 * The knowledge graph in a browser: how many frames a drag of 3,000 nodes gets beside a bare canvas
 * that draws the same, and how soon the largest real subject is painted beside stock Cytoscape with
 * its own layout.
 */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { chromium, type Page } from 'playwright';
import { importPack } from '@/lib/content/import-pack';
import { disconnectDatabase } from '@/lib/db/prisma';
import { buildOutlineGraph, type OutlineGraph } from '@/lib/domain/outlines/graph';
import { SUBJECTS } from '@/lib/domain/subjects/subjects';
import { currentOutlineIssues } from '@/lib/services/outlines/current-outline-issues';
import { requireChromium } from '@/scripts/chromium';
import { withBenchDatabases } from './support/bench-database';
import { median, report, say } from './support/figures';
import { buildApp, copyProduct, serveProduct } from './support/next-app';

const MANY_NODES = 3_000;
const DRAG_MS = 2_500;
const DRAG_ROUNDS = 3;
const PAINT_ROUNDS = 9;
/** All of the graph, where labels are too small to be drawn, and a zoom at which they are read. */
const ZOOMS = [null, 1] as const;

const NEVER_PRACTICED = { ruleCount: 1, practicedCount: 0, percent: 0 };

/** A subject of 3,000 nodes: 10 issues, their sub-issues, and the rules of those. */
function largeGraph(): OutlineGraph {
  const rulesEach = 9;
  const subIssuesEach = Math.ceil((MANY_NODES - 11) / 10 / (rulesEach + 1));
  const issues = Array.from({ length: 10 }, (_, issue) => ({
    id: `i${issue}`,
    subjectId: 'evidence',
    name: `Issue ${issue} of many`,
    subIssues: Array.from({ length: subIssuesEach }, (_sub, sub) => ({
      id: `i${issue}s${sub}`,
      parentId: null,
      name: `Sub-issue ${sub} of issue ${issue}`,
    })),
    rules: Array.from({ length: subIssuesEach * rulesEach }, (_rule, rule) => ({
      id: `i${issue}r${rule}`,
      subIssueId: `i${issue}s${Math.floor(rule / rulesEach)}`,
      name: `Rule ${rule} of issue ${issue}`,
      text: '',
      essays: [],
    })),
  }));
  return graphOf({ id: 'evidence', name: 'Evidence' }, issues);
}

function graphOf(subject: { id: string; name: string }, issues: Parameters<typeof buildOutlineGraph>[0]['issues']) {
  return buildOutlineGraph({ subject, issues, masteryOf: () => NEVER_PRACTICED, questionCountOf: () => 0 });
}

/** Drags to and fro for a while; answers how many frames were drawn in a second. */
async function dragFrames(page: Page): Promise<number> {
  await page.mouse.move(500, 30);
  await page.mouse.down();
  await page.mouse.move(505, 35);
  const startCount = await page.evaluate(() => window.graphBench?.frames.count ?? 0);
  const startMs = performance.now();
  for (let step = 0; performance.now() - startMs < DRAG_MS; step += 1) {
    await page.mouse.move(500 + 200 * Math.sin(step / 20), 230 + 200 * Math.cos(step / 20));
  }
  const elapsedMs = performance.now() - startMs;
  const count = await page.evaluate(() => window.graphBench?.frames.count ?? 0);
  await page.mouse.up();
  return ((count - startCount) / elapsedMs) * 1_000;
}

async function measureDrags(page: Page, graph: OutlineGraph, zoom: number | null): Promise<number> {
  const rates: { product: number[]; bare: number[] } = { product: [], bare: [] };
  for (let round = 0; round < DRAG_ROUNDS; round += 1) {
    await page.evaluate(([of, at]) => window.graphBench?.showProduct(of, at), [graph, zoom] as const);
    rates.product.push(await dragFrames(page));
    await page.evaluate(([of, at]) => window.graphBench?.showBare(of, at), [graph, zoom] as const);
    rates.bare.push(await dragFrames(page));
  }
  const [product, bare] = [median(rates.product), median(rates.bare)];
  const what = zoom === null ? 'all of it' : `zoom ${zoom}`;
  say(`  ${graph.nodes.length} nodes, ${what}: ${product.toFixed(1)} frames/s, a bare canvas ${bare.toFixed(1)}`);
  return product / bare;
}

async function measurePaints(page: Page, graph: OutlineGraph): Promise<number> {
  const times: { product: number[]; stock: number[] } = { product: [], stock: [] };
  // The first round warms both up.
  for (let round = -1; round < PAINT_ROUNDS; round += 1) {
    const product = await page.evaluate((of) => window.graphBench?.paintProduct(of), graph);
    const stock = await page.evaluate((of) => window.graphBench?.paintStock(of), graph);
    if (round < 0 || product === undefined || stock === undefined) continue;
    times.product.push(product);
    times.stock.push(stock);
  }
  const [product, stock] = [median(times.product), median(times.stock)];
  say(
    `  ${graph.nodes.length} nodes painted in ${product.toFixed(0)} ms, by stock Cytoscape in ${stock.toFixed(0)} ms`,
  );
  return product / stock;
}

await withBenchDatabases({ isThrowAway: true }, async ({ create }) => {
  const url = await create('graph');
  process.env.DATABASE_URL = url;
  await importPack({ packDirectory: 'prisma/content/barwright' });
  const issues = await currentOutlineIssues();
  await disconnectDatabase();
  const graphs = SUBJECTS.map((subject) =>
    graphOf(
      subject,
      issues.filter(({ subjectId }) => subjectId === subject.id),
    ),
  );
  const largest = graphs.reduce((one, other) => (other.nodes.length > one.nodes.length ? other : one));

  say('Building …');
  const page = await readFile('tests/bench/support/graph-page.tsx', 'utf8');
  const directory = await copyProduct('graph', { 'app/bench-graph/page.tsx': page });
  await buildApp(directory);
  const secret = randomBytes(32).toString('hex');
  const product = await serveProduct({ DATABASE_URL: url, AUTH_SECRET: secret }, directory);
  const browser = await chromium.launch({
    executablePath: await requireChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const tab = await browser.newPage({ viewport: { width: 1_440, height: 900 } });
    await tab.goto(`${product.origin}/bench-graph`);
    await tab.waitForFunction(() => window.graphBench !== undefined);
    await tab.locator('#place').evaluate((place) => place.scrollIntoView());
    const paint = await measurePaints(tab, largest);
    const drags = [];
    for (const zoom of ZOOMS) drags.push(await measureDrags(tab, largeGraph(), zoom));
    report([
      {
        what: `frames of a drag of ${MANY_NODES} nodes to those of a bare canvas that draws the same`,
        ratio: Math.min(...drags),
        atLeast: 0.95,
      },
      { what: 'first paint of the largest subject to that of stock Cytoscape', ratio: paint, atMost: 0.5 },
    ]);
  } finally {
    await browser.close();
    await product.stop();
  }
});
