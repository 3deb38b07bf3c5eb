// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import Editor from '@/components/essays/editor/editor';
import type { RichTextEditorHandle, RichTextOwner } from '@/components/essays/editor/rich-text-editor';
import { DraftServer } from '@/lib/client/draft-server.fixture';
import { storeToken } from '@/lib/client/token-store';
import { useDraft } from './use-draft';

const ANA = '01a1fc08-bc7a-70df-af1b-3efda3f3b80b';

let root: Root;
let server: DraftServer;
/** The editors that stand on the page. */
let mounted: Map<string, RichTextEditorHandle>;
let owners: WeakMap<RichTextOwner, RichTextOwner>;

/** An owner that lets the test at the editor too. */
function watched(owner: RichTextOwner, essayId: string): RichTextOwner {
  const known = owners.get(owner);
  if (known) return known;
  const watching: RichTextOwner = {
    html: owner.html,
    type: owner.type,
    attach: (editor) => {
      const detach = owner.attach(editor);
      mounted.set(essayId, editor);
      return () => {
        detach();
        mounted.delete(essayId);
      };
    },
  };
  owners.set(owner, watching);
  return watching;
}

/** The part of the workspace that matters here: the answer to one essay in the real editor. */
function Workspace({ essayId, hasEditor = true }: { essayId: string; hasEditor?: boolean }) {
  const { open } = useDraft(ANA, { essayId, examId: null });
  if (open.status !== 'ready') return <p>{open.status}</p>;
  return (
    <>
      <p>{open.view.state.rival && 'Two versions'}</p>
      {hasEditor && <Editor key={essayId} owner={watched(open.session, essayId)} ariaLabel={`Answer to ${essayId}`} />}
    </>
  );
}

const show = (essayId: string, hasEditor = true) =>
  act(async () => root.render(<Workspace essayId={essayId} hasEditor={hasEditor} />));
const shownText = () => document.querySelector('[role=textbox]')?.textContent;
/** Writes into an editor that has not reported it yet. */
const write = (essayId: string, text: string) => act(async () => mounted.get(essayId)?.setHtml(`<p>${text}</p>`));
const answer = (part: string) =>
  act(async () => {
    const request = server.held.find(({ method, address }) => `${method} ${address}`.includes(part));
    if (!request) throw new Error(`Nothing like '${part}' is on its way.`);
    request.answer();
  });
const settle = () => act(async () => vi.advanceTimersByTimeAsync(0));
const versions = (essayId: string) => server.versions.get(`/api/essays/${essayId}/draft`)?.map(({ text }) => text);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  localStorage.clear();
  storeToken(`h.${btoa(JSON.stringify({ id: ANA, username: 'ana', role: 'learner', exp: 4_000_000_000, sv: 1 }))}.s`);
  server = new DraftServer().install();
  mounted = new Map();
  owners = new WeakMap();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('leaves the second essay alone when the first one comes late', async () => {
  server.isHolding = true;
  await show('a');
  await settle();
  const late = server.held.filter(({ address }) => address.includes('/a/'));
  expect(late).toHaveLength(1);
  await show('b');
  await settle();
  await answer('GET /api/essays/b/');
  await settle();
  await write('b', 'To the second.');
  await act(async () => late[0]?.answer());
  server.isHolding = false;
  await settle();
  expect(shownText()).toBe('To the second.');
  await show('a');
  await settle();
  expect(shownText()).toBe('');
  await act(async () => vi.advanceTimersByTimeAsync(10_000));
  expect(versions('a')).toBeUndefined();
  await show('b');
  await settle();
  expect(shownText()).toBe('To the second.');
});

it('keeps each text with its essay through changes to and fro during a save', async () => {
  await show('a');
  await settle();
  server.isHolding = true;
  await write('a', 'First.');
  await show('b');
  await settle();
  await answer('GET /api/essays/b/');
  await settle();
  await write('b', 'Second.');
  await show('a');
  await settle();
  await show('b');
  await settle();
  await show('a');
  await settle();
  server.isHolding = false;
  while (server.held.length > 0) {
    await act(async () => server.held[0]?.answer());
    await settle();
  }
  expect(shownText()).toBe('First.');
  await show('b');
  await settle();
  expect(shownText()).toBe('Second.');
  expect(document.body.textContent).not.toContain('Two versions');
  await act(async () => vi.advanceTimersByTimeAsync(10_000));
  await show('a');
  await settle();
  expect(server.stored('a').text).toBe('First.');
  expect(server.stored('b').html).toBe('<p>Second.</p>');
  for (const text of versions('a') ?? []) expect(text).not.toContain('Second.');
  for (const text of versions('b') ?? []) expect(text).not.toContain('First.');
});

it('gives an editor that is mounted late what has come meanwhile', async () => {
  server.saveElsewhere('a', '<p>Old.</p>');
  await show('a', false);
  await settle();
  server.saveElsewhere('a', '<p>From the phone.</p>');
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  await settle();
  await show('a');
  expect(shownText()).toBe('From the phone.');
  await act(async () => vi.advanceTimersByTimeAsync(10_000));
  expect(server.stored('a').version).toBe(2);
});

it('keeps what was typed in the last moment before the page is left', async () => {
  await show('a');
  await settle();
  await write('a', 'In the last moment.');
  await act(async () => root.render(null));
  await show('a');
  await settle();
  expect(shownText()).toBe('In the last moment.');
});
