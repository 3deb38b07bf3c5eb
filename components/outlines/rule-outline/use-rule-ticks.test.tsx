// @vitest-environment jsdom
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Held, holdServer, leave, render, settle } from '@/lib/client/held-server.fixture';
import { ANA } from '@/lib/client/server.fixture';
import { useRuleTicks } from './use-rule-ticks';

let asked: Held[];
let count: number;

const INITIAL = ['a'];
const HTML = ['a', 'b', 'c']
  .map((id) => `<details class="issue"><input type="checkbox" data-rule="${id}"></details>`)
  .join('');

function Screen() {
  const root = useRef<HTMLDivElement>(null);
  ({ count } = useRuleTicks(ANA, INITIAL, root, true));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: as the workspace shows the outline.
  return <div ref={root} dangerouslySetInnerHTML={{ __html: HTML }} />;
}
const box = (id: string) => document.querySelector<HTMLInputElement>(`[data-rule=${id}]`);
const ticked = () => ['a', 'b', 'c'].filter((id) => box(id)?.checked);
const lists = () => asked.filter(({ line }) => line.startsWith('GET'));
const saving = async () =>
  await vi.waitFor(async () => {
    await settle();
    const found = asked.find(({ line }) => line.startsWith('PUT'));
    if (!found) throw new Error('Nothing was sent.');
    return found;
  });

beforeEach(async () => {
  localStorage.clear();
  asked = holdServer();
  await render(<Screen />);
});
afterEach(leave);

it('shows the ticks of the page, then those of another device', async () => {
  expect(ticked()).toEqual(['a']);
  await lists()[0]?.json(['a', 'b']);
  expect(ticked()).toEqual(['a', 'b']);
  expect(count).toBe(2);
});

it('keeps a tick that an answer from before it does not know, and asks again once it is stored', async () => {
  await settle(() => box('c')?.click());
  expect(lists()[0]?.signal?.aborted).toBe(true);
  await lists()[0]?.json(['a']);
  expect(ticked()).toEqual(['a', 'c']);
  await (await saving()).json({ isTicked: true });
  expect(ticked()).toEqual(['a', 'c']);
  await vi.waitFor(() => expect(lists().length).toBeGreaterThan(1));
  await lists().at(-1)?.json(['a', 'b', 'c']);
  expect(ticked()).toEqual(['a', 'b', 'c']);
  expect(count).toBe(3);
});
