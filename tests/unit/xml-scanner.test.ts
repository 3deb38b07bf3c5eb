import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { expect, it } from 'vitest';
import { decodeText, scanXml } from '@/lib/domain/transformer/xml-scanner';

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
