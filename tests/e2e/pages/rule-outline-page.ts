import { expect, type Locator, type Page } from 'playwright/test';

/** The rule outline. */
export class RuleOutlinePage {
  readonly contents: Locator;
  readonly searchBox: Locator;
  readonly issues: Locator;
  readonly openIssues: Locator;

  constructor(readonly page: Page) {
    this.contents = page.getByRole('navigation', { name: 'Table of Contents' });
    this.searchBox = page.getByRole('searchbox', { name: 'Search the outline' });
    this.issues = page.locator('details.issue:visible');
    this.openIssues = page.locator('details.issue[open]:visible');
  }

  async open(): Promise<void> {
    await this.page.goto('/rule-outline');
    await expect(this.page.getByRole('heading', { name: 'Rule Outline', level: 1 })).toBeVisible();
  }

  /** Of an issue, what opens and closes it. */
  summary(name: string): Locator {
    return this.page.locator('summary').filter({ hasText: name });
  }

  box(rule: string): Locator {
    return this.page.getByRole('checkbox', { name: rule, exact: true });
  }

  ticked(count: number): Locator {
    return this.page.getByText(new RegExp(`^${count} of [\\d,]+ rules learned$`));
  }

  /** How far below the top of the window something stands once nothing moves any more, in parts of its height. */
  async restingPlace(id: string): Promise<number> {
    return await this.page.locator(`#${id}`).evaluate(async (element) => {
      await document.fonts.ready;
      let top = Number.NaN;
      for (let stillFrames = 0; stillFrames < 10; ) {
        await new Promise(requestAnimationFrame);
        const now = element.getBoundingClientRect().top;
        stillFrames = now === top ? stillFrames + 1 : 0;
        top = now;
      }
      return top / window.innerHeight;
    });
  }

  /** The words that the search has marked, in lower case, each once. */
  async markedWords(): Promise<string[]> {
    return await this.page.evaluate(() => [
      ...new Set([...(CSS.highlights.get('rule-outline') ?? [])].map((range) => range.toString().toLowerCase())),
    ]);
  }
}
