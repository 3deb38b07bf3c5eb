import { expect, type Locator, type Page } from 'playwright/test';

/** The page of profile and performance. */
export class ProfilePage {
  readonly performance: Locator;
  readonly studyNext: Locator;
  readonly total: Locator;

  constructor(readonly page: Page) {
    this.performance = page.getByRole('region', { name: 'Quiz Performance Analysis' });
    this.studyNext = page.getByRole('region', { name: 'What to study next' });
    this.total = this.performance.getByText('Total Questions Attempted').locator('xpath=following-sibling::dd');
  }

  async open(search = ''): Promise<void> {
    await this.page.goto(`/profile${search}`);
    await expect(this.performance).toBeVisible();
  }

  chart(title: string): Locator {
    return this.page.getByRole('figure', { name: title });
  }

  /** Unfolds every part of the page. */
  async openEverything(): Promise<void> {
    await this.page.evaluate(() => {
      for (const part of document.querySelectorAll<HTMLDetailsElement>('main details')) part.open = true;
    });
  }

  /** Waits until every chart is drawn. */
  async chartsDrawn(): Promise<void> {
    await expect(this.page.locator('figure .skeleton')).toHaveCount(0);
  }
}
