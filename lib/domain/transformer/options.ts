/**
 * What becomes of a word: its first letter; that with a blank for each other letter ("B______"); or
 * that with the number of its letters ("B⁷").
 */
export const WORD_STYLES = ['letters', 'blanks', 'letters-and-length'] as const;
export type WordStyle = (typeof WORD_STYLES)[number];

/** How a text is converted. */
export type TextOptions = {
  style: WordStyle;
  /** Numbers and Roman numerals stay whole. */
  keepNumbers: boolean;
};

/** How a document is converted. */
export type ConversionOptions = TextOptions & {
  /** Titles and headings stay whole. */
  keepHeadings: boolean;
  /** Words in bold type stay whole. */
  keepBold: boolean;
};

/** Exactly first letters. */
export const DEFAULT_OPTIONS: ConversionOptions = {
  style: 'letters',
  keepNumbers: false,
  keepHeadings: false,
  keepBold: false,
};
