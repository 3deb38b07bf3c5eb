import { expectAccessible } from './expect-accessible';
import { expect, test } from './fixtures';
import { describeLooks, EVERY_LOOK } from './looks';

const PUBLIC = ['/', '/login', '/register'];
const STUDY = [
  '/',
  '/profile',
  '/profile/activity',
  '/profile/settings',
  '/profile/account',
  '/profile/reports',
  '/plan',
  '/pts',
  '/rules',
  '/essays',
];

describeLooks(() => {
  test('the pages of the frame', async ({ page, newLearner, context, baseURL }) => {
    const check = async (path: string) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectAccessible(page);
    };
    for (const path of PUBLIC) await check(path);

    const { token } = await newLearner();
    await page.evaluate((value) => localStorage.setItem('token', value), token);
    await context.addCookies([
      { name: 'next-auth.session-token', value: token, url: baseURL ?? '', httpOnly: true, sameSite: 'Lax' },
    ]);
    for (const path of STUDY) await check(path);
  });
}, EVERY_LOOK);

test('an unknown address says so and leads home', async ({ page, allowConsole }) => {
  allowConsole(/status of 404/);
  const response = await page.goto('/nowhere');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByText('Sorry, the page you are looking for does not exist or has been moved.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('scripts run only with the nonce of the page', async ({ request }) => {
  const [first, second] = await Promise.all([request.get('/login'), request.get('/login')]);
  const policy = first.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("'strict-dynamic'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toBe(second.headers()['content-security-policy']);
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  const scripts = (await first.text()).match(/<script\b[^>]*>/g) ?? [];
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
  expect(first.headers()['x-content-type-options']).toBe('nosniff');
  expect(first.headers()['x-powered-by']).toBeUndefined();
});

test('whatever is answered, and however, tells browsers to be careful', async ({ request }) => {
  for (const path of ['/', '/login/', '/nothing', '/_next/static/nothing.js', '/icon.svg', '/api/health', '/api/%ff']) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    expect([path, headers['x-content-type-options']]).toEqual([path, 'nosniff']);
    expect([path, headers['permissions-policy']]).toEqual([path, expect.stringContaining('camera=()')]);
  }
});

test('the API never redirects, and answers as such whatever its address ends with', async ({ request }) => {
  for (const [path, status] of [
    ['/api/health/', 200],
    ['/api/nothing/', 404],
    ['/api/', 404],
    ['/api', 404],
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([path, answer.status(), answer.headers()['content-type']]).toEqual([path, status, 'application/json']);
  }
});

test('the chosen theme is remembered and arrives with the document', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await page.getByRole('radio', { name: /dark/i }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const response = await page.reload();
  expect(await response?.text()).toContain('data-theme="dark"');
});

test('where less motion is wished for, a color changes at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/login');
  const button = page.getByRole('button', { name: 'Log in' });
  const seen = await button.evaluate((element) => {
    const before = getComputedStyle(element).backgroundColor;
    element.style.backgroundColor = 'rgb(1, 2, 3)';
    return { before, after: getComputedStyle(element).backgroundColor };
  });
  expect(seen.before).not.toBe(seen.after);
  expect(seen.after).toBe('rgb(1, 2, 3)');
});

test('the skip link leads past the navigation', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
