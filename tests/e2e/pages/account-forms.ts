import type { Locator, Page } from 'playwright/test';

/** The login and registration forms. */
export class AccountForms {
  readonly username: Locator;
  readonly password: Locator;
  readonly confirmation: Locator;
  readonly logIn: Locator;
  readonly register: Locator;
  readonly problem: Locator;

  constructor(readonly page: Page) {
    this.username = page.getByLabel('Username');
    this.password = page.getByLabel('Password', { exact: true });
    this.confirmation = page.getByLabel('Confirm password', { exact: true });
    this.logIn = page.getByRole('button', { name: 'Log in', exact: true });
    this.register = page.getByRole('button', { name: 'Create account' });
    this.problem = page.getByRole('main').getByRole('alert');
  }

  async registerAs(username: string, password: string, confirmation = password): Promise<void> {
    await this.page.goto('/register');
    await this.username.fill(username);
    await this.password.fill(password);
    await this.confirmation.fill(confirmation);
    await this.register.click();
  }

  async logInAs(username: string, password: string): Promise<void> {
    await this.username.fill(username);
    await this.password.fill(password);
    await this.logIn.click();
  }
}
