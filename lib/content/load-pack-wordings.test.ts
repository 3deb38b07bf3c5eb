import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { loadChanged } from '@/tests/support/load-changed';
import { entryAt, type SmallPack, smallPack } from '@/tests/support/small-pack';
import { rule, wording } from '@/tests/support/small-pack-entries';
import { smallWordings } from '@/tests/support/small-wordings';

const unchanged = () => {};
const element = (pack: SmallPack, index = 0) => entryAt(wording(pack).elements, index);

test('wordings join the buzzwords of their rule, in its order', async () => {
  const { pack, problems } = await loadChanged((pack) => pack.wordings.wordings.reverse());
  expect(problems).toEqual([]);
  const [partyOpponent, relevance] = smallWordings().wordings;
  expect(pack.rules.map(({ buzzwords }) => buzzwords)).toEqual([
    [
      { ...partyOpponent?.elements[0], synonyms: ['party opponent'] },
      { ...partyOpponent?.elements[1], synonyms: [] },
    ],
    [
      { ...relevance?.elements[0], synonyms: [] },
      { ...relevance?.elements[1], synonyms: ['more likely or less likely'] },
    ],
  ]);
  expect(pack.rules.map(({ wordedAt }) => wordedAt?.path)).toEqual([
    ['wordings', 1],
    ['wordings', 0],
  ]);
});

test('a rule without wordings has its buzzwords alone', async () => {
  const { pack, problems } = await loadChanged((pack) => pack.wordings.wordings.pop());
  expect(problems).toEqual([]);
  expect(pack.rules[1]).toMatchObject({ wordedAt: null });
  expect(pack.rules[1]?.buzzwords).toEqual(rule(smallPack(), 1).buzzwords);
});

describe('says file, line, column and what is wrong with', () => {
  test.each<[string, (pack: SmallPack) => void, RegExp]>([
    [
      'wordings of an unknown rule',
      (pack) => (wording(pack, 1).rule = 'evi-rule-none'),
      /:\d+:11 No file has the rule 'evi-rule-none'\. \[reference\]$/,
    ],
    [
      'a rule that is worded twice',
      (pack) => pack.wordings.wordings.push(structuredClone(wording(pack))),
      /:\d+:11 The wordings of evi-rule-party-opponent stand twice\. \[unique-id\]$/,
    ],
    [
      'an element that is no buzzword of the rule',
      (pack) => (element(pack).phrase = 'Opposing party'),
      /:5:7 The elements of evi-rule-party-opponent are its buzzwords: 'opposing party', 'not hearsay'\. \[reference\]$/,
    ],
    [
      'elements in another order than the buzzwords',
      (pack) => wording(pack).elements.reverse(),
      /:5:7 The elements of evi-rule-party-opponent are its buzzwords: /,
    ],
    [
      'a buzzword that is left out',
      (pack) => rule(pack).buzzwords.push({ phrase: 'Personal knowledge', synonyms: [] }),
      /:5:7 The elements of evi-rule-party-opponent are its buzzwords: .*, 'Personal knowledge'\. \[reference\]$/,
    ],
    [
      'an element with too few paraphrases',
      (pack) => element(pack).paraphrases.pop(),
      /:7:11 wordings\[1\]\.elements\[1\]\.paraphrases must hold at least 3\. \[schema\]$/,
    ],
    [
      'an element without misstatements',
      (pack) => (element(pack).misstatements = []),
      /:10:24 wordings\[1\]\.elements\[1\]\.misstatements must hold at least 1\. \[schema\]$/,
    ],
  ])('%s', async (_, change, problem) => {
    const { lines } = await loadChanged(change);
    expect(lines).toEqual([expect.stringMatching(/^wordings\/evidence\.yaml:/)]);
    expect(lines[0]).toMatch(problem);
  });

  test('wordings in the file of another subject', async () => {
    const { lines } = await loadChanged(unchanged, { 'wordings/torts.yaml': stringify(smallWordings()) });
    expect(lines).toEqual([
      'wordings/torts.yaml:1:10 The wordings of evidence belong in wordings/evidence.yaml. [layout]',
    ]);
  });

  test("wordings of another subject's rules", async () => {
    const ofTorts = { ...smallWordings(), subject: 'torts' };
    const { lines } = await loadChanged(unchanged, { 'wordings/torts.yaml': stringify(ofTorts) });
    expect(lines).toEqual([
      'wordings/torts.yaml:3:11 evi-rule-party-opponent hangs under evidence, but this file is about torts. [reference]',
      expect.stringMatching(/^wordings\/torts\.yaml:\d+:11 evi-rule-relevance hangs under evidence/),
    ]);
  });
});

test('but rules that cannot be read do not make their wordings look broken', async () => {
  const { lines } = await loadChanged((pack) => (rule(pack).text = ''));
  expect(lines).toEqual([expect.stringMatching(/^rules\/evidence\.yaml:.*text is empty\. \[schema\]$/)]);
});
