import { Packer } from 'docx';
import JSZip from 'jszip';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { GET as exportAccount } from '@/app/api/account/export/route';
import { GET as getData, POST as postData } from '@/app/api/essays/rule-outline-data/route';
import { GET as getOutlines, POST as postOutlines } from '@/app/api/outlines/route';
import { GET as getDocument } from '@/app/api/outlines/rule-outline/[subject]/document/route';
import { GET as getHtml, POST as postHtml } from '@/app/api/outlines/rule-outline/route';
import { PUT as putTick } from '@/app/api/outlines/ticks/[ruleId]/route';
import { GET as getTicks, POST as postTicks } from '@/app/api/outlines/ticks/route';
import {
  getRuleOutlineData,
  getRuleOutlineHtml,
  listRuleTicks,
  getOutlines as outlinesContract,
  setRuleTick,
} from '@/lib/contract/outlines';
import { SUBJECTS } from '@/lib/domain/subjects/subjects';
import { type Learner, newLearner } from '../support/accounts';
import { expectError, send } from '../support/api';
import { createStudyContent } from '../support/factories/study-content';
import { describeReading } from '../support/read-endpoints';

let learner: Learner;

beforeAll(async () => {
  await createStudyContent();
  learner = await newLearner();
});

describeReading(
  {
    ofContent: [
      { contract: outlinesContract, handler: getOutlines, other: postOutlines },
      { contract: getRuleOutlineData, handler: getData, other: postData },
      { contract: getRuleOutlineHtml, handler: getHtml, other: postHtml },
    ],
    others: [{ contract: listRuleTicks, handler: getTicks, other: postTicks }],
  },
  () => learner,
);

describe('GET /outlines', () => {
  it('maps each course to its main issues, and those to their items', async () => {
    const outlines = outlinesContract.response.parse(await (await send(getOutlines, { token: learner.token })).json());
    expect(Object.keys(outlines)).toEqual(['Criminal Law', 'Criminal Procedure', 'Evidence', 'Torts']);
    expect(Object.keys(outlines.Evidence ?? {})).toEqual(['Hearsay', 'Relevance']);
    expect(outlines.Evidence?.Hearsay).toContainEqual({
      subIssue: 'Exceptions',
      subsubIssue: 'Dying declarations',
      ruleId: 'evi-rule-dying',
      ruleName: 'Dying declarations',
      ruleContent:
        '<p>A statement by one who believed death to be imminent, about its cause, is admissible in a homicide case.</p>',
    });
    expect(outlines.Evidence?.Relevance?.find(({ ruleId }) => ruleId === 'evi-rule-limits')).toMatchObject({
      subIssue: '',
      subsubIssue: '',
      ruleContent: expect.stringContaining('unfair prejudice &amp; delay'),
    });
    expect(JSON.stringify(outlines)).not.toContain('withdrawn');
  });
});

describe('GET /essays/rule-outline-data', () => {
  it('holds every rule with the essays that ask for it', async () => {
    const data = getRuleOutlineData.response.parse(await (await send(getData, { token: learner.token })).json());
    expect(data.sortedTopics).toEqual(SUBJECTS.map(({ name }) => name));
    expect(data.totalEssays).toBe(1);
    expect(data.totalRules).toBe(8);
    expect(data.friendlyNames).toEqual({ 'evi-essay-001': 'Evidence 1 - The Last Word' });
    expect(data.topicEssayCounts).toMatchObject({ Evidence: 1, Torts: 0, Remedies: 0 });
    expect(data.outlines.Remedies).toEqual({});
    const hearsay = data.outlines.Evidence?.Hearsay;
    expect(hearsay?.essays).toEqual(['evi-essay-001']);
    expect(hearsay?.rules_map).toEqual({
      'The rule of Hearsay in one sentence.': [],
      'A statement by one who believed death to be imminent, about its cause, is admissible in a homicide case.': [
        'evi-essay-001',
      ],
    });
  });
});

describe('GET /outlines/rule-outline/{subject}/document', () => {
  const save = (subject: string, token?: string) =>
    send(getDocument, { params: { subject }, ...(token ? { token } : {}) });
  const textOf = async (response: Response) => {
    const { files } = await JSZip.loadAsync(await response.arrayBuffer());
    return (await files['word/document.xml']?.async('string')) ?? '';
  };

  it('holds the issues of the topic, their rules and the essays that test them', async () => {
    const response = await save('evidence', learner.token);
    expect(response.headers.get('Content-Disposition')).toContain('barwright-evidence-rules.docx');
    const text = await textOf(response);
    expect(text).toContain('Hearsay (tested in 1)');
    expect(text).toContain('Exceptions › Dying declarations');
    expect(text).toContain('Tested in: Evidence 1 - The Last Word');
    expect(text).toContain('Limits of &lt;b&gt;relevance&lt;/b&gt;');
    expect(text).not.toContain('Negligence');
  });

  it('is made once for everybody, because that keeps the processor', async () => {
    const make = vi.spyOn(Packer, 'toBlob');
    const responses = await Promise.all(Array.from({ length: 3 }, () => save('torts', learner.token)));
    for (const response of responses) expect(await textOf(response)).toContain('Torts');
    expect(make.mock.calls.length).toBe(1);
    make.mockRestore();
  });

  it('says so where a topic has no issues', async () => {
    expect(await textOf(await save('remedies', learner.token))).toContain('No issues found for this topic.');
  });

  it('is 401 without a token, 404 for an unknown subject', async () => {
    await expectError(await save('evidence'), 401, 'unauthenticated');
    for (const subject of ['alchemy', '__proto__', 'Evidence']) {
      await expectError(await save(subject, learner.token), 404, 'not_found');
    }
  });
});

describe('PUT /outlines/ticks/{ruleId}', () => {
  const tick = (ruleId: string, json: unknown, token?: string) =>
    send(putTick, { method: 'PUT', params: { ruleId }, json, ...(token ? { token } : {}) });
  const ticksOf = async ({ token }: Learner) =>
    listRuleTicks.response.parse(await (await send(getTicks, { token })).json());

  it('ticks a rule and takes the tick away, however often it is asked', async () => {
    const { token, ...account } = await newLearner();
    const owner = { token, ...account };
    expect(await ticksOf(owner)).toEqual([]);
    for (const isTicked of [true, true, false, false, true]) {
      const response = await tick('evi-rule-dying', { isTicked }, token);
      expect(response.status).toBe(200);
      expect(setRuleTick.response.parse(await response.json())).toEqual({ isTicked });
      expect(await ticksOf(owner)).toEqual(isTicked ? ['evi-rule-dying'] : []);
    }
    expect(await ticksOf(learner)).toEqual([]);
    expect(await (await send(exportAccount, { token })).json()).toMatchObject({
      ruleTicks: [{ ruleId: 'evi-rule-dying' }],
    });
  });

  it('is 401 without a token, 404 for an unknown rule, 400 for anything but a tick', async () => {
    await expectError(await tick('evi-rule-dying', { isTicked: true }), 401, 'unauthenticated');
    await expectError(await tick('alchemy', { isTicked: true }, learner.token), 404, 'not_found');
    for (const json of [{}, { isTicked: 'yes' }, { isTicked: true, userId: 'x' }, null]) {
      await expectError(await tick('evi-rule-dying', json, learner.token), 400, 'invalid_input');
    }
    await expectError(await tick('x'.repeat(101), { isTicked: true }, learner.token), 400, 'invalid_input');
    expect(await ticksOf(learner)).toEqual([]);
  });

  it('is not counted against a rule that was unticked before it was known', async () => {
    expect((await tick('alchemy', { isTicked: false }, learner.token)).status).toBe(200);
  });
});
