import { expect, type Locator, type Page } from 'playwright/test';

/** The home of a visitor. */
export class HomePage {
  readonly question: Locator;
  readonly tryAsGuest: Locator;
  readonly rule: Locator;
  readonly tree: Locator;

  constructor(readonly page: Page) {
    this.question = page.getByRole('region', { name: 'A question to try' });
    this.tryAsGuest = page.getByRole('button', { name: 'Try without an account' });
    this.rule = page.getByRole('region', { name: 'Transferred intent' });
    this.tree = page.getByRole('region', { name: 'The issues of Evidence' });
  }

  async open(): Promise<void> {
    await this.page.goto('/');
    await expect(this.tryAsGuest).toBeEnabled();
  }

  /** Scrolls to the rule, writes an answer and has it checked. */
  async writeRule(answer: string): Promise<void> {
    await this.page.getByRole('heading', { name: 'Write a rule from memory' }).scrollIntoViewIfNeeded();
    await this.rule.getByLabel('Your answer').fill(answer);
    await this.rule.getByRole('button', { name: 'Submit Answer' }).click();
  }
}
