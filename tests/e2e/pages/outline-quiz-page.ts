import { expect, type Locator, type Page } from 'playwright/test';

/** The outline quiz. */
export class OutlineQuizPage {
  readonly answer: Locator;
  readonly rule: Locator;
  readonly ruleName: Locator;
  readonly showRule: Locator;
  readonly hideRule: Locator;
  readonly previous: Locator;
  readonly next: Locator;
  readonly finish: Locator;

  constructor(readonly page: Page) {
    this.answer = page.getByLabel('What do you remember?');
    this.rule = page.locator('#rule');
    this.ruleName = page.getByRole('heading', { level: 3 });
    this.showRule = page.getByRole('button', { name: 'Show Rule' });
    this.hideRule = page.getByRole('button', { name: 'Hide Rule' });
    this.previous = page.getByRole('button', { name: 'Previous' });
    this.next = page.getByRole('button', { name: 'Next', exact: true });
    this.finish = page.getByRole('button', { name: 'Finish Quiz' });
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/outlines/quiz${query}`);
    await expect(this.page.getByRole('heading', { name: 'Outline Quiz', level: 1 })).toBeVisible();
  }

  item(index: number, count: number): Locator {
    return this.page.getByRole('heading', { name: `Item ${index} of ${count}`, exact: true });
  }
}
