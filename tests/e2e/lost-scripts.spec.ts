import { expect, test } from './fixtures';
import { loseLateScripts } from './late-scripts';
import { CHANDELIER } from './pages/essays-page';

test.use({ viewport: { width: 1440, height: 900 } });

const PLACES = [
  { address: CHANDELIER, heading: 'Practice - Essays', role: 'textbox', name: /^Your answer to/ },
  { address: '/questions', heading: 'MBE Practice', role: 'button', name: /^Start Quiz/ },
  { address: '/outlines?subject=torts', heading: 'Knowledge Graph Explorer', role: 'application', name: /^Graph of/ },
  { address: '/profile', heading: 'Profile & Stats', role: 'region', name: 'Quiz Performance Analysis' },
] as const;

for (const { address, heading, role, name } of PLACES) {
  test(`${address} stands without a script that was lost, and takes it up on another try`, async ({
    page,
    learner: _,
    allowConsole,
  }) => {
    allowConsole(/ERR_FAILED/);
    const scripts = await loseLateScripts(page, address);
    await page.goto(address);
    const failed = page.getByText(/ could not be loaded\.$|Failed to load profile data\.$/).first();
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(failed).toBeVisible();
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();

    const lost = scripts.lostCount();
    await again.first().click();
    await expect.poll(scripts.lostCount).toBeGreaterThan(lost);
    await expect(failed).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reload the page' }).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();

    scripts.restore();
    // One that is being tried keeps its button, which cannot be pressed then.
    const waiting = page.getByRole('button', { name: 'Try again', disabled: false });
    while ((await waiting.count()) > 0) await waiting.first().click();
    await expect(page.getByRole(role, { name }).first()).toBeVisible();
    await expect(failed).toBeHidden();
  });
}
