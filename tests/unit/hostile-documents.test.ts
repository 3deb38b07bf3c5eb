import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DocumentProblem } from '@/lib/domain/transformer/document-problem';
import { DEFAULT_OPTIONS } from '@/lib/domain/transformer/options';
import { convertDocument, inspectDocument } from '@/lib/services/transformer/convert-document';
import { documentOf, paragraph, wordPart } from '../support/factories/documents';
import { hostileDocuments } from '../support/hostile-documents';

function problemOf(bytes: Uint8Array): string | null {
  try {
    inspectDocument(bytes);
    convertDocument(bytes, DEFAULT_OPTIONS);
    return null;
  } catch (error) {
    if (error instanceof DocumentProblem) return error.kind;
    throw error;
  }
}

describe('a hostile file', () => {
  it.each(hostileDocuments())('is refused: $what', ({ kind, bytes }) => {
    expect(problemOf(bytes)).toBe(kind);
  });

  it('takes no more memory than it says it needs', () => {
    const bomb = hostileDocuments().find(({ what }) => what === 'a bomb that says it is small');
    const before = process.memoryUsage().rss;
    expect(problemOf(bomb?.bytes ?? new Uint8Array())).toBe('unsafe');
    expect(process.memoryUsage().rss - before).toBeLessThan(30_000_000);
  });
});

describe('fuzz', async () => {
  const text = paragraph('Neg', 'ligence is a duty &amp; a breach.');
  const document = await documentOf(text, {
    'word/styles.xml': wordPart(
      'styles',
      '<w:style w:type="paragraph" w:styleId="a"><w:name w:val="heading 1"/></w:style>',
    ),
    'word/footnotes.xml': wordPart('footnotes', `<w:footnote>${text}</w:footnote>`),
  });
  const edit = fc.record({ at: fc.nat(document.length - 1), byte: fc.nat(255), isCut: fc.boolean() });

  it('any change of bytes is converted or refused', () => {
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 5 }), (edits) => {
        let bytes = document.slice();
        for (const { at, byte, isCut } of edits) {
          if (isCut && edits.length === 1) bytes = bytes.slice(0, at);
          else if (at < bytes.length) bytes[at] = byte;
        }
        problemOf(bytes);
      }),
      { numRuns: 3_000 },
    );
  });

  it('any change of the XML is converted or refused', async () => {
    const xml = wordPart('document', `<w:body>${text}</w:body>`);
    const piece = fc.constantFrom(
      '<',
      '>',
      '/',
      '"',
      '&',
      ']]>',
      '<!--',
      '-->',
      '<![CDATA[',
      '<w:t>',
      '</w:p>',
      '<?',
      ' ',
      'é',
    );
    await fc.assert(
      fc.asyncProperty(fc.nat(xml.length), fc.nat(20), piece, async (at, length, inserted) => {
        const changed = xml.slice(0, at) + inserted + xml.slice(at + length);
        problemOf(await documentOf('', { 'word/document.xml': changed }));
      }),
      { numRuns: 500 },
    );
  });
});
