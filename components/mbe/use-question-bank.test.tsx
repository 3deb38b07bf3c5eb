// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type Held, holdServer, leave, render, settle } from '@/lib/client/held-server.fixture';
import { failure } from '@/lib/client/server.fixture';
import { type BankParts, useQuestionBank } from './use-question-bank';

let asked: Held[];
let bank: BankParts;
type Initial = Parameters<typeof useQuestionBank>[0];

function Screen({ initial }: { initial: Initial }) {
  bank = useQuestionBank(initial);
  return null;
}
/** The call of an endpoint, once it has been made for the nth time. */
const call = async (path: string, nth = 1) =>
  await vi.waitFor(async () => {
    await settle();
    const found = asked.filter(({ line }) => line === `GET /api${path}`)[nth - 1];
    if (!found) throw new Error(`${path} was not asked for.`);
    return found;
  });
const OUTLINE = '/data/MBEOutline.json';
const FILE = { subject: 'Torts', issues: [{ name: 'Duty' }] };

beforeAll(() => import('./read-bank'));
beforeEach(() => {
  asked = holdServer();
});
afterEach(leave);

it('asks for the outline alone where the page came with the rest', async () => {
  await render(<Screen initial={{ sources: [], subtopicCounts: [] }} />);
  expect(bank.sources).toEqual({ status: 'ready', value: [] });
  expect(bank.outline.status).toBe('loading');
  await (await call(OUTLINE)).answer(failure(404));
  expect(bank.outline).toMatchObject({
    status: 'failed',
    message: 'Failed to load subtopic outline data. Subtopic filtering disabled.',
  });
  await settle(() => bank.retryOutline());
  await (await call(OUTLINE, 2)).json(FILE);
  expect(bank.outline.status).toBe('ready');
  expect(asked).toHaveLength(2);
});

it('says what the page came without, and asks for it when the learner tries again', async () => {
  await render(<Screen initial={{ sources: null, subtopicCounts: null }} />);
  expect(bank.sources).toMatchObject({ message: 'Failed to load question categories' });
  expect(bank.outline).toMatchObject({ message: 'Failed to load subtopic counts.' });
  expect(asked).toEqual([]);
  await settle(() => bank.retrySources());
  await settle(() => bank.retryOutline());
  await (await call('/questions/counts/subtopic')).json([]);
  await (await call(OUTLINE)).json(FILE);
  expect(bank).toMatchObject({ sources: { status: 'loading' }, outline: { status: 'ready' } });
  // Asked for already.
  await settle(() => bank.retrySources());
  await (await call('/questions/sources')).json(['new']);
  expect(bank.sources).toEqual(expect.objectContaining({ status: 'ready', value: ['new'] }));
  expect(asked).toHaveLength(3);
});
