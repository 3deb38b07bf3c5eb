import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { expect, test } from './fixtures';
import { holdAnswer, holdRequests } from './hold';
import { AccountForms } from './pages/account-forms';
import { WelcomePage } from './pages/welcome-page';

const PROTECTED = [
  '/rules',
  '/rules/quiz',
  '/understand',
  '/understand/evidence',
  '/rule-statements',
  '/questions',
  '/questions/history',
  '/transformer',
  '/outlines',
  '/outlines/quiz',
  '/essays',
  '/pts',
  '/rule-outline',
  '/profile',
  '/profile/activity',
  '/profile/settings',
  '/profile/account',
  '/profile/reports',
  '/admin/reports',
  '/plan',
];

const TOKEN = 'token';

test('a visitor registers, sees the quick start, logs out, and a login returns to the page that was asked for', async ({
  page,
}) => {
  const forms = new AccountForms(page);
  const username = `Zoë ${randomUUID()}`;
  await forms.registerAs(username, 'correct horse');
  await expect(page).toHaveURL('/welcome');
  const welcome = new WelcomePage(page);
  await welcome.say('Uniform Bar Exam', 'Not yet', '20 hours a week');
  await welcome.later.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today');
  await expect(page.getByRole('navigation', { name: 'Main' }).getByText(username)).toBeVisible();
  for (const card of [
    'MBE Practice',
    'Essay Practice',
    'Memorize - Rule Statements',
    'Understand - Rule Explanation',
  ]) {
    await expect(page.getByRole('main').getByRole('link', { name: card })).toBeVisible();
  }

  await page.getByRole('navigation', { name: 'Main' }).getByText(username).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate((key) => localStorage.getItem(key), TOKEN)).toBeNull();

  await page.goto('/pts?from=test');
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent('/pts?from=test')}`);
  await forms.logInAs(username, 'correct horse');
  await expect(page).toHaveURL('/pts?from=test');
  await expect(page.getByText('Performance Test functionality coming soon...')).toBeVisible();
});

test('passwords that differ, a taken name and a wrong password are said beside the form, and nothing typed is lost', async ({
  page,
  newLearner,
  allowConsole,
}) => {
  allowConsole(/status of (401|409)/);
  const { username } = await newLearner();
  const forms = new AccountForms(page);
  await forms.registerAs(username, 'correct horse', 'correct house');
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expect(forms.confirmation).toBeFocused();

  await forms.confirmation.fill('correct horse');
  await forms.register.click();
  await expect(forms.problem).toHaveText('That username is already taken.');
  await expect(forms.username).toHaveValue(username);

  await page.goto('/login');
  await forms.logInAs(username, 'wrong horse');
  await expect(forms.problem).toHaveText('Wrong username or password.');
  await expect(forms.username).toHaveValue(username);
});

test('what was typed before the scripts came is kept, and sent once they have', async ({ page, newLearner }) => {
  const { username, password } = await newLearner();
  const forms = new AccountForms(page);
  const letScriptsCome = await holdRequests(page, '**/_next/static/**/*.js');
  await page.goto('/login?next=%2Fpts', { waitUntil: 'commit' });
  await forms.username.fill(username);
  await forms.password.fill(password);
  await expect(forms.logIn).toBeDisabled();
  letScriptsCome();
  await forms.logIn.click();
  await expect(page).toHaveURL('/pts');
});

test('a server that is away gives the fixed sentences', async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED/);
  const forms = new AccountForms(page);
  await page.route('**/api/auth/*', (route) => route.abort());
  await forms.registerAs('somebody', 'correct horse');
  await expect(forms.problem).toHaveText('Registration failed. Please try again.');
  await page.goto('/login');
  await forms.logInAs('somebody', 'correct horse');
  await expect(forms.problem).toHaveText('Login failed. Please try again.');
});

test('a visitor is sent from every protected page to the login, and its document holds nothing of it', async ({
  page,
  request,
}) => {
  for (const path of PROTECTED) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain('Loading...');
    expect(html, path).not.toMatch(/MBE Practice Tips|User Profile|It is worth two essays|Not open yet/);
    await page.goto(path);
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
  }
});

test('a token without a cookie is exchanged for one; a cookie without a token is signed out', async ({
  page,
  context,
  learner,
}) => {
  await context.clearCookies();
  await page.goto('/profile');
  await expect(page.getByText(learner.username).last()).toBeVisible();
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'next-auth.session-token')).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
  });

  await page.evaluate((key) => localStorage.removeItem(key), TOKEN);
  await page.goto('/profile');
  await expect(page).toHaveURL('/login?next=%2Fprofile');
  expect((await context.cookies()).filter(({ name }) => name === 'next-auth.session-token')).toEqual([]);
});

test('who logged out while the session was being renewed stays logged out', async ({ page, context, learner: _ }) => {
  await context.clearCookies();
  const renewal = await holdAnswer(page, '**/api/auth/renew');
  await page.goto('/profile');
  await renewal.isHeld;
  // As another tab does.
  await page.evaluate((key) => localStorage.removeItem(key), TOKEN);
  renewal.letGo();
  await expect(page).toHaveURL('/login?next=%2Fprofile');
  expect(await page.evaluate((key) => localStorage.getItem(key), TOKEN)).toBeNull();
});

test('an expired token is removed and the learner asked to log in', async ({ page, context, learner }) => {
  const secret = new TextEncoder().encode(process.env.AUTH_SECRET);
  const expired = await new SignJWT({ id: learner.id, username: learner.username, role: 'learner', sv: 1 })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(Math.floor(Date.now() / 1000) - 60)
    .sign(secret);
  await context.clearCookies();
  await page.evaluate(([key, token]) => localStorage.setItem(key ?? '', token ?? ''), [TOKEN, expired]);
  await page.goto('/questions');
  await expect(page).toHaveURL('/login?next=%2Fquestions');
  expect(await page.evaluate((key) => localStorage.getItem(key), TOKEN)).toBeNull();
});

test('a changed password ends the other session and keeps this one', async ({ page, learner, browser, baseURL }) => {
  const elsewhere = await browser.newContext({ baseURL });
  const other = await elsewhere.newPage();
  await other.goto('/login');
  await new AccountForms(other).logInAs(learner.username, learner.password);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Today');

  await page.goto('/profile/account');
  await page.getByLabel('Current password').fill(learner.password);
  await page.getByLabel('New password').fill('battery staple');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed. Every other session has ended.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Current password')).toBeVisible();

  await other.goto('/profile');
  await expect(other).toHaveURL(/\/login/);
  await elsewhere.close();
});

test('a learner takes their data along and deletes the account', async ({ page, learner, allowConsole }) => {
  allowConsole(/status of 401/);
  await page.goto('/profile/account');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export my data' }).click();
  expect((await download).suggestedFilename()).toBe('barwright-export.json');

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete my account' });
  await expect(dialog.getByRole('button', { name: 'Delete everything' })).toBeDisabled();
  await dialog.getByLabel('Password').fill(learner.password);
  await dialog.getByLabel('Type "delete" to confirm').fill('delete');
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Create an account' }).first()).toBeVisible();

  await page.goto('/login');
  await new AccountForms(page).logInAs(learner.username, learner.password);
  await expect(page.getByText('Wrong username or password.')).toBeVisible();
});
