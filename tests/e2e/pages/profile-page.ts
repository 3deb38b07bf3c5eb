import { expect, type Locator, type Page } from 'playwright/test';

/** The pages of the profile: progress, activity, settings and account. */
export class ProfilePage {
  readonly performance: Locator;
  readonly studyNext: Locator;
  readonly total: Locator;
  readonly plan: Locator;
  readonly pages: Locator;

  constructor(readonly page: Page) {
    this.performance = page.getByRole('region', { name: 'Quiz Performance Analysis' });
    this.studyNext = page.getByRole('region', { name: 'What to study next' });
    this.total = this.performance.getByText('Total Questions Attempted').locator('xpath=following-sibling::dd');
    this.plan = page.getByRole('region', { name: 'Study plan' });
    this.pages = page.getByRole('navigation', { name: 'Profile' });
  }

  /** Opens the progress. */
  async open(search = ''): Promise<void> {
    await this.page.goto(`/profile${search}`);
    await expect(this.performance).toBeVisible();
  }

  /** Goes to a page of the profile from another. */
  async goTo(name: 'Progress' | 'Activity' | 'Settings' | 'Account'): Promise<void> {
    await this.pages.getByRole('link', { name }).click();
    await expect(this.pages.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }

  chart(title: string): Locator {
    return this.page.getByRole('figure', { name: title });
  }

  /** Puts the table of every chart below it. */
  async showTables(): Promise<void> {
    await this.page.getByRole('checkbox', { name: 'Show tables' }).check();
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
