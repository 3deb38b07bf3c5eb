import { outboxKeys } from './browser-outbox';
import { expectAccessible } from './expect-accessible';
import { expect, test } from './fixtures';
import { holdRequests } from './hold';
import { describeLooks } from './looks';
import { MemorizePage } from './pages/memorize-page';

const WAITING = 'Your ratings are waiting to be saved';

test('the sample cards by keyboard, to the end', async ({ page, learner: _ }) => {
  const memorize = new MemorizePage(page);
  await memorize.open();
  await expect(page.getByRole('complementary', { name: 'About buzzwords' })).toBeVisible();
  await expect(memorize.flashcard).toContainText('Battery elements');
  await expect(memorize.rating('Got It!')).toBeDisabled();
  await expect(memorize.previous).toBeDisabled();

  await page.keyboard.press('Space');
  await expect(memorize.flashcard).toContainText('harmful or offensive contact');
  await expect(memorize.flashcard.locator('mark')).toHaveText(['intentional', 'harmful or offensive contact']);
  await page.keyboard.press('3');
  await expect(memorize.flashcard).toContainText('Hearsay');
  await page.keyboard.press('u');
  await expect(memorize.flashcard).toContainText('harmful or offensive contact');
  await expect(memorize.undo).toBeDisabled();
  await page.keyboard.press('Space');
  await expect(memorize.flashcard).not.toContainText('harmful');

  await page.keyboard.press('ArrowRight');
  await expect(memorize.flashcard).toContainText('Hearsay');
  await expect(memorize.flashcard).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(memorize.flashcard).toContainText('out-of-court statement');
  await page.keyboard.press('Enter');
  await expect(memorize.flashcard).toContainText('Diversity Jurisdiction');
  await expect(memorize.next).toBeDisabled();
  await page.keyboard.press('Space');
  await expect(memorize.next).toBeEnabled();
  await memorize.next.click();
  await expect(memorize.complete).toBeVisible();

  for (const link of await page.getByRole('navigation', { name: 'Coming later' }).getByRole('link').all()) {
    await expect(link).toHaveAttribute('aria-disabled', 'true');
    await expect(link).not.toHaveAttribute('href');
  }
  await page.getByRole('button', { name: 'Study this deck again' }).click();
  await expect(memorize.flashcard).toContainText('Battery elements');
});

test('a topic is learned, undone, and comes back when it is due, the network lost in between', async ({
  page,
  learner: _,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  const memorize = new MemorizePage(page);
  await memorize.open();
  await memorize.expectDeckCount('Due today', 0);
  await page.getByLabel('Subject').selectOption('evidence');
  await page.getByLabel('Topic').selectOption({ index: 1 });
  await expect(page).toHaveURL(/deck=issue%3Aevi-/);

  await expect(memorize.rating('Forgotten')).toHaveText(/10 min/);
  await expect(memorize.rating('Got It!')).toHaveText(/2 days/);
  const first = await memorize.flashcard.textContent();
  await memorize.rate('Got It!');
  await expect(memorize.place(2)).toBeVisible();
  await memorize.undo.click();
  await expect(memorize.place(1)).toBeVisible();
  await memorize.rating('Forgotten').click();
  await expect(memorize.place(2)).toBeVisible();

  await page.context().setOffline(true);
  await memorize.rate('Struggled');
  await expect(page.getByText(WAITING)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(WAITING)).toBeHidden();

  // The counts stand still while cards are rated.
  await memorize.expectDeckCount('Due today', 0);
  await memorize.deck('Due today').click();
  // The two cards and what is left of the topic, at most twenty new ones a day.
  await expect(memorize.deck('Due today')).not.toHaveAccessibleName(/ 0 cards$/);
  await expect(memorize.place(1)).toBeVisible();
  await expect(memorize.flashcard).toBeFocused();
  // A new card of the topic stands before those that are due.
  await expect(memorize.flashcard).not.toHaveText(first ?? '');
  await memorize.next.click();
  await expect(memorize.flashcard).toHaveText(first ?? '');
  await page.reload();
  await memorize.next.click();
  await expect(memorize.flashcard).toHaveText(first ?? '');
});

for (const path of ['/', '/profile']) {
  test(`ratings that wait are sent from ${path} too`, async ({ page, learner: _, allowConsole }) => {
    allowConsole(/ERR_FAILED/);
    const memorize = new MemorizePage(page);
    await memorize.open('subject:evidence');
    await expect(memorize.place(1)).toBeVisible();
    // The page of the deck never gets through, so that another must.
    await page.route('**/api/cards/reviews', (route) =>
      route.request().frame().url().includes('/rule-statements') ? route.abort() : route.continue(),
    );
    await memorize.rate('Forgotten');
    await expect(page.getByText(WAITING)).toBeVisible();

    const sent = page.waitForResponse(
      (response) => response.url().endsWith('/api/cards/reviews') && response.request().method() === 'POST',
    );
    await page.goto(path);
    expect((await sent).status()).toBe(201);
    await page.unroute('**/api/cards/reviews');
    await memorize.open('due');
    await expect(memorize.rating('Forgotten')).toBeVisible();
    await expect(memorize.deck('Due today')).not.toHaveAccessibleName(/ 0 cards$/);
    expect(await outboxKeys(page)).toEqual([]);
  });
}

test('a deck is dealt once the rating before it is stored', async ({ page, learner: _ }) => {
  const memorize = new MemorizePage(page);
  await memorize.open('subject:evidence');
  const first = (await memorize.flashcard.textContent()) ?? '';
  const letRatingGo = await holdRequests(page, '**/api/cards/reviews');
  await memorize.rate('Forgotten');
  await memorize.deck('Due today').click();
  await expect(memorize.flashcard).toBeHidden();
  letRatingGo();
  // The first card is a new one of the topic that was begun.
  await memorize.next.click();
  await expect(memorize.flashcard).toHaveText(first);
});

test('counts that were asked for before a rating are not waited for', async ({ page, learner: _ }) => {
  const memorize = new MemorizePage(page);
  const withdrawn = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/cards/decks'));
  // The answer that would come too late.
  await page.route('**/api/cards/decks?*', () => {}, { times: 1 });
  await memorize.open('subject:evidence');
  await memorize.rate('Forgotten');
  await withdrawn;
  await memorize.deck('Due today').click();
  await expect(memorize.deck('Due today')).not.toHaveAccessibleName(/ 0 cards$/);
});

test('the exam of the study plan pulls the intervals forward', async ({ page, learner: _ }) => {
  await page.goto('/profile/settings');
  const dayAfterTomorrow = await page.evaluate(() => new Date(Date.now() + 2 * 86_400_000).toLocaleDateString('sv-SE'));
  await page.getByLabel('Exam date').fill(dayAfterTomorrow);
  await page.getByLabel('New cards per day').fill('5');
  await page.getByRole('button', { name: 'Save study plan' }).click();
  await expect(page.getByText('Study plan saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('New cards per day')).toHaveValue('5');
  await expectAccessible(page);

  const memorize = new MemorizePage(page);
  await memorize.open('subject:evidence');
  await expect(memorize.rating('Got It!')).toHaveText(/1 day/);
});

test('an unknown deck is said to be none, and the sample is a click away', async ({
  page,
  learner: _,
  allowConsole,
}) => {
  allowConsole(/404/);
  const memorize = new MemorizePage(page);
  await memorize.open('issue:nowhere');
  await expect(page.getByText('There is no such deck.')).toBeVisible();
  await memorize.deck('Sample cards').click();
  await expect(memorize.flashcard).toContainText('Battery elements');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 }, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

  test('a deck fills the screen and is gone through by thumb', async ({ page, learner: _ }) => {
    const memorize = new MemorizePage(page);
    await memorize.open();
    await memorize.fullScreen.click();
    await expect(page.getByRole('navigation').first()).toBeHidden();
    await expect(memorize.deck('Due today')).toBeHidden();
    // Nothing to scroll for: the card and its buttons are on the screen.
    await expect(memorize.next).toBeInViewport({ ratio: 1 });

    await memorize.swipe(0, -200);
    await expect(memorize.flashcard).toContainText('harmful or offensive contact');
    await expect(memorize.rating('Got It!')).toBeInViewport({ ratio: 1 });
    await memorize.swipe(-200, 0);
    await expect(memorize.flashcard).toContainText('Hearsay');
    await memorize.swipe(200, 0);
    await expect(memorize.flashcard).toContainText('Battery elements');
    await memorize.flashcard.tap();
    await expect(memorize.flashcard).toContainText('harmful or offensive contact');
    await memorize.rating('Struggled').tap();
    await expect(memorize.place(2)).toBeVisible();
    await memorize.close.tap();
    await expect(memorize.deck('Due today')).toBeVisible();
  });

  test('a deck of an address, or one that is chosen, fills the screen at once', async ({ page, learner: _ }) => {
    const memorize = new MemorizePage(page);
    await memorize.open('subject:evidence');
    await memorize.close.click();
    await expect(memorize.fullScreen).toBeFocused();
    await memorize.deck('Sample cards').click();
    await expect(memorize.close).toBeVisible();
    await expect(memorize.flashcard).toBeFocused();
  });
});

describeLooks(() => {
  test('the memorize screen', async ({ page, learner: _ }) => {
    const memorize = new MemorizePage(page);
    await memorize.open();
    await expectAccessible(page);
    await page.getByLabel('Subject').selectOption('torts');
    await memorize.rate('Struggled');
    await expectAccessible(page);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    if (await memorize.close.isVisible()) await memorize.close.click();
    await memorize.deck('My cards').click();
    await page.getByRole('button', { name: 'Write a card' }).click();
    await expectAccessible(page);
  });
});
