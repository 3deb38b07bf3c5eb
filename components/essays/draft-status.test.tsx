// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { DraftServer } from '@/lib/client/draft-server.fixture';
import { draftOutbox } from '@/lib/client/essay-drafts';
import { ANA, logIn } from '@/lib/client/server.fixture';
import { DraftStatus } from './draft-status';
import { useDraft } from './use-draft';

function Status() {
  const { open } = useDraft(ANA, { essayId: 'a', examId: null });
  return open.status === 'ready' ? <DraftStatus view={open.view} /> : null;
}

afterEach(() => vi.unstubAllGlobals());

it('shows Saved for an answer left by a closed tab that was sent before the status was drawn', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  logIn(ANA);
  const server = new DraftServer().install();
  const left = { essayId: 'a', examId: null, html: '<p>Left.</p>', text: 'Left.' };
  const byClosedTab = { key: 'a:practice:closed', tabId: 'closed', baseVersion: 0, editedAtMs: 0, refusal: null };
  await draftOutbox.put(ANA, { ...left, ...byClosedTab });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Status />));
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(document.body.textContent).not.toBe('');
  });
  expect(server.stored('a').text).toBe('Left.');
  expect(document.body.textContent).toBe('Saved');
  await act(async () => root.unmount());
});
