import { expect, type Locator, type Page } from 'playwright/test';

/** The memorize screen as a learner meets it. */
export class MemorizePage {
  readonly flashcard: Locator;
  readonly next: Locator;
  readonly previous: Locator;
  readonly undo: Locator;
  readonly complete: Locator;

  constructor(readonly page: Page) {
    this.flashcard = page.getByRole('button', { name: /Click to (flip|see the front again)$/ });
    this.next = page.getByRole('button', { name: 'Next', exact: true });
    this.previous = page.getByRole('button', { name: 'Previous', exact: true });
    this.undo = page.getByRole('button', { name: 'Undo rating' });
    this.complete = page.getByText('Memorization session complete!');
  }

  async open(deck?: string): Promise<void> {
    await this.page.goto(`/rule-statements${deck ? `?deck=${encodeURIComponent(deck)}` : ''}`);
    await expect(this.page.getByRole('heading', { name: 'Memorize - Rule Statements', level: 1 })).toBeVisible();
  }

  /** A button of the deck chooser; its name ends with its number of cards. */
  deck(name: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${name} [\\d,]+ cards?$`) });
  }

  /** Waits until the counts of a deck have come to this. */
  async expectDeckCount(name: string, count: number): Promise<void> {
    await expect(this.deck(name)).toHaveAccessibleName(new RegExp(` ${count} cards?$`));
  }

  rating(name: 'Forgotten' | 'Struggled' | 'Got It!'): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${name}`) });
  }

  place(number: number): Locator {
    return this.page.getByText(new RegExp(`^Card ${number} of \\d+$`));
  }

  /** Flips the card on the screen and rates it, without going on. */
  async rate(name: 'Forgotten' | 'Struggled' | 'Got It!'): Promise<void> {
    await this.flashcard.click();
    await this.rating(name).click();
    await expect(this.rating(name)).toHaveAttribute('aria-pressed', 'true');
  }
}
