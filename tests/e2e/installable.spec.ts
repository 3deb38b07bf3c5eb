import { untilCached, untilServed } from './cached-pages';
import { expect, test } from './fixtures';
import { MbePracticePage } from './pages/mbe-practice-page';
import { UnderstandPage } from './pages/understand-page';

test.use({ serviceWorkers: 'allow' });

type Manifest = {
  start_url: string;
  display: string;
  icons: { src: string }[];
  shortcuts: { name: string; url: string }[];
};

test('the manifest names icons that are there, and shortcuts that begin what they say', async ({
  page,
  learner: _,
}) => {
  await page.goto('/');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await page.request.get(address ?? '')).json()) as Manifest;
  expect(manifest).toMatchObject({ start_url: '/open', display: 'standalone' });
  for (const { src } of manifest.icons) expect((await page.request.get(src)).status()).toBe(200);

  const addressOf = (name: string) => manifest.shortcuts.find((shortcut) => shortcut.name === name)?.url ?? '';
  await page.goto(addressOf('Due today'));
  await expect(page.getByRole('button', { name: /^Due today/ })).toHaveAttribute('aria-pressed', 'true');
  await page.goto(addressOf('Ten questions'));
  await expect(new MbePracticePage(page).heading(1)).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Question 1 of 10' })).toBeVisible();
});

test('the application opens where the learner was, and at home for everybody else', async ({ page, learner: _ }) => {
  const understand = new UnderstandPage(page);
  await page.goto('/open');
  await expect(page).toHaveURL('/');
  await understand.open();
  await untilServed(page);
  await understand.subject('Torts').click();
  await untilCached(page, '/understand/torts');
  await page.goto('/open');
  await expect(page).toHaveURL('/understand/torts');
});
