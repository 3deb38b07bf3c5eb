import { SaxesParser } from 'saxes';
import { expect } from 'vitest';
import { convertPart } from '@/lib/domain/transformer/convert-part';
import { type ConversionOptions, DEFAULT_OPTIONS } from '@/lib/domain/transformer/options';
import { WordStyles } from '@/lib/domain/transformer/word-styles';
import { wordPart } from './factories/documents';

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
export function convertBody(body: string, options: Partial<ConversionOptions> = {}): string {
  const [start, end] = wordPart('document', '|').split('|') as [string, string];
  const given = Buffer.from(start + body + end);
  const xml = convertPart(given, new WordStyles(STYLES), { ...DEFAULT_OPTIONS, ...options }).xml.toString();
  expect(xml.startsWith(start) && xml.endsWith(end)).toBe(true);
  return xml.slice(start.length, -end.length);
}

export const run = (text: string, properties = '') =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
export const p = (content: string, properties = '') =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${content}</w:p>`;
/** The texts of markup, separated by bars. */
export const textOf = (xml: string) => xml.replace(/<[^>]*>/g, '|').replace(/\|+/g, '|');

/** The names of all elements with their attributes and, apart from them, their texts, by another parser. */
export function readXml(xml: string): { structure: string[]; texts: string[] } {
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
