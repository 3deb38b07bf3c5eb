import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MATCH_END, MATCH_START } from '@/lib/domain/understand/marked-html';
import { entryOf, matchEntries } from './match-entries';
import { PAGE_ENTRIES } from './pages';

const ENTRIES = [
  entryOf({ id: 'a', title: 'The Last Word', text: 'Ewa fell. Her neighbors called a doctor.', keywords: 'Evidence' }),
  entryOf({ id: 'b', title: 'A Doctor’s Lease', text: 'The landlord sued.', keywords: 'Real Property' }),
];
const idsOf = (query: string) => matchEntries(ENTRIES, query, 5).map(({ id }) => id);
const shown = (text: string) => text.replaceAll(MATCH_START, '[').replaceAll(MATCH_END, ']');

describe('matchEntries', () => {
  it.each<[string, string[]]>([
    ['doctor', ['b', 'a']],
    ['DOCTORS', ['b', 'a']],
    ['doct', ['b', 'a']],
    ['do', []],
    ['evidence last', ['a']],
    ['evidence lease', []],
    ['', []],
    ['!?', []],
  ])('finds by %j the entries %j, those first that have it in the title', (query, ids) =>
    expect(idsOf(query)).toEqual(ids),
  );

  it('marks what it found, and shows no keywords', () => {
    const [found] = matchEntries(ENTRIES, 'neighbor evidence', 5);
    expect(shown(found?.snippet ?? '')).toBe('Ewa fell. Her [neighbors] called a doctor.');
    expect(shown(found?.title ?? '')).toBe('The Last Word');
  });

  it('cuts a long text between words, around the match', () => {
    const text = `${'before '.repeat(100)}landlord ${'after '.repeat(100)}`;
    const [found] = matchEntries([entryOf({ id: 'a', title: 'T', text, keywords: '' })], 'landlord', 5);
    expect(shown(found?.snippet ?? '')).toMatch(/^(before )+\[landlord\]( after)+$/);
    expect(found?.snippet.length).toBeLessThan(200);
  });

  it('finds a text by any of its own words, and gives it back unchanged but for the marks', () => {
    const text = fc.array(fc.string({ unit: fc.constantFrom(...'abcdeé1 .'), minLength: 1, maxLength: 9 }), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(text, fc.nat(), (parts, which) => {
        const title = parts.join(' ');
        const words = title.match(/[\p{L}\p{N}]+/gu) ?? [];
        const entry = entryOf({ id: 'a', title, text: '', keywords: '' });
        const [found] = matchEntries([entry], words[which % Math.max(1, words.length)] ?? '', 1);
        if (words.length === 0) expect(found).toBeUndefined();
        else expect(shown(found?.title ?? '').replace(/[[\]]/g, '')).toBe(title);
      }),
    );
  });
});

it.each([
  ['flashcards', '/rule-statements'],
  ['history', '/questions/history'],
  ['settings', '/profile/settings'],
  ['password', '/profile/account'],
  ['streak', '/profile/activity'],
  ['essay pra', '/essays'],
])('%s leads to the page %s', (query, address) => {
  expect(matchEntries(PAGE_ENTRIES, query, 5).map(({ id }) => id)).toContain(address);
});
