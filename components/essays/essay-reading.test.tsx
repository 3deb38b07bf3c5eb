// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Held, holdServer, leave, render, settle } from '@/lib/client/held-server.fixture';
import { failure } from '@/lib/client/server.fixture';
import { DraftVersions } from './draft-versions';
import { useEssayContent } from './use-essay-content';

let asked: Held[];
let shown: ReturnType<typeof useEssayContent>;

function Content({ of }: { of: string }) {
  shown = useEssayContent(of);
  return null;
}
const at = (line: string) => asked.filter((held) => held.line === `GET /api/essays/${line}`).at(-1);
const button = (name: RegExp) => [...document.querySelectorAll('button')].find((one) => name.test(one.textContent));
const text = () => document.body.textContent ?? '';

beforeEach(() => {
  // What jsdom does not know of dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  asked = holdServer();
});
afterEach(leave);

it('shows nothing of an essay that another was chosen after, whichever comes last', async () => {
  await render(<Content of="a" />);
  await render(<Content of="b" />);
  await at('b/question')?.json({ questionHtml: 'B' });
  await at('a/question')?.json({ questionHtml: 'A' });
  await at('a/grading')?.json(['of a']);
  expect(shown.content.status).toBe('loading');
  await at('b/grading')?.json(['of b']);
  expect(shown.content).toEqual({ status: 'ready', questionHtml: 'B', grading: ['of b'] });
});

it('says what is missing of an essay in the fixed texts, and asks for all of it again', async () => {
  await render(<Content of="c" />);
  await at('c/question')?.json({ questionHtml: ' ' });
  await at('c/grading')?.answer(new Response('', { status: 400 }));
  expect(shown.content).toMatchObject({ status: 'failed', message: 'Failed to get essay grading data' });
  await settle(() => shown.reload());
  await at('c/grading')?.json([]);
  expect(shown.content).toEqual({ status: 'failed', message: 'Error: Question content not found.' });
  await at('c/question')?.json({ questionHtml: 'C' });
  expect(shown.content.status).toBe('ready');
});

it('shows the version that was chosen last, whichever comes last, and the one before until then', async () => {
  await render(<DraftVersions place={{ essayId: 'a', examId: null }} onClose={() => {}} onRestore={async () => {}} />);
  const entry = (version: number) => ({ version, savedAt: '2026-01-01T00:00:00Z', wordCount: version });
  await at('a/draft/versions')?.json([entry(3), entry(2), entry(1)]);
  const choose = (version: number) => settle(() => button(new RegExp(`${version} word`))?.click());
  const come = (version: number) =>
    at(`a/draft/versions/${version}`)?.json({ version, html: `<p>Text ${version}</p>`, text: '' });
  await choose(1);
  await come(1);
  expect(text()).toContain('Text 1');
  await choose(2);
  await choose(3);
  expect(text()).toContain('Text 1');
  await come(3);
  await come(2);
  expect(text()).toContain('Text 3');
  expect(text()).not.toContain('Text 2');
  await choose(2);
  await at('a/draft/versions/2')?.answer(failure(404));
  expect(text()).toContain('No.');
});
