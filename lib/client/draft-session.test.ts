import { beforeEach, expect, it, vi } from 'vitest';
import { installBrowser } from './browser.fixture';
import { openDraftSession } from './draft-session';
import { storeToken } from './token-store';

const ANA = '01a1fc08-bc7a-70df-af1b-3efda3f3b80b';
const ESSAY = { essayId: 'evi-essay-001', examId: null };
const NEWS = 'barwright:essay-drafts';

beforeEach(() => {
  installBrowser();
  vi.stubGlobal('document', new EventTarget());
  storeToken(`h.${btoa(JSON.stringify({ id: ANA, username: 'ana', role: 'learner', exp: 4_000_000_000, sv: 1 }))}.s`);
  return () => vi.unstubAllGlobals();
});

it('reads nothing from the editor once it was left, though another tab saves while its own save is under way', async () => {
  let answer = (_: Response) => {};
  const isAnswered = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const asked = vi.fn(async (_: string, { method }: RequestInit) =>
    method === 'PUT' ? isAnswered : Response.json({ html: '', text: '', version: 0, savedAt: null }),
  );
  vi.stubGlobal('fetch', asked);
  const catchUp = vi.fn();
  const { session } = await openDraftSession({
    userId: ANA,
    place: ESSAY,
    catchUp,
    onView: () => {},
    onReplaced: () => {},
  });
  session.type({ html: '<p>mine</p>', text: 'mine' });
  const flushing = session.flush();
  await vi.waitFor(() =>
    expect(asked).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining({ method: 'PUT' })),
  );
  session.stop();
  catchUp.mockClear();

  const [otherTab, witness] = [new BroadcastChannel(NEWS), new BroadcastChannel(NEWS)];
  const isHeard = new Promise((resolve) => {
    witness.onmessage = resolve;
  });
  const stored = { html: '<p>theirs</p>', text: 'theirs', version: 1, savedAt: '2026-11-21T12:00:00.000Z' };
  otherTab.postMessage({ ...ESSAY, userId: ANA, stored });
  await isHeard;
  expect(catchUp).not.toHaveBeenCalled();

  answer(Response.json({ version: 2, savedAt: '2026-11-21T12:00:01.000Z' }));
  await flushing;
  otherTab.close();
  witness.close();
});
