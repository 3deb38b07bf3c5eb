import type { Locator, Page } from 'playwright/test';

/** The three questions after registration, and what comes after them. */
export class WelcomePage {
  readonly startDiagnostic: Locator;
  readonly later: Locator;

  constructor(readonly page: Page) {
    this.startDiagnostic = page.getByRole('link', { name: 'Start the diagnostic' });
    this.later = page.getByRole('link', { name: 'Later' });
  }

  /** Presses one button of each step, in their order. */
  async say(...answers: (string | RegExp)[]): Promise<void> {
    for (const name of answers) await this.page.getByRole('button', { name }).first().click();
  }
}
