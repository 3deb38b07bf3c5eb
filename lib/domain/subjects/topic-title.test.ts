import { describe, expect, it } from 'vitest';
import { corpus } from '@/tests/support/corpus';
import { topicTitle } from './topic-title';

const { issues, subIssues } = await corpus();
const names = [...issues, ...subIssues].map(({ name }) => name);

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
