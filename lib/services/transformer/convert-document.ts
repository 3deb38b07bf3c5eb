import 'server-only';
import { convertPart, type DocumentParagraph } from '@/lib/domain/transformer/convert-part';
import { CONTENT_TYPES_PART, findDocumentParts } from '@/lib/domain/transformer/document-parts';
import { DocumentProblem } from '@/lib/domain/transformer/document-problem';
import { type ConversionOptions, DEFAULT_OPTIONS } from '@/lib/domain/transformer/options';
import { WordStyles } from '@/lib/domain/transformer/word-styles';
import { DocumentPackage } from './document-package';

function open(bytes: Uint8Array) {
  const document = new DocumentPackage(bytes);
  const { names } = document;
  if (!names.includes(CONTENT_TYPES_PART)) throw new DocumentProblem('not-docx', 'no content types');
  const parts = findDocumentParts(document.readXml(CONTENT_TYPES_PART), names);
  const styles = new WordStyles(parts.styles === null ? null : document.readXml(parts.styles));
  return { document, parts, styles };
}

/**
 * Reads a document to the last byte, as a conversion would and more: what passes can be converted.
 * Answers the words of the document itself. Throws DocumentProblem.
 */
export function inspectDocument(bytes: Uint8Array): { wordCount: number } {
  const { document, parts, styles } = open(bytes);
  const { wordCount } = convertPart(document.readXml(parts.main), styles, DEFAULT_OPTIONS);
  for (const name of parts.stories) convertPart(document.readXml(name), styles, DEFAULT_OPTIONS);
  document.verify();
  return { wordCount };
}

/** A document with every word shortened, all else as it was. Throws DocumentProblem. */
export function convertDocument(bytes: Uint8Array, options: ConversionOptions): Buffer<ArrayBuffer> {
  const { document, parts, styles } = open(bytes);
  for (const name of [parts.main, ...parts.stories]) {
    const xml = document.readXml(name);
    const converted = convertPart(xml, styles, options).xml;
    if (!converted.equals(xml)) document.replace(name, converted);
  }
  return document.write();
}

/** The paragraphs of the document itself, in order. Throws DocumentProblem. */
export function readParagraphs(bytes: Uint8Array): DocumentParagraph[] {
  const { document, parts, styles } = open(bytes);
  const paragraphs: DocumentParagraph[] = [];
  convertPart(document.readXml(parts.main), styles, DEFAULT_OPTIONS, ({ text, isHeading }) => {
    // A place where a word may be divided is no part of it.
    paragraphs.push({ text: text.replaceAll('\u00AD', ''), isHeading });
  });
  return paragraphs;
}
