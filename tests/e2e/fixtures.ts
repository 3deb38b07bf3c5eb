import { randomUUID } from 'node:crypto';
import { test as base, expect, type Page } from 'playwright/test';

type Account = { id: string; username: string; password: string; token: string };

export type Learner = Account & {
  /** Voids the session in both places, as an expiry or a password change elsewhere does. */
  loseSession: () => Promise<void>;
  /** Fills in and sends the login form that the page shows. */
  logIn: () => Promise<void>;
};

type Fixtures = {
  /** Announces an error on the console that the journey itself brings about. */
  allowConsole: (pattern: RegExp) => void;
  /** Opens an account through the API. */
  newLearner: () => Promise<Account>;
  /** A new learner whose session this browser holds, in both places. */
  learner: Learner;
};

/** An address that nothing asks for. */
const NOWHERE = '**/no-such-address-of-any-page';

/** Any console error and any uncaught exception fails the journey, unless it was announced. */
export const test = base.extend<Fixtures>({
  context: async ({ context }, use) => {
    let isIntercepting = false;
    context.on('page', (page) => {
      const route = page.route.bind(page);
      page.route = async (...parameters) => {
        // Interception ends with the last route, and a request that begins at that moment may never be answered.
        if (!isIntercepting) await context.route(NOWHERE, (unasked) => unasked.fallback());
        isIntercepting = true;
        return route(...parameters);
      };
    });
    await use(context);
  },

  allowConsole: [
    async ({ context }, use) => {
      const allowed: RegExp[] = [];
      const errors: string[] = [];
      const watch = (page: Page) => {
        page.on('console', (message) => {
          if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
        });
        page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
      };
      context.on('page', watch);
      await use((pattern) => void allowed.push(pattern));
      expect(errors.filter((error) => !allowed.some((pattern) => pattern.test(error)))).toEqual([]);
    },
    // Every journey is watched, whether it asks for it or not.
    { auto: true },
  ],

  newLearner: async ({ request }, use) => {
    await use(async () => {
      const credentials = { username: `learner-${randomUUID()}`, password: 'correct horse' };
      // A network of their own: tries to log in are counted by it.
      const headers = { 'X-Forwarded-For': `2001:db8:${randomUUID().replace(/^(.{4})(.{4}).*/, '$1:$2')}::1` };
      expect((await request.post('/api/auth/register', { data: credentials, headers })).status()).toBe(201);
      const response = await request.post('/api/auth/login', { data: credentials, headers });
      const { token, user } = (await response.json()) as { token: string; user: { id: string } };
      return { ...credentials, token, id: user.id };
    });
  },

  learner: async ({ newLearner, context, page, baseURL }, use) => {
    const account = await newLearner();
    // An address of ours without scripts, so that nothing sees one half of the session without the other.
    await page.goto('/api/health');
    await page.evaluate((token) => localStorage.setItem('token', token), account.token);
    await context.addCookies([
      { name: 'next-auth.session-token', value: account.token, url: baseURL ?? '', httpOnly: true, sameSite: 'Lax' },
    ]);
    await use({
      ...account,
      loseSession: async () => {
        await context.clearCookies();
        await page.evaluate((token) => localStorage.setItem('token', `${token}forged`), account.token);
      },
      logIn: async () => {
        await page.getByLabel('Username').fill(account.username);
        await page.getByLabel('Password', { exact: true }).fill(account.password);
        await page.getByRole('button', { name: 'Log in', exact: true }).click();
      },
    });
  },
});

export { expect };
