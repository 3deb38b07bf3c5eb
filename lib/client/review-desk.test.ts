import { beforeEach, expect, it, vi } from 'vitest';
import { installBrowser } from './browser.fixture';
import { openReviewDesk } from './review-desk';
import { reviewOutbox } from './review-outbox';
import { storeToken } from './token-store';

const ANA = '01a1fc08-bc7a-70df-af1b-3efda3f3b80b';

beforeEach(() => {
  installBrowser();
  vi.stubGlobal('document', new EventTarget());
  storeToken(`h.${btoa(JSON.stringify({ id: ANA, username: 'ana', role: 'learner', exp: 4_000_000_000, sv: 1 }))}.s`);
  return () => vi.unstubAllGlobals();
});

it('says that nothing waits any more once another tab has sent what could not be sent from here', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  const heard: (string | null)[] = [];
  const desk = openReviewDesk({ userId: ANA, onTried: (problem) => heard.push(problem) });
  desk.rate({ ruleId: 'r1' }, 'good', 'a');
  await vi.waitFor(() => expect(heard).toEqual(['the server cannot be reached']));

  for (const { key } of reviewOutbox.list(ANA)) reviewOutbox.remove(ANA, key);
  await desk.sendNow();
  await desk.sendNow();
  desk.stop();
  expect(heard).toEqual(['the server cannot be reached', null]);
});
