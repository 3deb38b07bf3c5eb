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
import fc from 'fast-check';
import JSZip from 'jszip';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { convertPart } from '@/lib/domain/transformer/convert-part';
import { findWords } from '@/lib/domain/transformer/first-letters';
import { type ConversionOptions, DEFAULT_OPTIONS, WORD_STYLES } from '@/lib/domain/transformer/options';
import { WordStyles } from '@/lib/domain/transformer/word-styles';
import { decodeText, scanXml } from '@/lib/domain/transformer/xml-scanner';
import { convertDocument, inspectDocument, readParagraphs } from '@/lib/services/transformer/convert-document';
import { documentOf, paragraph, wordPart } from '../support/factories/documents';

type Options = Partial<ConversionOptions>;

const STYLES = Buffer.from(
  wordPart(
    'styles',
    '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>' +
      '<w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/><w:rPr><w:b/></w:rPr></w:style>' +
      '<w:style w:type="paragraph" w:styleId="Mine"><w:name w:val="My part"/><w:basedOn w:val="H1"/></w:style>' +
      '<w:style w:type="paragraph" w:styleId="Level"><w:name w:val="Level"/><w:pPr><w:outlineLvl w:val="2"/></w:pPr></w:style>' +
      '<w:style w:type="character" w:styleId="Strong"><w:name w:val="Strong"/><w:rPr><w:b/></w:rPr></w:style>',
  ),
);

/** What becomes of the body of a document. */
function convertBody(body: string, options: Options = {}): string {
  const [start, end] = wordPart('document', '|').split('|') as [string, string];
  const given = Buffer.from(start + body + end);
  const xml = convertPart(given, new WordStyles(STYLES), { ...DEFAULT_OPTIONS, ...options }).xml.toString();
  expect(xml.startsWith(start) && xml.endsWith(end)).toBe(true);
  return xml.slice(start.length, -end.length);
}

const run = (text: string, properties = '') =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const p = (content: string, properties = '') => `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${content}</w:p>`;
const textOf = (xml: string) => xml.replace(/<[^>]*>/g, '|').replace(/\|+/g, '|');

describe('a word', () => {
  it('over several runs is one, kept where it begins', () => {
    const body = p(run('Neg') + run('li', '<w:i/>') + run('gence is a') + run(' duty'));
    expect(convertBody(body)).toBe(p(run('N') + run('', '<w:i/>') + run(' i a') + run(' d')));
  });

  it('goes on over bookmarks, comments, links and soft hyphens, and ends at tabs and breaks', () => {
    const between = (mark: string) => textOf(convertBody(p(run('good') + mark + run('faith'))));
    for (const mark of [
      '<w:bookmarkStart w:id="0" w:name="x"/>',
      '<w:commentRangeStart w:id="0"/>',
      '<w:r><w:softHyphen/></w:r>',
      '<w:proofErr w:type="spellStart"/>',
    ]) {
      expect(between(mark), mark).toBe('|g|');
    }
    for (const mark of ['tab', 'br', 'cr', 'noBreakHyphen', 'footnoteReference', 'sym']) {
      expect(between(`<w:r><w:${mark}/></w:r>`), mark).toBe('|g|f|');
    }
    expect(textOf(convertBody(p(run('good')) + p(run('faith'))))).toBe('|g|f|');
    expect(convertBody(p(`<w:hyperlink r:id="rId1">${run('a li')}</w:hyperlink>${run('nk')}`))).toBe(
      p(`<w:hyperlink r:id="rId1">${run('a l')}</w:hyperlink>${run('')}`),
    );
  });

  it('keeps the blanks beside it', () => {
    const body = p('<w:r><w:t>neg</w:t></w:r><w:r><w:t>ligence is</w:t></w:r><w:r><w:t> x </w:t></w:r>');
    // Blanks that did not count do not end a word either.
    expect(convertBody(body)).toBe(
      p('<w:r><w:t>n</w:t></w:r><w:r><w:t xml:space="preserve"> i</w:t></w:r><w:r><w:t></w:t></w:r>'),
    );
  });

  it('is read and written as XML', () => {
    expect(convertBody(p(run('R&amp;D &lt;tags&gt; &#x41;bc <![CDATA[<b>old]]>')))).toBe(
      p(run('R&amp;D &lt;t&gt; A &lt;b&gt;o')),
    );
    expect(convertBody(p(run('neg<!-- not there -->ligence is') + run('sues')))).toBe(p(run('n i') + run('')));
  });

  it('goes on behind a sign that joins it to the next run', () => {
    const runs = (...texts: string[]) => p(texts.map((text) => run(text)).join(''));
    expect(convertBody(runs('the plaintiff’', 's claim: $1,', '', '000. See'))).toBe(runs('t p', ' c: $1', '', '. S'));
    expect(convertBody(runs('the plaintiffs’', ' claim: 1,', '', ' so'))).toBe(runs('t p’', ' c: 1,', '', ' s'));
    // One that is not plain changes nothing of it.
    expect(convertBody(runs('the plaintiff’', 's élan: $1,', '', '000. See'))).toBe(runs('t p', ' é: $1', '', '. S'));
  });
});

describe('what stays', () => {
  it('is every byte but the text', () => {
    const odd = "<w:p  w:rsidR='00AB' ><!-- a > b --><w:pPr><w:tabs><w:tab w:val='left' w:pos=\"1\"/></w:tabs></w:pPr>";
    expect(convertBody(`${odd}${run('Torts')}<?x y?></w:p>`)).toBe(`${odd}${run('T')}<?x y?></w:p>`);
  });

  it('is what it was where there is no word', () => {
    const body = p('<w:r><w:t> — </w:t></w:r><w:r><w:t/></w:r>') + p(run('a&#13;b &quot;'));
    expect(convertBody(body)).toBe(body);
  });

  it('are the codes of fields and what Word computes of them', () => {
    const char = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
    const field = (code: string, result: string) =>
      `${char('begin')}<w:r><w:instrText xml:space="preserve"> ${code} </w:instrText></w:r>${char('separate')}${result}${char('end')}`;
    const toc = (text: string, page: string) =>
      p(field('TOC \\o "1-3"', run(text) + field('PAGEREF _Toc1 \\h', run(page))));
    expect(convertBody(toc('Hearsay rule', '12'))).toBe(toc('H r', '12'));
    const simple = (code: string, text: string) => p(`<w:fldSimple w:instr=" ${code} ">${run(text)}</w:fldSimple>`);
    expect(convertBody(simple('NUMPAGES', '104'))).toBe(simple('NUMPAGES', '104'));
    expect(convertBody(simple('REF x', 'see above'))).toBe(simple('REF x', 's a'));
  });

  it('are headings on demand, by style, by its base and by level', () => {
    const style = (id: string) => `<w:pStyle w:val="${id}"/>`;
    const headings = ['H1', 'Mine', 'Level'].map((id) => p(run('Intentional torts'), style(id))).join('');
    const level = p(run('Intentional torts'), '<w:outlineLvl w:val="0"/>');
    const none = (text: string) => p(run(text), `${style('H1').replace('H1', 'Normal')}<w:outlineLvl w:val="9"/>`);
    expect(convertBody(headings + level + none('Battery is'), { keepHeadings: true })).toBe(
      headings + level + none('B i'),
    );
    expect(textOf(convertBody(headings))).toBe('|I t|I t|I t|');
  });

  it('are bold words on demand, by run, by style and against it', () => {
    const options = { keepBold: true };
    const bold = p(run('Good', '<w:b/>') + run(' faith'));
    expect(textOf(convertBody(bold, options))).toBe('|Good| f|');
    const styled = p(run('Good', '<w:rStyle w:val="Strong"/>') + run('ness is') + run(' all', '<w:b w:val="0"/>'));
    // A word is as bold as it begins.
    expect(textOf(convertBody(styled, options))).toBe('|Good|ness i| a|');
    const toggled = p(run('Good', '<w:rStyle w:val="Strong"/>') + run(' faith'), '<w:pStyle w:val="H1"/>');
    expect(textOf(convertBody(toggled, options))).toBe('|G| faith|');
    const before = p(run('Good', '<w:rPrChange w:id="1" w:author="a"><w:rPr><w:b/></w:rPr></w:rPrChange>'));
    expect(textOf(convertBody(before, options))).toBe('|G|');
  });

  it('are mathematics, and the names of things', () => {
    const body = p(
      '<m:oMath xmlns:m="m"><m:r><m:t>speed</m:t></m:r></m:oMath><w:r><w:drawing><wp:docPr xmlns:wp="p" descr="A map"/></w:drawing></w:r>',
    );
    expect(convertBody(body)).toBe(body);
  });
});

describe('tracked changes', () => {
  const del = (text: string) => `<w:del w:id="1" w:author="a"><w:r><w:delText>${text}</w:delText></w:r></w:del>`;
  const ins = (text: string) => `<w:ins w:id="2" w:author="a">${run(text)}</w:ins>`;

  it('read as the text stands; what is deleted is shortened by itself', () => {
    expect(convertBody(p(run('neg') + del('otiable') + ins('ligence') + run(' rule')))).toBe(
      p(run('n') + del('o') + ins('') + run(' r')),
    );
    expect(convertBody(p(del('two wo') + del('rds') + run('x') + del('more')))).toBe(
      p(del('t w') + del('') + run('x') + del('m')),
    );
  });

  it('take text moved away as deleted', () => {
    const from = (text: string) => `<w:moveFrom w:id="3" w:author="a">${run(text)}</w:moveFrom>`;
    expect(convertBody(p(run('go') + from('od') + run('od')))).toBe(p(run('g') + from('o') + run('')));
  });
});

describe('everything that holds text', () => {
  it('is converted: tables, content controls, text boxes in both of their forms', () => {
    const box = (text: string) =>
      `<mc:AlternateContent><mc:Choice Requires="wps"><w:txbxContent>${p(run(text))}</w:txbxContent></mc:Choice>` +
      `<mc:Fallback><w:txbxContent>${p(run(text))}</w:txbxContent></mc:Fallback></mc:AlternateContent>`;
    const body = (a: string, b: string, c: string, d: string, e: string) =>
      `<w:tbl><w:tr><w:tc>${p(run(a))}</w:tc></w:tr></w:tbl><w:sdt><w:sdtContent>${p(run(b))}</w:sdtContent></w:sdt>` +
      p(`${run(c)}<w:r>${box(d)}</w:r>${run(e)}`);
    const given = body('Table cell', 'Content control', 'before a', 'text box', 'bout');
    expect(convertBody(given)).toBe(body('T c', 'C c', 'b a', 't b', ''));
  });

  it('is found whatever the prefix', () => {
    const xml = (text: string) =>
      `<document xmlns="http://purl.oclc.org/ooxml/wordprocessingml/main"><p><r><t>${text}</t></r></p></document>`;
    const converted = convertPart(Buffer.from(xml('Strict forms')), new WordStyles(null), DEFAULT_OPTIONS);
    expect(converted.xml.toString()).toBe(xml('S f'));
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
});

/** The names of all elements with their attributes and, apart from them, their texts, by another parser. */
function readXml(xml: string): { structure: string[]; texts: string[] } {
  const structure: string[] = [];
  const texts: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const { 'xml:space': _, ...rest } = attributes;
    structure.push(`${name} ${JSON.stringify(rest)}`);
  });
  parser.on('closetag', ({ name }) => structure.push(`/${name}`));
  parser.on('text', (text) => texts.push(text));
  parser.write(xml).close();
  return { structure, texts };
}

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

const pieces = fc.array(fc.string({ unit: fc.constantFrom(...'aBc dé-’1.&<') }), { maxLength: 6 });
const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

describe('properties', () => {
  it('the letters that come out are those of the words that went in, in order, wherever runs part them', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 4 }), (paragraphs) => {
        const body = (paragraphs.length > 0 ? paragraphs : [['']])
          .map((texts) => p(texts.map((text) => run(escapeXml(text))).join('')))
          .join('');
        const words = paragraphs.flatMap((texts) => {
          const text = texts.join('');
          return findWords(text).map(({ start }) => String.fromCodePoint(text.codePointAt(start) ?? 0));
        });
        const { texts, structure } = readXml(wordPart('document', convertBody(body)));
        const out = texts.join('');
        expect([...out].filter((char) => /[\p{L}\p{N}]/u.test(char))).toEqual(words);
        expect(structure).toEqual(readXml(wordPart('document', body)).structure);
      }),
    );
  });

  it('what the scanner takes, another parser takes as well, and reads alike', () => {
    const unit = fc.constantFrom(
      '<a>',
      '</a>',
      '<b c="1"/>',
      '<b c="1" c="2"/>',
      '&amp;',
      '&',
      '&#0;',
      '&#x41;',
      ']]>',
      '<!--',
      '-->',
      '<![CDATA[',
      '<?p i?>',
      '<',
      '>',
      '"',
      "'",
      ' ',
      'x',
      '</b>',
      "<a x='>\"'>",
      '\n',
      '\r',
    );
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 12 }), (inner) => {
        const xml = `<r>${inner}</r>`;
        const given = Buffer.from(xml);
        let texts = '';
        try {
          scanXml(given, {
            open: () => {},
            close: () => {},
            text: (start, end, hasReferences) => {
              texts += decodeText(given, start, end, hasReferences);
            },
          });
        } catch {
          return;
        }
        const parser = new SaxesParser();
        let expected = '';
        parser.on('error', (error) => {
          throw error;
        });
        parser.on('text', (text) => {
          expected += text;
        });
        parser.on('cdata', (text) => {
          expected += text;
        });
        parser.write(xml).close();
        expect(texts).toBe(expected);
      }),
      { numRuns: 3_000 },
    );
  });
});
