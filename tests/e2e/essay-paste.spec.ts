import { expect, test } from './fixtures';
import { EssaysPage } from './pages/essays-page';

const FOREIGN = `<html><head><style>p { color: red }</style></head><body onload="window.hasRun = true">
<p class="MsoNormal" style="font: 12pt Calibri" onclick="window.hasRun = true">A duty of <b>care</b>.</p>
<img src="x" onerror="window.hasRun = true"><svg onload="window.hasRun = true"></svg>
<script>window.hasRun = true</script></body></html>`;

// Every journey fails at an error on the console: the browser tells there of scripts that it kept from running.
test('what is pasted with handlers and styles comes in clean, and without a word on the console', async ({
  page,
  learner: _,
}) => {
  const essays = new EssaysPage(page);
  await essays.open('/essays?load=tort-essay-001');
  await essays.write('Before. ');
  await page.evaluate((html) => {
    document.addEventListener(
      'copy',
      (event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
        event.clipboardData?.setData('text/html', html);
      },
      { capture: true, once: true },
    );
  }, FOREIGN);
  await page.keyboard.press('ControlOrMeta+C');
  await page.keyboard.press('ControlOrMeta+V');
  await expect(essays.editor).toHaveText('Before. A duty of care.');
  await expect(essays.editor.locator('strong')).toHaveText('care');
  await expect(essays.saved).toBeVisible();
  expect(await page.evaluate(() => 'hasRun' in window)).toBe(false);
});
