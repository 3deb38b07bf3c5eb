import { type Browser, chromium, type Page } from 'playwright';
import { generateCode } from './checks';
import { requireChromium } from './chromium';
import { PlainError } from './plain-error';
import { showCommand } from './run-command';
import { startTestServer } from './test-server';

/**
 * `npm run pictures`: takes the screenshots of the README anew, of a production build with the demo learner, who
 * studies on a data directory of the tests.
 */
const DIRECTORY = 'docs/images';
const LAPTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const ACCOUNT = { username: 'sam', password: 'correct horse battery' };
const ESSAY = '/essays?load=tort-essay-001';
const ANSWER =
  'Negligence requires duty, breach, causation and damages. A business owes its guests a duty of reasonable care, measured by what a prudent person would have done. ';

async function logIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Username').fill(ACCOUNT.username);
  await page.getByLabel('Password', { exact: true }).fill(ACCOUNT.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('heading', { name: 'Today', exact: true }).waitFor();
}

/** Each picture by its name: what has to be done until it can be taken. */
const PICTURES: Record<string, { viewport: typeof LAPTOP; prepare: (page: Page) => Promise<void> }> = {
  today: { viewport: LAPTOP, prepare: logIn },
  'today-phone': { viewport: PHONE, prepare: logIn },
  question: {
    viewport: LAPTOP,
    prepare: async (page) => {
      await logIn(page);
      await page.goto('/questions?subject=Evidence&count=10&start=now');
      await page.getByRole('heading', { name: 'Question 1 of 10' }).waitFor();
      await page.keyboard.press('2');
      await page.keyboard.press('Enter');
      await page.getByText(/^(IN)?CORRECT!$/).waitFor();
    },
  },
  essay: {
    viewport: LAPTOP,
    prepare: async (page) => {
      await logIn(page);
      await page.goto(ESSAY);
      await page.getByRole('textbox', { name: /^Your answer to/ }).click();
      await page.keyboard.insertText(ANSWER);
      await page.getByRole('main').getByText('Saved', { exact: true }).waitFor();
    },
  },
};

async function takePicture(browser: Browser, origin: string, name: string): Promise<void> {
  const { viewport, prepare } = PICTURES[name] as (typeof PICTURES)[string];
  const context = await browser.newContext({
    baseURL: origin,
    viewport,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await prepare(page);
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `${DIRECTORY}/${name}.png`, caret: 'hide' });
  process.stdout.write(`${DIRECTORY}/${name}.png\n`);
  await context.close();
}

await generateCode();
const executablePath = await requireChromium();
const server = await startTestServer();
try {
  const isMade = await showCommand(process.execPath, ['scripts/demo-learner.mjs', ACCOUNT.username, ACCOUNT.password], {
    BARWRIGHT_DATA_DIRECTORY: '.test/data',
    DATABASE_URL: '',
  });
  if (!isMade) throw new PlainError('The demo learner could not be made.');
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath, args });
  for (const name of Object.keys(PICTURES)) await takePicture(browser, server.origin, name);
  await browser.close();
} finally {
  await server.stop();
}
