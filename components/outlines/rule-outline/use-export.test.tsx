// @vitest-environment jsdom
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  fileAnswer,
  type Held,
  holdServer,
  leave,
  render,
  settle,
  watchSavedFiles,
} from '@/lib/client/held-server.fixture';
import { failure } from '@/lib/client/server.fixture';
import { useExport } from './use-export';

let asked: Held[];
let saved: string[];

function Screen() {
  const root = useRef<HTMLDivElement>(null);
  const problem = useExport(root);
  return (
    <div ref={root}>
      <button type="button" data-export="torts">
        Torts
      </button>
      <button type="button" data-export="evidence">
        Evidence
      </button>
      <p>{problem}</p>
    </div>
  );
}
const press = (nth: number) => settle(() => document.querySelectorAll('button')[nth]?.click());
const busy = () => [...document.querySelectorAll('button')].map((button) => button.ariaDisabled === 'true');
const problem = () => document.querySelector('p')?.textContent;

beforeEach(async () => {
  asked = holdServer();
  saved = watchSavedFiles();
  await render(<Screen />);
});
afterEach(leave);

it('saves every topic that was asked for, each button busy until its own is there', async () => {
  await press(0);
  await press(0);
  await press(1);
  expect([asked.length, busy()]).toEqual([2, [true, true]]);
  await asked[1]?.answer(fileAnswer('evidence.docx'));
  expect([busy(), saved]).toEqual([[true, false], ['evidence.docx']]);
  await asked[0]?.answer(fileAnswer('torts.docx'));
  expect([busy(), saved]).toEqual([
    [false, false],
    ['evidence.docx', 'torts.docx'],
  ]);
});

it('says why a topic could not be saved, until the next is asked for', async () => {
  await press(0);
  await asked[0]?.answer(failure(429, 'Please wait a moment.'));
  expect([problem(), busy()]).toEqual(['Please wait a moment.', [false, false]]);
  await press(1);
  expect(problem()).toBe('');
});
