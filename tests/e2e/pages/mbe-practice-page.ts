import { expect, type Locator, type Page } from 'playwright/test';

/** The MBE practice screen as a learner meets it. */
export class MbePracticePage {
  readonly startButton: Locator;
  readonly submitButton: Locator;
  readonly numberOfQuestions: Locator;
  readonly results: Locator;
  readonly savedNote: Locator;
  readonly progress: Locator;

  constructor(readonly page: Page) {
    this.startButton = page.getByRole('button', { name: 'Start Quiz' });
    this.submitButton = page.getByRole('button', { name: 'Submit Answer' });
    this.numberOfQuestions = page.getByLabel('Number of Questions');
    this.results = page.getByRole('heading', { name: 'Quiz Results' });
    this.savedNote = page.getByText('Saved to your history.');
    this.progress = page.getByRole('complementary', { name: 'Quiz progress' });
  }

  /** Opens the screen and waits until a quiz can be started. */
  async open(): Promise<void> {
    await this.page.goto('/questions');
    await expect(this.page.getByRole('heading', { name: 'MBE Practice', level: 1 })).toBeVisible();
    await expect(this.tab('By Subtopic')).toBeEnabled();
  }

  tab(name: 'By Subject' | 'By Source' | 'By Subtopic'): Locator {
    return this.page.getByRole('tab', { name });
  }

  /** A box of the filter panel; its accessible name ends with its number of questions. */
  box(name: string): Locator {
    return this.page.getByRole('checkbox', { name: new RegExp(`^${name} [\\d,]+ questions?$`) });
  }

  heading(number: number): Locator {
    return this.page.getByRole('heading', { name: new RegExp(`^Question ${number} of \\d+$`) });
  }

  option(label: string): Locator {
    return this.page.getByRole('radio', { name: new RegExp(`^${label} `) });
  }

  confidence(level: string): Locator {
    return this.page.getByRole('group', { name: 'Confidence' }).getByRole('radio', { name: level });
  }

  verdict(): Locator {
    return this.page.getByText(/^(IN)?CORRECT!$/);
  }

  /** Starts a quiz of Evidence questions. */
  async startEvidenceQuiz(count: number): Promise<void> {
    await this.open();
    await this.box('Evidence').check();
    await this.numberOfQuestions.fill(String(count));
    await this.startButton.click();
    await expect(this.heading(1)).toBeFocused();
  }

  /** Answers the question on the screen by keyboard, without going on. */
  async answer(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    await this.page.keyboard.press('Enter');
    await expect(this.verdict()).toBeVisible();
  }

  /** Answers questions `from` to `to` by keyboard; the last one stays on the screen, answered. */
  async answerQuestions(from: number, to: number): Promise<void> {
    for (let number = from; number <= to; number += 1) {
      await expect(this.heading(number)).toBeFocused();
      await this.answer(String(1 + (number % 4)));
      if (number < to) await this.page.keyboard.press('Enter');
    }
  }

  /** Submits an option of a question that shows no verdict. */
  async hand(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    await this.page.keyboard.press('Enter');
  }

  /** Presses Tab until the element has the focus, as somebody without a mouse would. */
  async tabTo(target: Locator): Promise<void> {
    const isFocused = () => target.evaluate((element) => element === document.activeElement);
    for (let presses = 0; presses < 100; presses += 1) {
      if (await isFocused()) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${target}.`);
  }
}
