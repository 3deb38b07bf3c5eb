import { cachedAddresses, untilServed } from './cached-pages';
import { expectAccessible } from './expect-accessible';
import { expect, test } from './fixtures';
import { CHANDELIER, EssaysPage, NEGLIGENCE } from './pages/essays-page';
import { MbeHistoryPage } from './pages/mbe-history-page';
import { MbePracticePage } from './pages/mbe-practice-page';
import { MemorizePage } from './pages/memorize-page';
import { UnderstandPage } from './pages/understand-page';

test.use({ serviceWorkers: 'allow' });

test('what was downloaded works without a network, and what was done arrives once', async ({
  page,
  learner,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch RSC payload/);
  const memorize = new MemorizePage(page);
  await memorize.open('subject:evidence');
  await memorize.rate('Forgotten');
  await memorize.deck('Due today').click();
  // With the card its topic has begun, whose other cards are due as well.
  await expect(memorize.deck('Due today')).toHaveAccessibleName(/ [1-9]\d+ cards$/);
  const due = Number(/(\d+)\s*cards/.exec((await memorize.deck('Due today').textContent()) ?? '')?.[1]);
  const essays = new EssaysPage(page);
  await essays.open(CHANDELIER);
  await essays.write(NEGLIGENCE);
  await expect(essays.saved).toBeVisible();

  await page.goto('/downloads');
  await untilServed(page);
  await page.getByLabel('Questions', { exact: true }).selectOption('10');
  await page.getByRole('checkbox', { name: 'Torts' }).last().check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const here = page.getByRole('region', { name: 'On this device' });
  await expect(here.getByRole('listitem')).toHaveText([
    `${due} cards due today`,
    '10 questions',
    'Explanations: Torts',
    '1 essay begun',
  ]);
  await expect(here.getByText(/MB, as of .* kept until/)).toBeVisible();
  await expectAccessible(page);

  await page.context().setOffline(true);
  await page.reload();
  await expect(here.getByRole('link', { name: '10 questions' })).toBeVisible();
  await page.goto('/questions?start=now');
  const practice = new MbePracticePage(page);
  await expect(practice.heading(1)).toBeFocused();
  await practice.answerQuestions(1, 10);
  await page.keyboard.press('Enter');
  await expect(practice.results).toBeVisible();
  await expect(page.getByText('A finished quiz is waiting to be saved')).toBeVisible();

  await page.goto('/rule-statements?deck=due');
  await expect(page.getByText(`Card 1 of ${due}`)).toBeVisible();
  await memorize.rate('Got It!');
  await page.reload();
  await expect(page.getByText(`Card 1 of ${due - 1}`)).toBeVisible();

  const understand = new UnderstandPage(page);
  await understand.openSubject('torts', 'Torts');
  await understand.contents.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/understand\/torts\/tor/);
  await expect(page.getByRole('heading', { name: 'How it is tested' })).toBeVisible();
  await understand.openSubject('torts', 'Torts');
  const rule = page.locator('section li a[href^="/understand/torts/"]').first();
  const name = (await rule.textContent()) ?? '';
  await rule.click();
  await expect(understand.rule(name)).toBeVisible();
  await essays.open(CHANDELIER);
  await expect(essays.heading(/Chandelier/)).toBeVisible();

  await page.context().setOffline(false);
  const history = new MbeHistoryPage(page);
  await expect
    .poll(async () => {
      await history.open();
      return await history.attempts.count();
    })
    .toBe(1);
  await expect(history.attempts).toHaveText([/of 10 correct/]);

  await page.goto('/downloads');
  await here.getByRole('button', { name: 'Remove from this device' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(here).toBeHidden();
  expect((await cachedAddresses(page)).filter((name) => name.startsWith('barwright:taken:'))).toEqual([
    `barwright:taken:${learner.id}`,
  ]);
});

test('a download that fails says so, and can be started again', async ({ page, learner: _, allowConsole }) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await page.goto('/downloads');
  await untilServed(page);
  await page.context().setOffline(true);
  const download = page.getByRole('button', { name: 'Download', exact: true });
  await download.click();
  await expect(page.getByRole('alert').filter({ hasText: 'The server cannot be reached.' })).toBeVisible();
  await page.context().setOffline(false);
  await download.click();
  await expect(page.getByText('It is on this device.')).toBeVisible();
});
