import { expect, type Locator, type Page } from 'playwright/test';

/** The memorize screen as a learner meets it. */
export class MemorizePage {
  readonly flashcard: Locator;
  /** The card while its front shows. */
  readonly front: Locator;
  /** Fills a phone with the deck, and gives it back. */
  readonly fullScreen: Locator;
  readonly close: Locator;
  readonly next: Locator;
  readonly previous: Locator;
  readonly undo: Locator;
  readonly complete: Locator;

  constructor(readonly page: Page) {
    this.flashcard = page.getByRole('button', { name: /Click to (flip|see the front again)$/ });
    this.front = page.getByRole('button', { name: /Click to flip$/ });
    this.fullScreen = page.getByRole('button', { name: 'Full screen' });
    this.close = page.getByRole('button', { name: 'Close', exact: true });
    this.next = page.getByRole('button', { name: 'Next', exact: true });
    this.previous = page.getByRole('button', { name: 'Previous', exact: true });
    this.undo = page.getByRole('button', { name: 'Undo rating' });
    this.complete = page.getByText('Memorization session complete!');
  }

  async open(deck?: string): Promise<void> {
    await this.page.goto(`/rule-statements${deck ? `?deck=${encodeURIComponent(deck)}` : ''}`);
    // On a phone a deck of the address stands alone.
    const heading = this.page.getByRole('heading', { name: 'Memorize - Rule Statements', level: 1 });
    await expect(heading.or(this.close).filter({ visible: true }).first()).toBeVisible();
  }

  /** Moves a finger over the card, CSS pixels to the right and down. */
  async swipe(right: number, down: number): Promise<void> {
    const box = await this.flashcard.boundingBox();
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    const session = await this.page.context().newCDPSession(this.page);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    for (const part of [0.25, 0.5, 0.75, 1]) {
      const touchPoints = [{ x: x + right * part, y: y + down * part }];
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await session.detach();
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

  /** Flips the card on the screen and rates it, which turns to the next one or ends the deck. */
  async rate(name: 'Forgotten' | 'Struggled' | 'Got It!'): Promise<void> {
    await this.flashcard.click();
    await this.rating(name).click();
    await expect(this.front.or(this.complete)).toBeVisible();
  }
}
