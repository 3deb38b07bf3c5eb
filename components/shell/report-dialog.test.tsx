// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { leave, render, settle } from '@/lib/client/held-server.fixture';
import { ANA, type Asked, failure, logIn, serverAnswers } from '@/lib/client/server.fixture';
import { ReportDialog } from './report-dialog';

const WORDS = 'The key should be C.';

let asked: Asked[];
let answers: (Response | Error)[];
let closed: number;

const field = <Element extends HTMLElement>(name: string) => document.querySelector(name) as Element;
const text = () => document.body.textContent ?? '';

async function write(element: HTMLElement, type: object, value: string, event: string) {
  await settle(() => {
    Object.getOwnPropertyDescriptor(type, 'value')?.set?.call(element, value);
    element.dispatchEvent(new Event(event, { bubbles: true }));
  });
}
const choose = (value: string) => write(field('select'), HTMLSelectElement.prototype, value, 'change');
const describeIt = (value: string) => write(field('textarea'), HTMLTextAreaElement.prototype, value, 'input');
const press = (label: string) =>
  settle(() => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click());
const show = () =>
  render(
    <ReportDialog
      kind="rule"
      itemId="a-rule"
      isOpen
      onClose={() => {
        closed += 1;
      }}
    />,
  );

beforeEach(async () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  logIn(ANA);
  answers = [];
  closed = 0;
  asked = serverAnswers(() => answers.shift() ?? Response.json({}, { status: 201 }));
  await show();
});
afterEach(async () => {
  await leave();
  localStorage.clear();
});

it('says what is missing, and sends nothing', async () => {
  await press('Send report');
  expect(text()).toContain('Please choose what is wrong.');
  expect(text()).toContain('Please describe the problem.');
  await choose('typo');
  await describeIt(' \u3164 ');
  await press('Send report');
  expect(text()).toContain('Please describe the problem.');
  expect(asked).toEqual([]);
});

it('keeps what is typed until it was sent, whatever closes it', async () => {
  await choose('wrong_law');
  await describeIt(WORDS);
  await press('Cancel');
  expect(closed).toBe(1);
  await leave();
  asked = serverAnswers(() => Response.json({}, { status: 201 }));
  await show();
  expect(field<HTMLSelectElement>('select').value).toBe('wrong_law');
  expect(field<HTMLTextAreaElement>('textarea').value).toBe(WORDS);
  await press('Send report');
  expect(asked.map(({ line, body }) => ({ line, body }))).toEqual([
    { line: 'POST /api/reports', body: { kind: 'rule', itemId: 'a-rule', problem: 'wrong_law', comment: WORDS } },
  ]);
  expect(text()).toContain('Thank you. Your report was sent.');
  await press('Done');
  expect(field<HTMLTextAreaElement>('textarea').value).toBe('');
  expect(Object.keys(localStorage).filter((key) => key.includes('report-draft'))).toEqual([]);
});

it('sends the same words under the same key, and others under another', async () => {
  answers = [new TypeError('no network'), failure(429, 'You can send at most 20 reports a day.')];
  await choose('other');
  await describeIt(WORDS);
  await press('Send report');
  expect(text()).toContain('Your report could not be sent. This needs a connection.');
  await press('Send report');
  expect(text()).toContain('You can send at most 20 reports a day.');
  await describeIt(`${WORDS} Or D.`);
  await press('Send report');
  expect(text()).toContain('Thank you.');
  const [first, second, third] = asked.map(({ key }) => key);
  expect(first).toMatch(/^[\da-f]{32}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});
