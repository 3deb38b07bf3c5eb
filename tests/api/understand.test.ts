import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { DELETE, GET, POST } from '@/app/api/understand/search/route';
import { signClaims } from '@/lib/auth/token';
import { searchExplanations } from '@/lib/contract/understand';
import { type Learner, newLearner } from '../support/accounts';
import { expectError, send } from '../support/api';
import { createStudyContent, retireRule } from '../support/factories/study-content';

let learner: Learner;

beforeAll(async () => {
  await createStudyContent();
  learner = await newLearner();
});

function ask(query: Record<string, string>): Promise<Response> {
  return send(GET, { path: `/understand/search?${new URLSearchParams(query)}`, token: learner.token });
}

async function search(q: string, subject?: string) {
  const response = await ask(subject === undefined ? { q } : { q, subject });
  expect(response.status).toBe(200);
  return searchExplanations.response.parse(await response.json());
}

/** Ids of what is found, in order. */
async function idsOf(q: string, subject?: string): Promise<string[]> {
  return (await search(q, subject)).results.map(({ id }) => id);
}

describe('GET /understand/search', () => {
  it('is 401 without a valid token', async () => {
    const expired = await signClaims({ id: learner.id, username: 'x', role: 'learner', sv: 1, exp: 1 });
    for (const token of [undefined, 'nonsense', expired, `${learner.token}x`]) {
      const sending = { path: '/understand/search?q=hearsay', ...(token ? { token } : {}) };
      await expectError(await send(GET, sending), 401, 'unauthenticated');
    }
  });

  it('is 405 for another method', async () => {
    for (const handler of [POST, DELETE]) {
      const response = await send(handler, { method: 'POST', token: learner.token });
      expect(response.headers.get('Allow')).toBe('GET');
      await expectError(response, 405, 'method_not_allowed');
    }
  });

  it('finds a match in the name before one in the text, and says where both are read', async () => {
    const { total, results } = await search('dying declaration');
    expect(total).toBe(2);
    expect(results).toMatchObject([
      {
        kind: 'rule',
        id: 'evi-rule-dying',
        subjectId: 'evidence',
        subject: 'Evidence',
        issue: 'Hearsay',
        titleHtml: '<mark>Dying</mark> <mark>declarations</mark>',
        address: '/understand/evidence/evi-rule-dying',
      },
      { id: 'evi-rule-limits', snippetHtml: expect.stringContaining('<mark>dying</mark> <mark>declaration</mark>') },
    ]);
  });

  it('finds explanations, and shows their text without its tags', async () => {
    const { results } = await search('nonhearsay purpose');
    expect(results).toMatchObject([
      { kind: 'explanation', id: 'evi-hearsay', titleHtml: 'Hearsay', address: '/understand/evidence/evi-hearsay' },
    ]);
    expect(results[0]?.snippetHtml).toContain('the <mark>nonhearsay</mark> <mark>purpose</mark>.');
    expect((await search('offered truth')).results[0]?.snippetHtml).toContain(
      'out of court &amp; <mark>offered</mark>',
    );
  });

  it('escapes what the content holds', async () => {
    const [limits] = (await search('prejudice')).results;
    expect(limits?.titleHtml).toBe('Limits of &lt;b&gt;relevance&lt;/b&gt;');
    expect(limits?.snippetHtml).toContain('unfair <mark>prejudice</mark> &amp; delay');
  });

  it('finds an abbreviation in full, in any case and with periods', async () => {
    for (const q of ['SMJ', 'smj', 'S.M.J.', 'court SMJ', '(smj)']) {
      expect(await idsOf(q), q).toEqual(['tort-rule-breach']);
    }
    expect(await idsOf('negl breach')).toEqual(['tort-rule-breach']);
  });

  it.each(['neg', 'negl', 'negligen', 'negligenc', 'reasonable pers', 'nothing or negligenc'])(
    'takes the last word of %s for the beginning of one',
    async (q) => {
      expect(await idsOf(q)).toContain('tort-rule-breach');
    },
  );

  it('finds words by their stems, by synonyms and by authority', async () => {
    expect(await idsOf('failures')).toEqual(['tort-rule-breach']);
    expect(await idsOf('"about to die" homicide')).toEqual(['evi-rule-dying']);
    expect(await idsOf('FRE 804(b)(2) imminent')).toEqual(['evi-rule-dying']);
  });

  it('knows phrases, alternatives and exclusions', async () => {
    expect(await idsOf('"unfair prejudice"')).toEqual(['evi-rule-limits']);
    expect(await idsOf('"prejudice unfair"')).toEqual([]);
    expect(await idsOf('prejudice or imminent')).toHaveLength(2);
    expect(await idsOf('dying -imminent')).toEqual(['evi-rule-limits']);
  });

  it('keeps to a subject', async () => {
    expect(await idsOf('matter', 'torts')).not.toHaveLength(0);
    expect(await idsOf('prejudice', 'torts')).toEqual([]);
    expect(await idsOf('prejudice', 'evidence')).toEqual(['evi-rule-limits']);
  });

  it('finds nothing that is retired, from the import on that retires it', async () => {
    expect(await idsOf('contributory')).toEqual([]);
    expect(await idsOf('homicide imminent')).toEqual(['evi-rule-dying']);
    await retireRule('evi-rule-dying');
    expect(await idsOf('homicide imminent')).toEqual([]);
  });

  it.each([
    '-hearsay',
    'the of',
    '""',
    '!!',
    "' OR 1=1 --",
    "'; DROP TABLE rule; --",
    ':* & | ! <-> ( )',
    '\\x27 %_ $1 {}',
    '<script>alert(1)</script>',
    '\u200B\u200B\uE000x\uE001',
    '🤕🤕',
    'عقد',
    '--------',
    '"""""""""""',
  ])('finds nothing for %j, and breaks nothing', async (q) => {
    expect(await search(q)).toEqual({ total: 0, corrected: null, results: [] });
  });

  it('answers whatever is typed', async () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.constantFrom(
        'SMJ',
        ' or ',
        ' -',
        '"',
        '½¾²',
        '1e5',
        'a.b/c?d=e',
        'x@y.z',
        '&amp;',
        'hearsay',
        ' negligenc',
        '\\',
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 8 }), async (pieces) => {
        const response = await ask({ q: `xy ${pieces.join('')}` });
        expect(response.status).toBe(200);
      }),
      { numRuns: 200 },
    );
  });

  it('takes HTML in a query for words at most', async () => {
    for (const q of ['<b>prejudice', '<img src=x onerror=alert(1)> prejudice', 'prejudice" onmouseover="x']) {
      const { results } = await search(q);
      expect(JSON.stringify(results)).not.toMatch(/<(?!\/?mark>)/);
    }
  });

  it.each<[Record<string, string>, string]>([
    [{}, 'Please say what to search for.'],
    [{ q: '' }, 'Please type at least 2 characters.'],
    [{ q: '   x   ' }, 'Please type at least 2 characters.'],
    [{ q: 'x'.repeat(201) }, 'A search can have at most 200 characters.'],
    [{ q: 'hearsay '.repeat(1_250) }, 'A search can have at most 200 characters.'],
    [{ q: 'hear\u0000say' }, 'q contains control characters.'],
    [{ q: 'hearsay', subject: 'alchemy' }, 'There is no such subject.'],
    [{ q: 'hearsay', subject: '' }, 'There is no such subject.'],
  ])('is 400 for %j', async (query, msg) => {
    expect(await expectError(await ask(query), 400, 'invalid_input')).toBe(msg);
  });

  it('takes the longest query there may be', async () => {
    expect(await search(' SMJ negl.'.repeat(18))).toMatchObject({ total: expect.any(Number) });
    expect(await search('x'.repeat(200))).toEqual({ total: 0, corrected: null, results: [] });
    expect(await search('a or '.repeat(40))).toMatchObject({ total: expect.any(Number) });
  });
});
