import { beforeEach, expect, it, vi } from 'vitest';
import { isQuiet } from '@/lib/service-worker/quiet';
import { emptyOutboxes, installBrowser } from './browser.fixture';
import { DraftServer } from './draft-server.fixture';
import { draftOutbox } from './essay-drafts';
import { openDraftSession } from './open-draft-session';
import { ANA, logIn } from './server.fixture';
import { heldTabLocks } from './tab-lock';
import { installTabs } from './tabs.fixture';

const PLACE = { essayId: 'a', examId: null };
let server: DraftServer;

beforeEach(async () => {
  installBrowser();
  await emptyOutboxes();
  installTabs();
  vi.stubGlobal('location', { pathname: '/essays', search: '?load=a', hash: '', assign: vi.fn() });
  logIn(ANA);
  server = new DraftServer().install();
  return () => vi.unstubAllGlobals();
});

const isUpdateFree = async () => isQuiet([...(await heldTabLocks())]);
const open = () => openDraftSession({ userId: ANA, place: PLACE, onView: () => {} }, new AbortController().signal);

it('holds a new version back while something of an answer is not saved, and no longer', async () => {
  const session = await open();
  expect(await isUpdateFree()).toBe(true);
  session.type({ html: '<p>typed</p>', text: 'typed' });
  expect(await isUpdateFree()).toBe(false);
  await session.flush();
  await vi.waitFor(async () => expect(await isUpdateFree()).toBe(true));

  server.isReachable = false;
  session.type({ html: '<p>typed on</p>', text: 'typed on' });
  await session.flush();
  expect(await isUpdateFree()).toBe(false);
  session.stop();
  await vi.waitFor(async () => expect(await isUpdateFree()).toBe(true));
  await vi.waitFor(async () => expect(await draftOutbox.list(ANA)).toMatchObject([{ text: 'typed on' }]));
});
