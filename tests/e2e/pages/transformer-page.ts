import { readFile } from 'node:fs/promises';
import JSZip from 'jszip';
import { expect, type Locator, type Page } from 'playwright/test';

type NamedFile = { name: string; bytes: Uint8Array };

/** The words of a Word document, as they stand in its body. */
export async function wordsOf(bytes: Uint8Array): Promise<string> {
  const xml = await (await JSZip.loadAsync(bytes)).file('word/document.xml')?.async('string');
  return [...(xml ?? '').matchAll(/<w:t[^>]*>([^<]*)<\/w:t>/g)].map(([, text]) => text).join('');
}

/** The document transformer as a learner meets it. */
export class TransformerPage {
  readonly picker: Locator;
  readonly upload: Locator;
  readonly convert: Locator;
  readonly downloadAll: Locator;
  readonly clearAll: Locator;
  readonly preview: Locator;
  readonly problem: Locator;

  constructor(readonly page: Page) {
    this.picker = page.getByLabel('Select files');
    this.upload = page.getByRole('button', { name: /^Upload/ });
    this.convert = page.getByRole('button', { name: /^Convert/ });
    this.downloadAll = page.getByRole('button', { name: 'Download All' });
    this.clearAll = page.getByRole('button', { name: 'Clear All Files' });
    this.preview = page.getByRole('region', { name: 'Preview' });
    this.problem = page.getByRole('main').getByRole('alert');
  }

  async open(): Promise<void> {
    await this.page.goto('/transformer');
    await expect(this.page.getByRole('heading', { name: 'Other - Transformer', level: 1 })).toBeVisible();
    await expect(this.page.getByRole('heading', { name: 'Document Transformer', level: 2 })).toBeVisible();
  }

  step(number: 1 | 2 | 3): Locator {
    const title = { 1: 'Upload', 2: 'Convert', 3: 'Download' }[number];
    return this.page.getByRole('region', { name: `Step ${number} ${title}` });
  }

  /** The files of a list of the page. */
  files(list: 'Selected files' | 'Uploaded files' | 'Converted files'): Locator {
    return this.page.getByRole('list', { name: list }).getByRole('listitem');
  }

  async select(...files: NamedFile[]): Promise<void> {
    const payload = files.map(({ name, bytes }) => ({
      name,
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(bytes),
    }));
    await this.picker.setInputFiles(payload);
  }

  /** Drops files on the page as a file manager does. */
  async drop(...files: NamedFile[]): Promise<void> {
    const sent = files.map(({ name, bytes }) => ({ name, base64: Buffer.from(bytes).toString('base64') }));
    const transfer = await this.page.evaluateHandle((dropped) => {
      const data = new DataTransfer();
      for (const { name, base64 } of dropped) {
        data.items.add(new File([Uint8Array.from(atob(base64), (unit) => unit.charCodeAt(0))], name));
      }
      return data;
    }, sent);
    const heading = this.page.getByRole('heading', { level: 1 });
    await heading.dispatchEvent('dragover', { dataTransfer: transfer });
    await expect(this.page.getByText('Drop them to select them')).toBeVisible();
    await heading.dispatchEvent('drop', { dataTransfer: transfer });
  }

  /** What a click on a button of the page saves. */
  async save(button: Locator): Promise<NamedFile> {
    const download = this.page.waitForEvent('download');
    await button.click();
    const file = await download;
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  }
}
