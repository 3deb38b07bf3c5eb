import { readFile } from 'node:fs/promises';
import JSZip from 'jszip';
import { outboxKeys } from './browser-outbox';
import { expectAccessible } from './expect-accessible';
import { expect, test } from './fixtures';
import { holdAnswer } from './hold';
import { describeLooks } from './looks';
import { RuleOutlinePage } from './pages/rule-outline-page';

const HEARSAY = 'Hearsay and circumstances of its admissibility';
const DYING = 'Dying declarations and forfeiture by wrongdoing';
const LIST = '**/api/outlines/ticks';
const TICKS = '**/api/outlines/ticks/*';

test('the outline from its counts to a rule and its essays', async ({ page, learner: _ }) => {
  const outline = new RuleOutlinePage(page);
  await outline.open();
  await expect(page.getByText(/^\d+ essays and [\d,]+ rules loaded$/)).toBeVisible();
  await expect(outline.contents.getByRole('listitem')).toHaveCount(13);
  await expect(outline.contents.getByRole('link', { name: /^Evidence \(\d+ essays\)$/ })).toHaveAttribute(
    'href',
    '#evidence',
  );
  await expect(outline.openIssues).toHaveCount(0);

  await outline.contents.getByRole('link', { name: /Evidence/ }).click();
  await expect(page.getByRole('heading', { name: /Evidence/, level: 2 })).toBeInViewport();
  await expect(outline.summary(HEARSAY)).toContainText(/\d+ rules · tested in \d+ essays?/);
  await outline.summary(HEARSAY).click();
  await expect(outline.openIssues).toHaveCount(1);
  const essay = page.getByRole('list', { name: 'Essays on Hearsay defined' }).getByRole('link').first();
  await expect(essay).toHaveAttribute('href', /^\/essays\?load=[a-z]+-essay-\d+$/);
  const name = (await essay.textContent()) ?? '';
  const opening = page.waitForEvent('popup');
  await essay.click();
  const opened = await opening;
  await expect(opened.getByRole('heading', { name })).toBeVisible();
  await opened.close();

  await page.getByRole('button', { name: 'Maximize All' }).click();
  await expect(page.locator('details.issue:not([open])')).toHaveCount(0);
  await page.getByRole('button', { name: 'Minimize All' }).click();
  await expect(outline.openIssues).toHaveCount(0);
  await page.getByRole('link', { name: 'Home', exact: true }).last().click();
  await expect(page).toHaveURL('/');
});

test('a search opens and marks what it finds, and leaves everything as it was', async ({ page, learner: _ }) => {
  const outline = new RuleOutlinePage(page);
  await outline.open();
  const all = await outline.issues.count();
  await page.keyboard.press('/');
  await expect(outline.searchBox).toBeFocused();
  await outline.searchBox.fill('dying declar');
  await expect(page.getByRole('status')).toHaveText(/^\d+ rules? in \d+ issues? for “dying declar”$/);
  await expect(outline.box(DYING)).toBeVisible();
  expect((await outline.markedWords()).sort()).toEqual(['declar', 'dying']);
  expect(await outline.issues.count()).toBeLessThan(all);
  await page.keyboard.press('Enter');
  await expect(page.locator('.rule input:focus')).toBeInViewport();

  await outline.searchBox.fill('<script>alert(1)</script>');
  await expect(page.getByRole('status')).toHaveText('Nothing found for “<script>alert(1)</script>”.');
  await outline.searchBox.fill('');
  await expect(outline.issues).toHaveCount(all);
  await expect(outline.openIssues).toHaveCount(0);
  expect(await outline.markedWords()).toEqual([]);
});

test('ticks are remembered, here and on another device, and wait while the network is away', async ({
  page,
  learner,
  browser,
  baseURL,
  allowConsole,
}) => {
  const outline = new RuleOutlinePage(page);
  await outline.open();
  await outline.summary(HEARSAY).click();
  const saved = page.waitForResponse(TICKS);
  await outline.box('Hearsay defined').check();
  expect((await saved).status()).toBe(200);
  await expect(outline.ticked(1)).toBeVisible();
  await expect(outline.summary(HEARSAY)).toContainText('1 learned');

  allowConsole(/ERR_FAILED/);
  await page.route(TICKS, (route) => route.abort());
  await outline.box(DYING).check();
  await expect(page.getByText('Your ticks are waiting to be saved')).toBeVisible();
  await page.unroute(TICKS);
  const sent = page.waitForResponse(TICKS);
  await page.reload();
  expect((await sent).status()).toBe(200);
  await outline.summary(HEARSAY).click();
  await expect(outline.box('Hearsay defined')).toBeChecked();
  await expect(outline.box(DYING)).toBeChecked();
  await page.getByLabel('Unlearned rules only').check();
  await expect(outline.box('Hearsay defined')).toBeHidden();

  const phone = await browser.newContext({ baseURL: baseURL ?? '' });
  await phone.addCookies(await page.context().cookies());
  const elsewhere = await phone.newPage();
  await elsewhere.goto('/api/health');
  await elsewhere.evaluate((token) => localStorage.setItem('token', token), learner.token);
  const there = new RuleOutlinePage(elsewhere);
  await there.open();
  await expect(there.ticked(2)).toBeVisible();
  await phone.close();
});

test('a list of ticks that comes late takes back nothing that was saved meanwhile', async ({ page, learner: _ }) => {
  const outline = new RuleOutlinePage(page);
  const list = await holdAnswer(page, LIST);
  await outline.open();
  await list.isHeld;
  await outline.summary(HEARSAY).click();
  const saved = page.waitForResponse(TICKS);
  const askedAgain = page.waitForRequest(LIST);
  await outline.box(DYING).check();
  expect((await saved).status()).toBe(200);
  await expect.poll(() => outboxKeys(page)).toEqual([]);
  expect((await (await askedAgain).response())?.status()).toBe(200);
  list.letGo();
  await expect(outline.ticked(1)).toBeVisible();
  await expect(outline.box(DYING)).toBeChecked();
});

test('a link within the site leads here, and to a rule by its address', async ({ page, learner: _, allowConsole }) => {
  const outline = new RuleOutlinePage(page);
  await page.goto('/pts');
  await page.route('**/api/outlines/rule-outline', (route) => route.abort());
  allowConsole(/ERR_FAILED/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Rule outline' }).click();
  await expect(page.getByText('Failed to load rule outline data.')).toBeVisible();
  await page.unroute('**/api/outlines/rule-outline');
  await page.getByRole('button', { name: 'Try again' }).click();
  await outline.summary(HEARSAY).click();
});

test('an address leads to the top of its rule, with the rest closed and with all of it open', async ({
  page,
  learner: _,
}) => {
  const outline = new RuleOutlinePage(page);
  await outline.open();
  const ids = await page.locator('.rule').evaluateAll((rules) => rules.map(({ id }) => id));
  const expectAtTop = async (id: string) => {
    await expect(page.locator(`#${id}`)).toBeInViewport();
    const place = await outline.restingPlace(id);
    expect(place).toBeGreaterThanOrEqual(0);
    expect(place).toBeLessThan(0.5);
  };
  for (const id of [ids[40], ids.at(-1)]) {
    await page.goto('/api/health');
    await page.goto(`/rule-outline#${id}`);
    await expectAtTop(id ?? '');
  }
  await page.getByRole('button', { name: 'Maximize All' }).click();
  const middle = ids[Math.floor(ids.length / 2)] ?? '';
  await page.evaluate((id) => {
    location.hash = id;
  }, middle);
  await expectAtTop(middle);
});

test('paper shows all rules where none is open, and their issues in lines', async ({ page, learner: _ }) => {
  const outline = new RuleOutlinePage(page);
  await outline.open();
  // Which the page hears once its scripts run.
  await outline.searchBox.fill('dying');
  await expect(outline.box(DYING)).toBeVisible();
  await outline.searchBox.fill('');
  await expect(outline.openIssues).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(outline.box(DYING)).toBeVisible();
  await expect(outline.contents).toBeHidden();
  const lines = await page
    .getByRole('heading', { name: HEARSAY })
    .evaluate((heading) => heading.getClientRects()[0]?.height ?? 0);
  expect(lines).toBeLessThan(60);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(outline.openIssues).toHaveCount(0);
});

test('on a phone what is found stands right below the search', async ({ page, learner: _ }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const outline = new RuleOutlinePage(page);
  await outline.open();
  await expect(outline.contents).toBeVisible();
  await outline.searchBox.fill('dying declar');
  await expect(outline.box(DYING)).toBeInViewport();
  await outline.searchBox.fill('');
  await expect(outline.contents).toBeVisible();
});

test('a topic is saved as a Word document', async ({ page, learner: _ }) => {
  const outline = new RuleOutlinePage(page);
  await outline.open();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as Word: Evidence' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('barwright-evidence-rules.docx');
  const { files } = await JSZip.loadAsync(await readFile(await file.path()));
  expect(await files['word/document.xml']?.async('string')).toContain('Dying declarations');
});

test('issues open and close without scripts', async ({ page, learner: _, browser, baseURL }) => {
  const plain = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  await plain.addCookies(await page.context().cookies());
  const still = await plain.newPage();
  const outline = new RuleOutlinePage(still);
  await outline.open();
  await outline.summary(HEARSAY).click();
  await expect(still.getByText('Hearsay defined', { exact: true })).toBeVisible();
  await expect(still.getByRole('button', { name: 'Maximize All' })).toBeHidden();
  await plain.close();
});

describeLooks(() => {
  test('the outline, an open issue and a search', async ({ page, learner: _ }) => {
    const outline = new RuleOutlinePage(page);
    await outline.open();
    await expectAccessible(page);
    await outline.searchBox.fill('dying declaration');
    await expect(outline.box(DYING)).toBeVisible();
    await expectAccessible(page);
  });
});

test('a new version is offered as on every page', async ({ page, learner: _ }) => {
  await page.route('**/api/outlines/ticks/*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'x-build': 'newer' } });
  });
  const outline = new RuleOutlinePage(page);
  await outline.open();
  await outline.summary(HEARSAY).click();
  await outline.box('Hearsay defined').check();
  await expect(page.getByText('A new version is ready.')).toBeVisible();
});
