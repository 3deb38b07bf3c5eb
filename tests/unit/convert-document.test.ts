import {
  Document,
  Footer,
  FootnoteReferenceRun,
  Header,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx';
import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS, WORD_STYLES } from '@/lib/domain/transformer/options';
import { convertDocument, inspectDocument, readParagraphs } from '@/lib/services/transformer/convert-document';
import { documentOf, paragraph, wordPart } from '../support/factories/documents';
import { readXml } from '../support/word-xml';

/** A document with much of what students' outlines hold. */
async function outline(): Promise<Uint8Array> {
  const document = new Document({
    footnotes: { 1: { children: [new Paragraph('See Palsgraf v. Long Island R.R. Co.')] } },
    numbering: {
      config: [{ reference: 'list', levels: [{ level: 0, format: 'decimal', text: '%1.' }] }],
    },
    sections: [
      {
        headers: { default: new Header({ children: [new Paragraph('Torts outline')] }) },
        footers: { default: new Footer({ children: [new Paragraph('Spring term')] }) },
        children: [
          new Paragraph({ text: 'Negligence & duty', heading: HeadingLevel.HEADING_1 }),
          new Paragraph({
            numbering: { reference: 'list', level: 0 },
            children: [
              new TextRun({ text: 'Duty', bold: true }),
              new TextRun(' of reasonable care'),
              new FootnoteReferenceRun(1),
              new TextRun({ text: '; élan, 日本国憲法, Не убий', italics: true }),
            ],
          }),
          new Table({
            rows: [new TableRow({ children: [new TableCell({ children: [new Paragraph('Breach of duty')] })] })],
          }),
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

describe('a whole document', () => {
  it('keeps its structure, part for part', async () => {
    const given = await outline();
    const [before, after] = await Promise.all(
      [given, convertDocument(given, DEFAULT_OPTIONS)].map((one) => JSZip.loadAsync(one)),
    );
    expect(Object.keys(after?.files ?? {})).toEqual(
      Object.keys(before?.files ?? {}).filter((name) => !name.endsWith('/') || after?.files[name]),
    );
    for (const name of Object.keys(before?.files ?? {}).filter((one) => one.endsWith('.xml'))) {
      const [one, other] = await Promise.all([before, after].map((zip) => zip?.file(name)?.async('string')));
      expect(readXml(other ?? '').structure, name).toEqual(readXml(one ?? '').structure);
    }
    const text = readXml((await after?.file('word/document.xml')?.async('string')) ?? '').texts.join('|');
    expect(text).toContain('N & d|D| o r c|; é, ');
    expect(await after?.file('word/footnotes.xml')?.async('string')).toContain('S P v. L I R.R. C.');
  });

  it('is converted in headers, footers, notes and comments, and nowhere else', async () => {
    const stories = {
      header1: 'hdr',
      footer1: 'ftr',
      footnotes: 'footnotes',
      endnotes: 'endnotes',
      comments: 'comments',
    };
    const parts = Object.fromEntries(
      Object.entries(stories).map(([name, root]) => [`word/${name}.xml`, wordPart(root, paragraph('Some words here'))]),
    );
    const other = { 'docProps/core.xml': '<a>Some words here</a>', 'word/media/image1.png': 'Some words here' };
    const zip = await JSZip.loadAsync(
      convertDocument(await documentOf(paragraph('Some words'), { ...parts, ...other }), DEFAULT_OPTIONS),
    );
    for (const [name, given] of Object.entries(parts)) {
      expect(await zip.file(name)?.async('string')).toBe(given.replace('Some words here', 'S w h'));
    }
    for (const [name, given] of Object.entries(other)) expect(await zip.file(name)?.async('string')).toBe(given);
  });

  it('is not changed by a second conversion', async () => {
    const given = await outline();
    for (const style of WORD_STYLES) {
      for (const keep of [true, false]) {
        const options = { style, keepNumbers: keep, keepHeadings: keep, keepBold: keep };
        const once = convertDocument(given, options);
        expect(convertDocument(once, options).equals(once)).toBe(true);
      }
    }
  });

  it('says how many words it has, and its paragraphs', async () => {
    const given = await outline();
    expect(inspectDocument(given).wordCount).toBeGreaterThan(12);
    expect(readParagraphs(given)[0]).toEqual({ text: 'Negligence & duty', isHeading: true });
  });
});
