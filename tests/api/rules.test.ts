import { beforeAll, describe, expect, it } from 'vitest';
import { GET as getByTopic, POST as postByTopic } from '@/app/api/rules/by-topic/route';
import { GET as getFiltered, POST as postFiltered } from '@/app/api/rules/filtered/route';
import { GET as getAll, POST as postAll } from '@/app/api/rules/route';
import { GET as getSources, POST as postSources } from '@/app/api/rules/sources/route';
import { GET as getWordings, POST as postWordings } from '@/app/api/rules/wordings/route';
import { filterRules, getRuleSources, getRules, getRulesByTopic, listRuleWordings } from '@/lib/contract/rules';
import { MAX_NUMBER_OF_RULES } from '@/lib/domain/rules/constants';
import { type Learner, newLearner } from '../support/accounts';
import { expectError, send } from '../support/api';
import { createRuleBook, createRules, HEARSAY } from '../support/factories/rule-book';
import { describeReading } from '../support/read-endpoints';

let learner: Learner;

beforeAll(async () => {
  await createRuleBook();
  learner = await newLearner();
});

/** Asks for rules by the parameters, encoded as a browser would. */
async function filter(query: Record<string, string>) {
  const path = `/rules/filtered?${new URLSearchParams(query)}`;
  const response = await send(getFiltered, { path, token: learner.token });
  expect(response.status).toBe(200);
  return filterRules.response.parse(await response.json());
}

const idsOf = (rules: { _id: string }[]) => rules.map(({ _id }) => _id).sort();
const EVERYTHING = String(MAX_NUMBER_OF_RULES);

describeReading(
  {
    ofContent: [
      { contract: getRuleSources, handler: getSources, other: postSources },
      { contract: getRules, handler: getAll, other: postAll },
      { contract: getRulesByTopic, handler: getByTopic, other: postByTopic },
    ],
    others: [
      { contract: filterRules, handler: getFiltered, other: postFiltered },
      { contract: listRuleWordings, handler: getWordings, other: postWordings },
    ],
  },
  () => learner,
);

describe('GET /rules/sources', () => {
  it('holds each source with its topics, their subtopics and how many rules they have', async () => {
    const response = await send(getSources, { token: learner.token });
    expect(await response.json()).toEqual([
      {
        name: 'Barwright Rule Book',
        topics: [
          { name: 'Criminal Law', subtopics: [{ name: 'Homicide', rulesLoaded: 1 }] },
          { name: 'Criminal Procedure', subtopics: [{ name: 'Search and seizure', rulesLoaded: 1 }] },
          {
            name: 'Evidence',
            subtopics: [
              { name: 'Hearsay', rulesLoaded: 3 },
              { name: 'Relevance', rulesLoaded: 1 },
            ],
          },
          { name: 'Torts', subtopics: [{ name: 'Negligence', rulesLoaded: 3 }] },
        ],
      },
      { name: 'Notes & Queries', topics: [{ name: 'Torts', subtopics: [{ name: 'Negligence', rulesLoaded: 1 }] }] },
    ]);
  });
});

describe('GET /rules', () => {
  it('lists every rule that is not retired, in the order of the outline', async () => {
    const response = await send(getAll, { token: learner.token });
    const rules = getRules.response.parse(await response.json());
    expect(rules.map(({ _id }) => _id)).toEqual([
      'rule-crim-homicide',
      'rule-cpro-search',
      'rule-evi-hearsay',
      HEARSAY.id,
      'dying',
      'rule-evi-relevance',
      'rule-tort-negligence',
      'duty-1',
      'duty-2',
      'breach',
    ]);
    expect(rules[3]).toEqual({
      _id: HEARSAY.id,
      ruleName: HEARSAY.name,
      ruleContent: HEARSAY.text,
      source: 'Barwright Rule Book',
      topic: 'Evidence',
      subtopic: 'Hearsay',
    });
  });
});

describe('GET /rules/by-topic', () => {
  it('maps each topic to its rules of every source', async () => {
    const response = await send(getByTopic, { token: learner.token });
    const byTopic = getRulesByTopic.response.parse(await response.json());
    expect(Object.keys(byTopic)).toEqual(['Criminal Law', 'Criminal Procedure', 'Evidence', 'Torts']);
    expect(byTopic.Evidence?.[1]).toEqual({ id: HEARSAY.id, name: HEARSAY.name, text: HEARSAY.text });
    expect(byTopic.Torts?.map(({ id }) => id)).toEqual(['rule-tort-negligence', 'duty-1', 'duty-2', 'breach']);
  });
});

describe('GET /rules/filtered', () => {
  it.each<[Record<string, string>, string[]]>([
    [{ source: encodeURIComponent('Notes & Queries') }, ['breach']],
    [{ source: 'Notes & Queries' }, ['breach']],
    [{ topics: 'Torts' }, ['rule-tort-negligence', 'duty-1', 'duty-2', 'breach']],
    [{ topics: 'Torts,Criminal%20Law', subtopics: 'Homicide' }, ['rule-crim-homicide']],
    [{ source: 'Barwright%20Rule%20Book', topics: 'Evidence', subtopics: 'Relevance, ,' }, ['rule-evi-relevance']],
    [{ topics: 'Evidence', subtopics: 'Negligence' }, []],
    [{ topics: encodeURIComponent('No, such & topic') }, []],
    [{ source: '__proto__' }, []],
  ])('finds for %j: %j', async (query, ids) => {
    expect(idsOf(await filter({ ...query, numRules: EVERYTHING }))).toEqual([...ids].sort());
  });

  it('takes no filter, and an empty one, for every rule that is not retired', async () => {
    expect(await filter({ numRules: EVERYTHING })).toHaveLength(10);
    expect(await filter({ numRules: EVERYTHING, source: '', topics: ',', subtopics: '' })).toHaveLength(10);
  });

  it.each(['abc', '0', '-5', '', '0.5', 'NaN', '1e-9'])('takes numRules=%s for 1', async (numRules) => {
    expect(await filter({ numRules })).toHaveLength(1);
  });

  it('draws ten unless said, and no more than the longest quiz', async () => {
    await createRules(
      Array.from({ length: MAX_NUMBER_OF_RULES + 5 }, (_, index) => ({ id: `many-${index}`, issueId: 'cpro-search' })),
    );
    const subtopics = encodeURIComponent('Search and seizure');
    const count = async (query: Record<string, string>) => (await filter({ subtopics, ...query })).length;
    await expect.poll(() => count({ numRules: '999999' })).toBe(MAX_NUMBER_OF_RULES);
    expect(await count({})).toBe(10);
    expect(await count({ numRules: '3.9' })).toBe(3);
  });

  it.each([
    ['?topics=%25E0%25A4', 'A topic is not properly URI-encoded.'],
    ['?subtopics=50%25', 'A subtopic is not properly URI-encoded.'],
    ['?topics=Torts&topics=Evidence', "'topics' is given more than once."],
    ['?topics=Tor%00ts', 'topics contains control characters.'],
    ['?preset=favourite', 'preset must be one of due, weak, unseen.'],
  ])('is 400 for %s', async (query, msg) => {
    const response = await send(getFiltered, { path: `/rules/filtered${query}`, token: learner.token });
    expect(await expectError(response, 400, 'invalid_input')).toBe(msg);
  });

  it('is 400 for endless lists', async () => {
    const path = `/rules/filtered?topics=${'x,'.repeat(6_000)}`;
    await expectError(await send(getFiltered, { path, token: learner.token }), 400, 'invalid_input');
  });
});

describe('GET /rules/wordings', () => {
  const ask = (query: string, headers?: Record<string, string>) =>
    send(getWordings, { path: `/rules/wordings${query}`, token: learner.token, ...(headers && { headers }) });

  it('answers what the checker needs of rules, each once, without those that it does not know', async () => {
    const response = await ask(`?rules=${HEARSAY.id},nowhere,${HEARSAY.id},gone,__proto__`);
    expect(response.status).toBe(200);
    const wordings = listRuleWordings.response.parse(await response.json());
    expect(wordings).toEqual([
      { id: HEARSAY.id, text: HEARSAY.text, buzzwords: HEARSAY.buzzwords },
      { id: 'gone', text: 'The text of gone.', buzzwords: [] },
    ]);
  });

  it('puts the wordings of each buzzword beside it', async () => {
    const wordings = [
      { paraphrases: ['someone else had it'], misstatements: ['nobody had it'] },
      { paraphrases: ['to keep for good'], misstatements: [] },
    ];
    const buzzwords = [
      { phrase: 'of another', synonyms: [] },
      { phrase: 'intent to deprive', synonyms: ['to keep it'] },
    ];
    await createRules([{ id: 'larceny', issueId: 'cpro-search', buzzwords, wordings }]);
    const answer = async () => listRuleWordings.response.parse(await (await ask('?rules=larceny')).json());
    await expect.poll(answer, { timeout: 10_000 }).toEqual([
      {
        id: 'larceny',
        text: 'The text of larceny.',
        buzzwords: buzzwords.map((buzzword, position) => ({ ...buzzword, ...wordings[position] })),
      },
    ]);
  });

  it('answers 304 to whoever has it already', async () => {
    const etag = (await ask(`?rules=${HEARSAY.id}`)).headers.get('ETag') ?? '';
    expect((await ask(`?rules=${HEARSAY.id}`, { 'If-None-Match': etag })).status).toBe(304);
    expect((await ask('?rules=gone', { 'If-None-Match': etag })).status).toBe(200);
  });

  it.each([
    ['?rules=', 'rules must name a rule.'],
    [`?rules=${Array.from({ length: 101 }, (_, index) => `r${index}`)}`, 'rules may name at most 100 rules.'],
    ['?rules=%25E0%25A4', 'The id of a rule is not properly URI-encoded.'],
    ['?rules=a&rules=b', "'rules' is given more than once."],
  ])('is 400 for %s', async (query, msg) => {
    expect(await expectError(await ask(query), 400, 'invalid_input')).toBe(msg);
  });
});
