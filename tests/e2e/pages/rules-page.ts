import { type APIRequestContext, expect, type Locator, type Page } from 'playwright/test';

/** The rules selection and the rule quiz as a learner meets them. */
export class RulesPage {
  readonly startButton: Locator;
  readonly numberOfRules: Locator;
  readonly search: Locator;
  readonly answer: Locator;
  readonly submitButton: Locator;
  readonly ruleName: Locator;
  readonly finished: Locator;
  readonly nextButton: Locator;
  /** The elements in doubt. */
  readonly comparisons: Locator;

  constructor(readonly page: Page) {
    this.startButton = page.getByRole('button', { name: 'Start Quiz' });
    this.numberOfRules = page.getByLabel('Number of Rules');
    this.search = page.getByRole('searchbox', { name: 'Search topics and subtopics' });
    this.answer = page.getByRole('textbox', { name: /Your answer$/ });
    this.submitButton = page.getByRole('button', { name: 'Submit Answer' });
    this.ruleName = page.getByRole('heading', { level: 3 });
    this.finished = page.getByText('Quiz finished');
    this.nextButton = page.getByRole('button', { name: /^(Next Rule|Finish Quiz)$/ });
    this.comparisons = page.getByRole('group', { name: /^Does your answer say/ });
  }

  /** Opens the selection and waits until it can be used. */
  async open(): Promise<void> {
    await this.page.goto('/rules');
    await expect(this.page.getByRole('heading', { name: 'Rules Selection', level: 1 })).toBeVisible();
    await expect(this.startButton).toBeEnabled();
  }

  /** A box of the tree; its accessible name ends with its number of rules. */
  box(name: string): Locator {
    return this.page.getByRole('checkbox', { name: new RegExp(`^${name} [\\d,]+ rules?$`) });
  }

  /** Opens or closes the subtopics of a source or topic. */
  expander(name: string): Locator {
    return this.page.getByRole('button', { name: `Subtopics of ${name}` });
  }

  draw(name: 'All' | 'Due' | 'Weak' | 'Unseen'): Locator {
    return this.page.getByRole('radio', { name: new RegExp(`^${name}`) });
  }

  hint(name: 'None' | 'First letters' | 'Guided typing'): Locator {
    return this.page.getByRole('group', { name: 'Hint' }).getByRole('radio', { name });
  }

  heading(number: number): Locator {
    return this.page.getByRole('heading', { name: new RegExp(`^Rule ${number} of \\d+$`) });
  }

  verdict(result: 'Correct' | 'Incorrect' | 'Compare your answer'): Locator {
    return this.page.getByRole('status').getByText(result, { exact: true });
  }

  comparison(index: number): Locator {
    return this.comparisons.nth(index);
  }

  said(index: number): Locator {
    return this.comparison(index).getByRole('button', { name: 'I said it' });
  }

  notSaid(index: number): Locator {
    return this.comparison(index).getByRole('button', { name: 'I did not' });
  }

  /** Starts a quiz of so many rules on real property. */
  async startPropertyQuiz(count: number): Promise<void> {
    await this.open();
    await this.box('Real Property').check();
    await this.numberOfRules.fill(String(count));
    await this.startButton.click();
    await expect(this.heading(1)).toBeVisible();
  }

  /** Writes an answer and submits it by keyboard. */
  async submit(text: string): Promise<void> {
    await expect(this.answer).toBeFocused();
    await this.page.keyboard.insertText(text);
    await this.page.keyboard.press('Control+Enter');
  }
}

/** The text of each rule by its name, as the API tells it. */
export async function ruleTexts(request: APIRequestContext, token: string): Promise<Map<string, string>> {
  const response = await request.get('/api/rules', { headers: { Authorization: `Bearer ${token}` } });
  const rules = (await response.json()) as { ruleName: string; ruleContent: string }[];
  return new Map(rules.map(({ ruleName, ruleContent }) => [ruleName, ruleContent]));
}
