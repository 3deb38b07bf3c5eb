import { type Entry, entryOf } from './match-entries';

/** The pages of the product, and other words that they are looked for by. */
const PAGES: readonly (readonly [address: string, title: string, words: string])[] = [
  ['/', 'Home', 'today start quick toolkit'],
  ['/understand', 'Understand', 'explanations subjects rules learn'],
  ['/outlines', 'Outlines - Checklists', 'knowledge graph checklists issues'],
  ['/rule-outline', 'Rule Outline', 'ticks learned rules'],
  ['/rule-statements', 'Rule Statements', 'flashcards cards deck memorize own due'],
  ['/rules', 'Rule Quiz', 'memorize recall check'],
  ['/questions', 'MBE Practice', 'multiple choice questions quiz exam'],
  ['/questions/history', 'Quiz History', 'attempts results review answers'],
  ['/essays', 'Essay Practice', 'essays writing exam answers'],
  ['/pts', 'PT Practice', 'performance test'],
  ['/transformer', 'Outline Transformer', 'other word documents convert'],
  ['/profile', 'Profile & Stats', 'settings account progress performance password plan statistics'],
  ['/downloads', 'Offline Downloads', 'offline save device'],
];

export const PAGE_ENTRIES: readonly Entry[] = PAGES.map(([address, title, words]) =>
  entryOf({ id: address, title, text: '', keywords: words }),
);
