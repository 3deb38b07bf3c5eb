// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AnswerPlace } from '@/lib/client/essay-drafts';
import { storeToken } from '@/lib/client/token-store';
import { useAnalysis } from './use-analysis';

const A: AnswerPlace = { essayId: 'a', examId: null };
const A_IN_EXAM: AnswerPlace = { essayId: 'a', examId: 'exam' };
const B: AnswerPlace = { essayId: 'b', examId: null };

let root: Root;
let shown: ReturnType<typeof useAnalysis>;
let asked: { address: string; answer: (response: Response) => Promise<void> }[];

function Screen({ place }: { place: AnswerPlace }) {
  shown = useAnalysis(place);
  return null;
}
const open = (place: AnswerPlace) => act(async () => root.render(<Screen place={place} />));
const analyze = (place: AnswerPlace, text = 'An answer.') =>
  act(async () => {
    void shown.analyze(place, text);
  });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  storeToken(`h.${btoa(JSON.stringify({ id: 'ana', username: 'ana', role: 'learner', exp: 4_000_000_000, sv: 1 }))}.s`);
  asked = [];
  vi.stubGlobal(
    'fetch',
    (address: string) =>
      new Promise<Response>((resolve) => {
        asked.push({ address, answer: (response) => act(async () => resolve(response)) });
      }),
  );
  root = createRoot(document.body);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

it('shows an analysis that comes while another answer is open once its own is open again', async () => {
  await open(A);
  await analyze(A);
  expect(shown.analysis.status).toBe('analyzing');
  await open(B);
  expect(shown.analysis.status).toBe('idle');
  await asked[0]?.answer(Response.json({ id: 'of-a' }));
  expect(shown).toMatchObject({ analysis: { status: 'idle' }, newestId: 'of-a' });
  await open(A);
  expect(shown.analysis).toMatchObject({ status: 'done', result: { id: 'of-a' } });
});

it('can be asked for again after one that failed while another answer was open', async () => {
  await open(A);
  await analyze(A);
  await open(B);
  await asked[0]?.answer(Response.json({ code: 'unavailable', msg: 'The database is down.' }, { status: 503 }));
  await open(A);
  expect(shown.analysis).toEqual({ status: 'error', message: 'The database is down.' });
  await analyze(A);
  await asked[1]?.answer(Response.json({ id: 'second' }));
  expect(shown.analysis).toMatchObject({ status: 'done', result: { id: 'second' } });
});

it('keeps the analyses of two answers apart, whichever comes first', async () => {
  await open(A);
  await analyze(A);
  await open(A_IN_EXAM);
  await analyze(A_IN_EXAM);
  await open(B);
  await analyze(B);
  await asked[2]?.answer(Response.json({ id: 'of-b' }));
  await asked[1]?.answer(Response.json({ id: 'of-exam' }));
  expect(shown.analysis).toMatchObject({ status: 'done', result: { id: 'of-b' } });
  await open(A);
  expect(shown.analysis.status).toBe('analyzing');
  await asked[0]?.answer(Response.json({ id: 'of-a' }));
  expect(shown.analysis).toMatchObject({ status: 'done', result: { id: 'of-a' } });
  await open(A_IN_EXAM);
  expect(shown.analysis).toMatchObject({ status: 'done', result: { id: 'of-exam' } });
});

it('asks once for an answer whose analysis is under way, and never for an empty one', async () => {
  await open(A);
  await analyze(A);
  await analyze(A);
  await analyze(B, ' \n');
  expect(asked).toHaveLength(1);
});
