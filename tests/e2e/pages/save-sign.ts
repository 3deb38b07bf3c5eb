import { type APIRequestContext, expect, type Locator, type Page } from 'playwright/test';

/** The sign in the navigation that says whether all is saved, and its list. */
export class SaveSign {
  readonly button: Locator;
  readonly list: Locator;

  constructor(readonly page: Page) {
    const navigation = page.getByRole('navigation', { name: 'Main' });
    this.button = navigation.getByRole('button', { name: /^(Saved|Saving…|Waiting|Offline|Refused)/ });
    this.list = page.getByRole('dialog', { name: /^(Saved|Saving…|Waiting|Offline|Refused)/ });
  }

  async expectState(text: string): Promise<void> {
    await expect(this.button).toHaveText(text);
  }

  /** What is said of what is not saved; closes the list again. */
  async expectListed(...texts: (string | RegExp)[]): Promise<void> {
    await this.button.click();
    for (const text of texts) await expect(this.list.getByText(text).first()).toBeVisible();
    await this.page.keyboard.press('Escape');
  }
}

/** How much of each kind the server holds of a learner, with their answers as JSON. */
export async function storedWork(request: APIRequestContext, token: string) {
  const response = await request.get('/api/account/export', { headers: { Authorization: `Bearer ${token}` } });
  const { quizAttempts, cardReviews, ruleAnswers, ruleTicks, essayDrafts } = (await response.json()) as {
    quizAttempts: unknown[];
    cardReviews: { origin: string }[];
    ruleAnswers: { answer: string; isCorrect: boolean; claim: string | null; selfAssessedAt: string | null }[];
    ruleTicks: unknown[];
    essayDrafts: unknown[];
  };
  return {
    attempts: quizAttempts.length,
    ratings: cardReviews.filter(({ origin }) => origin !== 'rule_quiz').length,
    ticks: ruleTicks.length,
    ruleAnswers,
    essays: essayDrafts.map((draft) => JSON.stringify(draft)),
  };
}
