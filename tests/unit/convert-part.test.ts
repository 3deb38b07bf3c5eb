import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertPart } from '@/lib/domain/transformer/convert-part';
import { findWords } from '@/lib/domain/transformer/first-letters';
import { DEFAULT_OPTIONS } from '@/lib/domain/transformer/options';
import { WordStyles } from '@/lib/domain/transformer/word-styles';
import { wordPart } from '../support/factories/documents';
import { convertBody, p, readXml, run, textOf } from '../support/word-xml';

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
});

const pieces = fc.array(fc.string({ unit: fc.constantFrom(...'aBc dé-’1.&<') }), { maxLength: 6 });
const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

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
