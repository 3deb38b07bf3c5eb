import { build } from 'esbuild';
import { expect, type Page } from 'playwright/test';

const ORIGIN = 'http://dialogs.test/';

let bundled: Promise<string> | undefined;

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`${import.meta.dirname}/page.tsx`],
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    target: 'es2022',
    tsconfig: 'tsconfig.json',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

/** Shows the page of dialogs; `isFocusKept` as in the product, once the page is idle. */
export async function openDialogs(page: Page, { isFocusKept = false } = {}): Promise<void> {
  bundled ??= bundle();
  const script = await bundled;
  await page.route(`${ORIGIN}**`, (route) =>
    route.fulfill(
      route.request().url().endsWith('.js')
        ? { contentType: 'text/javascript', body: script }
        : {
            contentType: 'text/html; charset=utf-8',
            body: '<!doctype html><script src="/page.js" defer></script>',
          },
    ),
  );
  await page.goto(`${ORIGIN}${isFocusKept ? '#kept' : ''}`);
  await expect(page.getByRole('main')).toBeVisible();
}
