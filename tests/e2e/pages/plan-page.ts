import { expect, type Locator, type Page } from 'playwright/test';
import type { Learner } from '../fixtures';

/** Today, and the plan behind it. */
export class PlanPage {
  readonly today: Locator;

  constructor(readonly page: Page) {
    this.today = page.getByRole('region', { name: 'Today’s tasks' });
  }

  /** Lets the learner prepare for a UBE in ten weeks with two hours a day, in UTC; `change` over that. */
  async prepare({ token }: Learner, change: object = {}): Promise<void> {
    const examDate = new Date(Date.now() + 70 * 86_400_000).toISOString().slice(0, 10);
    const data = { exam: 'ube', examDate, weekdayMinutes: Array(7).fill(120), timeZone: 'UTC', ...change };
    const headers = { Authorization: `Bearer ${token}` };
    expect((await this.page.request.put('/api/account/study-plan', { headers, data })).status()).toBe(200);
  }

  async openToday(): Promise<void> {
    await this.page.goto('/');
    await expect(this.today).toBeVisible();
  }

  tick(task: RegExp): Locator {
    return this.today.getByRole('checkbox', { name: task });
  }

  async open(): Promise<void> {
    await this.page.goto('/plan');
    await expect(this.day(0)).toBeVisible();
  }

  /** The row of a day, by its place from today. */
  day(place: number): Locator {
    return this.page.locator('details > ul > li').nth(place);
  }

  /** How long a day is, beside its name. */
  minutes(place: number): Locator {
    return this.day(place).getByRole('paragraph').first();
  }

  async change(place: number, action: string): Promise<void> {
    const day = this.day(place);
    const opener = day.getByRole('button', { name: /^Change: / });
    if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
    await day.getByRole('button', { name: new RegExp(`^${action}`) }).click();
  }
}
