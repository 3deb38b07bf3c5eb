import type { ConversionOptions, WordStyle } from '@/lib/domain/transformer/options';

const STYLES: Record<WordStyle, string> = {
  letters: 'first letter',
  blanks: 'first letter and blanks',
  'letters-and-length': 'first letter and length',
};

const LIST = new Intl.ListFormat('en-US');

/** What a word becomes, and what stays whole, in a few words. */
export function optionsSummary({ style, keepHeadings, keepBold, keepNumbers }: ConversionOptions): string {
  const kept = [keepHeadings && 'headings', keepBold && 'bold words', keepNumbers && 'numbers'].filter(
    (what) => what !== false,
  );
  return kept.length === 0 ? STYLES[style] : `${STYLES[style]}; ${LIST.format(kept)} kept`;
}
