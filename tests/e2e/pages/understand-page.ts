import { expect, type Locator, type Page } from 'playwright/test';

/** The subject picker, the pages of a subject and of an issue, and the search that stands on all of them. */
export class UnderstandPage {
  readonly searchBox: Locator;
  readonly results: Locator;
  readonly contents: Locator;

  constructor(readonly page: Page) {
    this.searchBox = page.getByRole('searchbox', { name: 'Search rules and explanations' });
    this.results = page.getByRole('search').getByRole('listitem');
    this.contents = page.getByRole('navigation', { name: /^Contents/ });
  }

  async open(): Promise<void> {
    await this.page.goto('/understand');
    await expect(this.page.getByRole('heading', { name: 'Understand', level: 1 })).toBeVisible();
  }

  async openSubject(id: string, name: string): Promise<void> {
    await this.page.goto(`/understand/${id}`);
    await this.expectSubject(name);
  }

  async expectSubject(name: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible();
  }

  subject(name: string): Locator {
    return this.page.getByRole('navigation', { name: 'Choose a subject' }).getByRole('link', { name });
  }

  rule(name: string): Locator {
    return this.page.getByRole('article', { name });
  }
}
