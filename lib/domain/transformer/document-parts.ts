import { DocumentProblem } from './document-problem';
import { scanXml } from './xml-scanner';
import { decodeXml } from './xml-tag';

export const CONTENT_TYPES_PART = '[Content_Types].xml';

const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.';
const MAIN_TYPE = `${WORD_TYPE}document.main+xml`;
const STYLES_TYPE = `${WORD_TYPE}styles+xml`;
const STORY_TYPES = new Set(
  ['header', 'footer', 'footnotes', 'endnotes', 'comments'].map((name) => `${WORD_TYPE}${name}+xml`),
);

/** The parts of a Word document that conversion has to do with, by their names in the zip. */
export type DocumentParts = {
  main: string;
  /** Headers, footers, notes and comments. */
  stories: string[];
  styles: string | null;
};

/**
 * Finds the parts of a document by their content types, which go before any name (ECMA-376 part 2).
 * Throws DocumentProblem when it is no Word document, or one with macros.
 */
export function findDocumentParts(contentTypesXml: Buffer, partNames: readonly string[]): DocumentParts {
  const defaults = new Map<string, string>();
  const overrides = new Map<string, string>();
  scanXml(contentTypesXml, {
    open: ({ name, attributes }) => {
      const type = attributes.get('ContentType')?.toLowerCase() ?? '';
      const local = name.slice(name.indexOf(':') + 1);
      if (local === 'Default') defaults.set(decodeXml(attributes.get('Extension') ?? '').toLowerCase(), type);
      if (local === 'Override') {
        overrides.set(
          decodeXml(attributes.get('PartName') ?? '')
            .replace(/^\//, '')
            .toLowerCase(),
          type,
        );
      }
    },
    close: () => {},
    text: () => {},
  });

  const byType = new Map<string, string[]>();
  for (const name of partNames) {
    const key = name.toLowerCase();
    const type = overrides.get(key) ?? defaults.get(key.slice(key.lastIndexOf('.') + 1)) ?? '';
    if (/macroenabled|vbaproject|vbadata/.test(type) || /(?:^|\/)vba(?:project|data)[^/]*$/.test(key)) {
      throw new DocumentProblem('macros', name);
    }
    byType.set(type, [...(byType.get(type) ?? []), name]);
  }
  const [main, second] = byType.get(MAIN_TYPE) ?? [];
  if (main === undefined) throw new DocumentProblem('not-docx', 'no main document');
  if (second !== undefined) throw new DocumentProblem('unsafe', 'two main documents');
  return {
    main,
    stories: [...STORY_TYPES].flatMap((type) => byType.get(type) ?? []),
    styles: byType.get(STYLES_TYPE)?.[0] ?? null,
  };
}
