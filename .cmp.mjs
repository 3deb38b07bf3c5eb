import { chromium } from 'playwright-core';
const answers = {
  'evi-rule-hearsay-definition': 'hearsay = out of ct stmt (or conduct meant as assertion) offered for truth of what it asserts. Not hearsay if offered for how it affected the listener, legally operative words, or state of mind. inadmissible unless exception',
  'k-rule-quasi-contract': 'If there is no contract, someone who gives a benefit gets its reasonable value if it would be unfair to keep it for free. Unasked services count when needed for life or property, no time to get agreement, and not a gift. An officious meddler may recover reasonable value.',
  'crim-rule-entrapment': 'Entrapment: plan came from the cops, they talked him into it and he was not already disposed to do it. Just giving a chance isnt enough. Minority looks at whether police conduct would have got a normal law abiding person to do it.',
};
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const [name, width, height, scheme] of [['d', 1440, 1000, 'light'], ['p', 375, 812, 'dark']]) {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: scheme });
  const page = await context.newPage();
  page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()));
  await page.goto('http://localhost:3111/register');
  const user = `see${Date.now()}`;
  await page.getByLabel('Username').fill(user);
  for (const f of await page.locator('input[type=password]').all()) await f.fill('correct horse battery 9');
  await page.locator('form button[type=submit]').click();
  await page.waitForURL((u) => !u.pathname.includes('register'));
  if (page.url().includes('login')) { await page.getByLabel('Username').fill(user); await page.locator('input[type=password]').first().fill('correct horse battery 9'); await page.locator('form button[type=submit]').click(); await page.waitForURL((u) => !u.pathname.includes('login')); }
  for (const [rule, text] of Object.entries(answers)) {
    await page.goto(`http://localhost:3111/rules/quiz?rules=${rule}&numRules=1`);
    await page.locator('textarea').fill(text);
    await page.locator('form button[type=submit]').click();
    await page.locator('text=/Compare your answer|Incorrect|^Correct$/').first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: `/tmp/lead/cmp-${name}-${rule}.png`, fullPage: true });
  }
  await context.close();
}
await browser.close();
