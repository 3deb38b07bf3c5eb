/**
 * Typing at the end of an answer of 2,000 words while live detection follows 200 issues, beside typing
 * the same into the same text that the browser alone edits: the time from a key to its paint, and the
 * longest task of the page.
 */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, chromium } from 'playwright';
import { gradingOf } from '@/lib/content/essay-scores';
import { renderMarkdown, textOfMarkdown } from '@/lib/content/markdown';
import type { GradedPhrase } from '@/lib/domain/essays/essay-grading';
import { requireChromium } from '@/scripts/chromium';
import { corpus } from '../support/corpus';
import { withBenchDatabases } from './support/bench-database';
import { median, report, say } from './support/figures';
import { buildApp, copyProduct, serveProduct } from './support/next-app';
import { readTrace, TYPING_CATEGORIES, type Typing } from './support/typing-trace';
import { ESSAY_ADDRESS, type Essay } from './typing-pages/essay';

const ANSWER_WORDS = 2_000;
const ISSUES = 200;
const ROUNDS = 3;
/** A fluent typist: ten characters a second. */
const BETWEEN_KEYS_MS = { atLeast: 60, atMost: 140 };
/** After some words the typist thinks: long enough for detection to begin, and to be under way at the next key. */
const THOUGHT_MS = { atLeast: 1_000, atMost: 1_400 };
const LONGEST_TASK_MS = 50;
const ALLOWED_RATIO = 1.3;

const { essays, ...rest } = await corpus();
const pack = { essays, ...rest };
const ruleOf = new Map(pack.rules.map((rule) => [rule.id, rule]));
const issues = essays.flatMap((essay) => gradingOf(essay, pack).issues);
/** The list shows each name once. */
const distinctIssues = [...new Map(issues.map((issue) => [issue.name, issue])).values()];

/** Model answers, block by block, up to 2,000 words; the editor knows no heading below the third. */
function longAnswer(): string {
  const blocks = essays.flatMap(({ answer }) => answer.split(/\n{2,}/));
  let words = 0;
  return renderMarkdown(
    blocks
      .filter((block) => {
        words += textOfMarkdown(block).split(/\s+/).length;
        return words <= ANSWER_WORDS;
      })
      .join('\n\n'),
  ).replaceAll('h4>', 'h3>');
}

const copied = (phrases: readonly GradedPhrase[]) =>
  phrases.map(({ phrase, synonyms }) => ({ phrase, synonyms: [...synonyms] }));

const essay: Essay = {
  html: longAnswer(),
  questionHtml: renderMarkdown(essays[0]?.question ?? ''),
  abbreviations: pack.abbreviations,
  grading: distinctIssues.slice(0, ISSUES).map(({ name, aliases, buzzwords, points, rules }) => ({
    issueName: name,
    aliases: [...aliases],
    buzzwords: buzzwords.map(({ phrase }) => phrase),
    phrases: copied(buzzwords),
    points,
    rules: rules.flatMap((id) => {
      const rule = ruleOf.get(id);
      return rule ? [{ id, name: rule.name, text: rule.text, buzzwords: copied(rule.buzzwords) }] : [];
    }),
  })),
};
/** What is typed: names of issues, so that every detection finds something new. */
const PHRASES = essay.grading
  .slice(-60)
  .map(({ issueName }) => issueName.toLowerCase().replace(/[^a-z ]/g, ''))
  .filter((name) => name.length > 10 && name.length < 30)
  .slice(0, 6);

function between({ atLeast, atMost }: { atLeast: number; atMost: number }): number {
  return atLeast + Math.random() * (atMost - atLeast);
}

type PageName = 'plain' | 'editor';

/** Types into the text of a page; answers what the browser traced meanwhile. */
async function measureTyping(browser: Browser, origin: string, name: PageName): Promise<Typing> {
  const page = await browser.newPage();
  try {
    await page.goto(`${origin}/bench/${name}`);
    const surface = page.getByRole('textbox', { name: 'Answer' });
    await surface.locator('p').last().waitFor();
    await surface.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' So ');
    await browser.startTracing(page, { categories: TYPING_CATEGORIES });
    for (const phrase of PHRASES) {
      for (const character of `${phrase}. `) {
        await page.keyboard.press(character);
        await delay(between(BETWEEN_KEYS_MS));
      }
      await delay(between(THOUGHT_MS));
    }
    const trace = await browser.stopTracing();
    await surface.getByText(`${PHRASES.at(-1)}.`).waitFor();
    if (name === 'editor') await page.getByText(new RegExp(`^\\d+ of ${ISSUES}$`)).waitFor();
    return readTrace(trace);
  } finally {
    await page.close();
  }
}

await withBenchDatabases({ isThrowAway: true }, async ({ create }) => {
  say('Building …');
  const pages = await Promise.all(
    ['essay.ts', 'editor/page.tsx', 'plain/page.tsx'].map(async (file) => [
      join('app', 'bench', file),
      await readFile(join('tests', 'bench', 'typing-pages', file), 'utf8'),
    ]),
  );
  const directory = await copyProduct('typing', {
    ...Object.fromEntries(pages),
    [join('public', ESSAY_ADDRESS)]: JSON.stringify(essay),
  });
  await buildApp(directory);
  const url = await create('typing');
  const product = await serveProduct({ DATABASE_URL: url, AUTH_SECRET: randomBytes(32).toString('hex') }, directory);
  const browser = await chromium.launch({
    executablePath: await requireChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const rounds: Record<PageName, Typing[]> = { plain: [], editor: [] };
    // Turn and turn about, so that whatever else the machine does falls on both alike.
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const name of ['plain', 'editor'] as const) {
        rounds[name].push(await measureTyping(browser, product.origin, name));
      }
    }
    const [plain, editor] = (['plain', 'editor'] as const).map((name) => {
      const latencies = rounds[name].flatMap(({ latenciesMs }) => latenciesMs).toSorted((a, b) => a - b);
      const late = latencies[Math.floor(0.95 * latencies.length)] ?? Number.NaN;
      const longest = Math.max(...rounds[name].map(({ longestTaskMs }) => longestTaskMs));
      const wait = Math.max(...rounds[name].map(({ longestWaitMs }) => longestWaitMs));
      const middle = median(latencies);
      say(
        `  ${name}: ${latencies.length} keys, painted after ${middle.toFixed(1)} ms (95 of 100 within ${late.toFixed(1)} ms); ` +
          `longest task ${longest.toFixed(1)} ms of its own, ${wait.toFixed(1)} ms by the clock`,
      );
      return { middle, longest };
    }) as [{ middle: number; longest: number }, { middle: number; longest: number }];
    report([
      {
        what: 'key to paint in the editor to a plain contenteditable',
        ratio: editor.middle / plain.middle,
        atMost: ALLOWED_RATIO,
      },
      {
        what: `longest task of the editor's page to ${LONGEST_TASK_MS} ms`,
        ratio: editor.longest / LONGEST_TASK_MS,
        atMost: 1,
      },
    ]);
  } finally {
    await browser.close();
    await product.stop();
  }
});
