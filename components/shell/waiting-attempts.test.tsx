// @vitest-environment jsdom
// @vitest-environment-options {"url": "http://localhost/questions"}
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { attemptOutbox } from '@/lib/client/attempt-outbox';
import { emptyOutboxes } from '@/lib/client/browser.fixture';
import { sendNow } from '@/lib/client/sender';
import { ANA, failure, logIn, serverAnswers } from '@/lib/client/server.fixture';
import { answerTo, attemptOf } from '@/tests/support/factories/attempts';
import { useWaitingAttempts } from './use-waiting-attempts';
import { WaitingAttempts } from './waiting-attempts';

const page = document.createElement('div');
let root: Root;

function Screen({ finishedKey }: { finishedKey: string | null }) {
  return <WaitingAttempts unsent={useWaitingAttempts(ANA)} finishedKey={finishedKey} />;
}
const draw = (finishedKey: string | null) => act(async () => root.render(<Screen finishedKey={finishedKey} />));

/** Finishes a quiz, and lets the page settle once it was tried. */
async function finish(key: string): Promise<void> {
  await act(async () => {
    await attemptOutbox.put(ANA, { key, finishedAtMs: 0, refusal: null, payload: attemptOf([answerTo('q1')]) });
    await sendNow(ANA);
    // Read after the page has read it.
    await attemptOutbox.list(ANA);
  });
}

const messages = () => [...document.querySelectorAll('[role=alert], [role=status]')];
const dismiss = () => act(async () => document.querySelector<HTMLElement>('[aria-label=Dismiss]')?.click());

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await emptyOutboxes();
  document.body.append(page);
  root = createRoot(page);
  logIn(ANA);
  return async () => {
    await act(async () => root.unmount());
    localStorage.clear();
    vi.unstubAllGlobals();
  };
});

it('tells in one message why the quiz that has ended is not saved and what becomes of it', async () => {
  serverAnswers(() => failure(503, 'The database is down.', 'unavailable'));
  await draw('a');
  await finish('a');
  expect(messages()).toHaveLength(1);
  const [message] = messages();
  expect(message?.getAttribute('role')).toBe('alert');
  expect(message?.textContent).toContain('A finished quiz is waiting to be saved');
  expect(message?.textContent).toContain(
    'Failed to save quiz results: The database is down. Please try again later.Saved on this device and sent automatically',
  );

  await dismiss();
  expect(messages().map((each) => each.getAttribute('role'))).toEqual(['status']);
  expect(page.textContent).toContain('Saved on this device and sent automatically');
  expect(page.textContent).not.toContain('Failed to save');
  expect(document.querySelector('[aria-label=Dismiss]')).toBeNull();
});

it('does so of one that is refused, and gives the reason alone once that is read', async () => {
  serverAnswers(() => failure(400, 'There is no such question.', 'invalid_input'));
  await draw('a');
  await finish('a');
  expect(messages()).toHaveLength(1);
  expect(page.textContent).toContain('A finished quiz could not be saved');
  expect(page.textContent).toContain('Failed to save quiz results: There is no such question. Please try again later.');
  expect(page.textContent).not.toContain('The server’s reason');

  await dismiss();
  expect(messages()).toHaveLength(1);
  expect(page.textContent).toContain('The server’s reason: There is no such question.');
});

it('says nothing of the kind of quizzes whose summary is not shown', async () => {
  serverAnswers(() => failure(503, 'The database is down.', 'unavailable'));
  await draw(null);
  await finish('a');
  expect(messages().map((each) => each.getAttribute('role'))).toEqual(['status']);
  expect(page.textContent).toContain('A finished quiz is waiting to be saved');
  expect(page.textContent).not.toContain('Failed to save');
});
