import type { Locator } from 'playwright/test';
import { expect, test } from './fixtures';
import { holdAnswer, holdRequests } from './hold';
import { CHANDELIER, EssaysPage } from './pages/essays-page';
import { MbePracticePage } from './pages/mbe-practice-page';
import { MemorizePage } from './pages/memorize-page';

// What moves between the pressing of a finger and its lifting is not pressed, or something else is.

const SCRIPTS = '**/_next/static/**/*.js';

async function top(locator: Locator): Promise<number> {
  const box = await locator.boundingBox();
  expect(box).not.toBeNull();
  return Math.round(box?.y ?? 0);
}

test('the list of essays stays where it is under the pointer when the scripts come', async ({ page, learner: _ }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const letScriptsCome = await holdRequests(page, SCRIPTS);
  await page.goto(CHANDELIER, { waitUntil: 'commit' });
  const essays = new EssaysPage(page);
  const pointedAt = essays.listed(/Business Associations 1/);
  await pointedAt.hover();
  const before = await top(pointedAt);
  letScriptsCome();
  await expect(essays.editor).toBeVisible();
  expect(await top(pointedAt)).toBe(before);
});

test('the list of own cards comes after the deck above it', async ({ page, learner: _ }) => {
  const memorize = new MemorizePage(page);
  const deck = await holdAnswer(page, '**/api/cards?*');
  await memorize.open('own');
  await deck.isHeld;
  await expect(page.getByRole('region', { name: 'My cards' })).toHaveCount(0);
  deck.letGo();
  await expect(page.getByRole('button', { name: 'Write a card' })).toBeVisible();
  await expect(page.getByText('You have no cards of your own yet.')).toBeVisible();
});

test('the filters of questions stay where they are when the outline comes', async ({ page, learner: _ }) => {
  const letScriptsCome = await holdRequests(page, SCRIPTS);
  await page.goto('/questions', { waitUntil: 'commit' });
  const practice = new MbePracticePage(page);
  await expect(page.getByText('Loading outline...')).toBeVisible();
  const before = await top(practice.box('Evidence'));
  letScriptsCome();
  await expect(page.getByText('Loading outline...')).toBeHidden();
  expect(await top(practice.box('Evidence'))).toBe(before);
});
