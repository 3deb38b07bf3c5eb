import { expect, type Locator, type Page } from 'playwright/test';

/** The address of an essay on torts. */
export const CHANDELIER = '/essays?load=tort-essay-001';

/** The beginning of an answer to it. */
export const NEGLIGENCE =
  'Negligence requires duty, breach, causation and damages. Kestrel owed Tamura a duty of care because she was a foreseeable plaintiff. ';

/** The essay practice screen as a learner meets it. */
export class EssaysPage {
  readonly editor: Locator;
  readonly saved: Locator;
  readonly offline: Locator;
  readonly analyze: Locator;
  readonly next: Locator;
  readonly finish: Locator;
  readonly notice: Locator;
  readonly conflict: Locator;
  readonly clock: Locator;
  /** The next essay of an exam could not be opened. */
  readonly notMoved: Locator;

  constructor(readonly page: Page) {
    this.editor = page.getByRole('textbox', { name: /^Your answer to/ });
    this.saved = page.getByRole('main').getByText('Saved', { exact: true });
    this.offline = page.getByText('Saved on this device; sending when the network is back.');
    this.analyze = page.getByRole('button', { name: 'Analyze My Essay' }).first();
    this.next = page.getByRole('button', { name: 'Next', exact: true });
    this.finish = page.getByRole('button', { name: 'Finish Exam' }).first();
    this.notice = page.getByText('You are in an exam', { exact: true });
    this.clock = page.getByRole('timer', { name: 'Time left for this essay' });
    this.notMoved = page.getByText('The next essay could not be opened. Try again when the network is back.');
    this.conflict = page.getByText('This answer was changed in another tab or on another device');
  }

  async open(address = '/essays'): Promise<void> {
    await this.page.goto(address);
    await expect(this.page.getByRole('heading', { name: 'Practice - Essays', level: 1 })).toBeVisible();
  }

  /** An essay of the list. */
  listed(name: string | RegExp): Locator {
    return this.page.getByRole('region', { name: 'Essays' }).getByRole('link', { name });
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { name, level: 2 });
  }

  /** Where the exam stands. */
  place(number: number, total: number): Locator {
    return this.page.getByText(`Essay ${number} of ${total}`, { exact: true });
  }

  /** Types at the end of the answer. */
  async write(text: string): Promise<void> {
    await this.editor.click();
    await this.page.keyboard.press('ControlOrMeta+End');
    await this.page.keyboard.insertText(text);
  }

  async startExam(length: string, { hasClock = true } = {}): Promise<void> {
    await this.page.getByRole('button', { name: /^Start Exam Mode \(\d+ Essays\)$/ }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Start Exam Mode' });
    await dialog.getByLabel(length).check();
    await dialog.getByLabel(/A clock of 60 minutes/).setChecked(hasClock);
    await dialog.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(dialog).toBeHidden();
  }

  /** Goes back to an essay of the exam that was opened before. */
  async showInExam(number: number): Promise<void> {
    await this.page
      .getByRole('navigation', { name: 'Essays of this exam' })
      .getByRole('button', { name: `Essay ${number}`, exact: true })
      .click();
  }

  /** Leaves the exam, which goes on. */
  async leaveExam(): Promise<void> {
    await this.page.getByRole('button', { name: 'Leave the exam' }).click();
    await this.page.getByRole('alertdialog').getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(this.notice).toBeVisible();
  }

  async finishExam(): Promise<void> {
    await this.finish.click();
    await this.page.getByRole('alertdialog').getByRole('button', { name: 'Finish Exam' }).click();
  }
}

export async function openEssays(page: Page, address?: string): Promise<EssaysPage> {
  const essays = new EssaysPage(page);
  await essays.open(address);
  return essays;
}
