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
  ['/plan', 'The plan', 'schedule days calendar'],
  ['/profile', 'Profile & Stats', 'progress performance statistics strengths weaknesses'],
  ['/profile/activity', 'Activity', 'streak past year heatmap latest quizzes'],
  ['/profile/settings', 'Settings', 'study plan exam date hours goal time zone keyboard shortcuts'],
  ['/profile/account', 'Account', 'password delete export my data'],
  ['/profile/reports', 'Your reports', 'problem wrong mistake error answer'],
  ['/downloads', 'Offline Downloads', 'offline save device'],
];

export const PAGE_ENTRIES: readonly Entry[] = PAGES.map(([address, title, words]) =>
  entryOf({ id: address, title, text: '', keywords: words }),
);
