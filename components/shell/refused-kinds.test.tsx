// @vitest-environment jsdom
// @vitest-environment-options {"url": "http://localhost/rule-statements"}
import 'fake-indexeddb/auto';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { attemptOutbox } from '@/lib/client/attempt-outbox';
import { emptyOutboxes } from '@/lib/client/browser.fixture';
import { claimAnswer, draftKey, draftOutbox, thisTab } from '@/lib/client/essay-drafts';
import { examEndOutbox } from '@/lib/client/exam-end-outbox';
import { reviewOutbox } from '@/lib/client/review-outbox';
import { ruleAnswerOutbox } from '@/lib/client/rule-answer-outbox';
import { ANA, logIn, serverAnswers } from '@/lib/client/server.fixture';
import { tickOutbox } from '@/lib/client/tick-outbox';
import { answerTo, attemptOf } from '@/tests/support/factories/attempts';
import { SaveSignButton } from './save-sign-button';

const page = document.createElement('div');
let root: Root;
/** The files that were saved. */
let saved: File[];

const about = { madeAtMs: 1, refusal: 'No' };
const PLACE = { essayId: 'torts', examId: null };
const TEXT = 'The driver owed a duty.';

/** One that was refused of each kind. */
const KINDS = {
  quiz: () =>
    attemptOutbox.put(ANA, { key: 'k', finishedAtMs: 1, refusal: 'No', payload: attemptOf([answerTo('q1')]) }),
  rating: () => {
    const review = {
      card: { ruleId: 'r' },
      rating: 'good' as const,
      timeZone: 'UTC',
      reviewedAt: '2026-11-22T12:00:00Z',
    };
    return reviewOutbox.put(ANA, { ...about, key: 'k', reviewKey: 'k', review, undoneCard: null });
  },
  tick: () => tickOutbox.put(ANA, { ...about, key: 'r', isTicked: true }),
  'answer to a rule': () => {
    const given = { answer: 'So.', hint: 'none' as const };
    const said = { settled: null, claim: null, rating: null, timeZone: 'UTC' };
    return ruleAnswerOutbox.put(ANA, { ...about, ...said, key: 'k', ruleId: 'r', given });
  },
  'answer to an essay': () => putAnswer(),
  'end of an exam': () => examEndOutbox.put(ANA, { ...about, key: 'k' }),
};
const OUTBOXES = [attemptOutbox, reviewOutbox, tickOutbox, ruleAnswerOutbox, draftOutbox, examEndOutbox];

function putAnswer() {
  const draft = { html: `<p>${TEXT}</p>`, text: TEXT, baseVersion: 0, editedAtMs: 1, refusal: 'No' };
  return draftOutbox.put(ANA, { ...PLACE, ...draft, key: draftKey(PLACE), tabId: thisTab() });
}

async function left(): Promise<number> {
  return (await Promise.all(OUTBOXES.map(async (outbox) => (await outbox.list(ANA)).length))).reduce((a, b) => a + b);
}

const press = (label: string | RegExp) =>
  act(async () => {
    const labels = [...page.querySelectorAll('button')];
    labels
      .find(({ textContent }) => (typeof label === 'string' ? textContent === label : label.test(textContent)))
      ?.click();
  });

/** Waits until something is so, with what the page draws meanwhile. */
const until = (check: () => Promise<void> | void) =>
  vi.waitFor(async () => {
    await act(async () => void (await left()));
    await check();
  });
const untilLeft = (count: number) => until(async () => expect(await left()).toBe(count));

/** Puts something in, and opens the list once the sign says that it was refused. */
async function openList(put: () => Promise<boolean>): Promise<void> {
  await act(async () => void (await put()));
  await act(async () => root.render(<SaveSignButton userId={ANA} />));
  await until(() => expect(page.textContent).toContain('Refused (1)'));
  await press('Refused (1)');
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await emptyOutboxes();
  // jsdom knows the element, not what it does.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  saved = [];
  URL.createObjectURL = (file) => {
    saved.push(file as File);
    return '#file';
  };
  URL.revokeObjectURL = () => undefined;
  document.body.append(page);
  root = createRoot(page);
  logIn(ANA);
  serverAnswers(() => new TypeError('Failed to fetch'));
  return async () => {
    await act(async () => root.unmount());
    vi.unstubAllGlobals();
  };
});

it.each(Object.entries(KINDS))('saves a refused %s as a file, and discards it', async (_, put) => {
  await openList(put);
  await press('Download');
  expect(saved).toHaveLength(1);
  await press('Discard');
  await press(/^Discard the /);
  await untilLeft(0);
});

it('saves a refused answer to an essay as the text that was written', async () => {
  await openList(putAnswer);
  await press('Download');
  const [file] = saved;
  expect([file?.name, file?.type, await file?.text()]).toEqual(['essay-answer-torts.txt', 'text/plain', TEXT]);
});

it('leaves an answer to its editor as long as that is open', async () => {
  const release = claimAnswer(PLACE);
  await openList(putAnswer);
  await press('Discard');
  await press('Discard the answer');
  await until(() => expect(page.textContent).toContain('It is open in an editor.'));
  await untilLeft(1);
  release();
  await press('Discard');
  await press('Discard the answer');
  await untilLeft(0);
});
