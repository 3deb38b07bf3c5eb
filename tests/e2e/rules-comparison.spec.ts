import type { Page } from 'playwright/test';
import { expectAccessible } from './expect-accessible';
import { expect, test } from './fixtures';
import { describeLooks } from './looks';
import { RulesPage } from './pages/rules-page';
import { SaveSign } from './pages/save-sign';
import { loseAnswers } from './unavailable';

const RULE = 'evi-rule-hearsay-definition';
/** Of two of the rule's elements nobody but its learner can tell whether it says them; of the others it surely does. */
const IN_DOUBT =
  'Hearsay is a statement that the declarant did not make while testifying at the current trial, whether he spoke, wrote or nodded, offered to prove the truth of it. A statement is not hearsay when offered for its effect on the listener, as words of independent legal significance, or as circumstantial evidence of state of mind. Hearsay is inadmissible unless a rule or statute provides otherwise.';
const SETTLE = '**/api/rules/answers/*/settle';

/** Writes the answer that is in doubt, up to its comparison. */
async function compare(page: Page): Promise<RulesPage> {
  const rules = new RulesPage(page);
  await page.goto(`/rules/quiz?rules=${RULE}&numRules=1`);
  await expect(rules.heading(1)).toBeVisible();
  await rules.submit(IN_DOUBT);
  await expect(rules.verdict('Compare your answer')).toBeVisible();
  return rules;
}

test('what the checker is not sure of is settled by its learner, through a reload and a dead network', async ({
  page,
  learner: _,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  const rules = await compare(page);
  await expect(page.getByText('We cannot tell whether your answer says this. You decide.')).toBeVisible();
  await expect(page.getByText('0 of 2 decided')).toBeVisible();
  await expect(rules.comparisons).toHaveCount(2);
  await expect(rules.comparison(0)).toContainText('You wrote:');
  await expect(rules.verdict('Compare your answer')).toBeVisible();
  const credit = page.getByText(/^\d of \d elements$/);
  const [stated = 0, total = 0] = ((await credit.textContent()) ?? '').split(' of ').map(Number.parseFloat);
  expect(total - stated).toBe(2);
  await expect(page.getByRole('heading', { name: 'Present', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Missing Buzzwords' })).toBeHidden();
  await expect(rules.nextButton).toBeHidden();

  await rules.said(0).click();
  await expect(rules.said(0)).toHaveAttribute('aria-pressed', 'true');
  await expect(rules.said(1)).toBeFocused();
  await page.reload();
  await expect(page.getByText('Resumed where you left off.')).toBeVisible();
  await expect(page.getByText('1 of 2 decided')).toBeVisible();
  await expect(rules.said(0)).toHaveAttribute('aria-pressed', 'true');
  await expect(rules.said(1)).toHaveAttribute('aria-pressed', 'false');
  await expect(rules.nextButton).toBeHidden();

  await page.context().setOffline(true);
  await rules.said(1).click();
  await expect(rules.verdict('Correct')).toBeVisible();
  await expect(page.getByText('You compared 2 elements yourself.')).toBeVisible();
  await expect(credit).toHaveText(`${total} of ${total} elements`);
  await expect(page.getByText('The rule’s flashcard counts it as “Got It!”.')).toBeVisible();
  await expect(page.getByText('Self-graded')).toHaveCount(2);
  await expect(rules.comparisons).toHaveCount(0);
  const sign = new SaveSign(page);
  await sign.expectState('Offline (1)');
  await page.context().setOffline(false);
  await sign.expectState('Saved');
  await page.reload();
  await expect(rules.verdict('Correct')).toBeVisible();
  await page.getByRole('button', { name: 'Finish Quiz' }).click();
  await expect(page.getByText('1 of 1 rules recalled correctly.')).toBeVisible();
});

test('in an answer that quotes the rule another word is pointed out, and its opposite refused', async ({
  page,
  learner: _,
}) => {
  const quoted =
    'After a party has been fully heard on an issue in a jury trial, the JUDGE may grant judgment as a matter of law if a reasonable jury would not have a legally sufficient evidentiary basis to find for that party. A motion may be made at any time before the case is submitted to the jury and must specify the grounds. A renewed motion must be filed within 28 days after entry of judgment, may be joined with a motion for a new trial, and is limited to grounds raised in the earlier motion.';
  const answer = async (text: string) => {
    await page.goto('/rules/quiz?rules=civ-rule-jmol&numRules=1');
    await expect(rules.heading(1)).toBeVisible();
    await rules.submit(text);
  };
  const rules = new RulesPage(page);
  await answer(quoted.replace('JUDGE', 'jury'));
  await expect(rules.verdict('Compare your answer')).toBeVisible();
  await expect(rules.comparison(0).locator('u')).toHaveText(['jury']);
  await expect(rules.comparison(0).getByText('The rule: “court”. You: “jury”.')).toBeVisible();
  await rules.notSaid(0).click();
  await expect(rules.verdict('Incorrect')).toBeVisible();
  await page.getByRole('button', { name: 'Finish Quiz' }).click();

  await answer(quoted.replace('JUDGE', 'court').replace('within 28 days after', 'within 28 days before'));
  await expect(rules.verdict('Incorrect')).toBeVisible();
  await expect(
    page
      .locator('mark')
      .filter({ hasText: /^before$/ })
      .first(),
  ).toBeVisible();
  await expect(rules.comparisons).toHaveCount(0);
});

test('by keyboard each element in doubt is decided in its turn, and a reply that was lost changes nothing', async ({
  page,
  learner: _,
  allowConsole,
}) => {
  allowConsole(/503/);
  const rules = await compare(page);
  await page.keyboard.press('Enter');
  await page.keyboard.press('m');
  await expect(rules.verdict('Compare your answer')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toContainText('the first element in doubt');
  await page.keyboard.press('Escape');

  await loseAnswers(page, SETTLE);
  await page.keyboard.press('y');
  await expect(rules.said(0)).toHaveAttribute('aria-pressed', 'true');
  await expect(rules.said(1)).toBeFocused();
  await page.keyboard.press('n');
  await expect(rules.verdict('Incorrect')).toBeVisible();
  const sign = new SaveSign(page);
  await sign.expectState('Waiting (1)');
  await page.unroute(SETTLE);
  await page.reload();
  await expect(rules.verdict('Incorrect')).toBeVisible();
  await sign.expectState('Saved');
  await expect(page.getByRole('heading', { name: 'Missing Buzzwords' })).toBeVisible();
  await expect(page.getByText('The rule’s flashcard counts it as “Struggled”.')).toBeVisible();
  await page.keyboard.press('1');
  await expect(page.getByText('The rule’s flashcard counts it as “Forgotten”.')).toBeVisible();
  const known = page.getByRole('button', { name: 'Got It!' });
  await known.click();
  await expect(known).toHaveAttribute('aria-pressed', 'true');
  await sign.expectState('Saved');
  await page.reload();
  await expect(known).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('m');
  await page.getByLabel('Why is it correct?').fill('I hit the wrong key.');
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as correct' }).click();
  await expect(page.getByText('You marked it as correct: I hit the wrong key.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(rules.finished).toBeVisible();
});

describeLooks(() => {
  test('the comparison and what was settled', async ({ page, learner: _ }) => {
    const rules = await compare(page);
    await expectAccessible(page);
    for (const button of await rules.comparisons.getByRole('button').all()) {
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await rules.said(0).click();
    await rules.notSaid(1).click();
    await expect(rules.verdict('Incorrect')).toBeVisible();
    await expectAccessible(page);
  });
});
