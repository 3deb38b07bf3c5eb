import { expect, type Locator, type Page } from 'playwright/test';

/** The list of past attempts. */
export class MbeHistoryPage {
  readonly attempts: Locator;

  constructor(readonly page: Page) {
    this.attempts = page.getByRole('region', { name: 'Attempts' }).getByRole('listitem');
  }

  async open(): Promise<void> {
    await this.page.goto('/questions/history');
    await expect(this.page.getByRole('heading', { name: 'Past attempts', level: 1 })).toBeVisible();
  }
}
