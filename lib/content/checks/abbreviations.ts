import { problemAt } from '@/lib/content/source-file';
import type { Check } from './check';

export const abbreviationsShort: Check = {
  name: 'abbreviation',
  blocksImport: false,
  needsWholePack: false,
  run: (pack) =>
    pack.abbreviations
      .filter(({ abbr, full }) => [...abbr].length > [...full].length)
      .map(({ abbr, full, at }) => problemAt(at, `The short form '${abbr}' is longer than '${full}'.`, 'abbr')),
};
