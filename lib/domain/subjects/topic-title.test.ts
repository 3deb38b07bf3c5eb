import { describe, expect, it } from 'vitest';
import { corpus } from '@/tests/support/corpus';
import { markedTopicTitle, topicTitle } from './topic-title';

const { issues, subIssues } = await corpus();
const names = [...issues, ...subIssues].map(({ name }) => name);

const MARKS = ['[', ']'] as const;

describe('markedTopicTitle', () => {
  it.each([
    ['Venue and [forum] [non] [conveniens] and transfer', 'Venue, [forum] [non] [conveniens], and transfer'],
    ['Other [crimes] or acts or [transactions] or events', 'Other [crimes], acts, [transactions], or events'],
    ['[Fraud] misrepresentation and nondisclosure', '[Fraud], misrepresentation, and nondisclosure'],
    ['Assault and [battery]', 'Assault and [battery]'],
    ['[Hearsay]', '[Hearsay]'],
  ])('of %j is %j', (marked, title) => expect(markedTopicTitle(marked, MARKS)).toBe(title));

  it('is the title whatever is marked, and marks no word that was not', () => {
    for (const name of names) {
      const words = name.split(' ');
      for (let place = 0; place < words.length; place += 1) {
        const marked = markedTopicTitle(words.map((word, at) => (at === place ? `[${word}]` : word)).join(' '), MARKS);
        expect(marked.replace(/[[\]]/g, '')).toBe(topicTitle(name));
        const found = marked.match(/\[(.*?)\]/)?.[1];
        if (found !== undefined) expect(found).toBe(words[place]);
      }
    }
  });
});

describe('topicTitle', () => {
  it.each([
    ['Venue and forum non conveniens and transfer', 'Venue, forum non conveniens, and transfer'],
    ['Other crimes or acts or transactions or events', 'Other crimes, acts, transactions, or events'],
    ['Fraud misrepresentation and nondisclosure', 'Fraud, misrepresentation, and nondisclosure'],
    ['Assault and battery', 'Assault and battery'],
    ['Evidence', 'Evidence'],
  ])('of %j is %j', (name, title) => expect(topicTitle(name)).toBe(title));

  it('adds commas alone, and takes away no word but one that stood for a comma', () => {
    for (const name of names) {
      const words = (text: string) => text.replaceAll(',', '').split(' ');
      const left = words(topicTitle(name)).filter((word) => word !== 'and' && word !== 'or');
      expect(left).toEqual(words(name).filter((word) => word !== 'and' && word !== 'or'));
    }
  });

  it('leaves no list of three without its commas', () => {
    // What joins two pairs, or a pair and a thing, is no list of three.
    const PAIRS = new Set([
      'Pleadings and amended and supplemental pleadings',
      'Apportionment and joint and several liability',
      'Purchase-money mortgages and judgment and tax liens',
    ]);
    const lists = names.filter((name) => /\b(and|or)\b(?: [\w-]+){1,3} \1\b/.test(name) && !PAIRS.has(name));
    expect(lists.length).toBeGreaterThan(25);
    expect(lists.filter((name) => topicTitle(name) === name)).toEqual([]);
  });
});
