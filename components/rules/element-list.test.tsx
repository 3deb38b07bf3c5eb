// @vitest-environment jsdom
import { act, useReducer } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { JudgedElement } from '@/lib/domain/rules/checker/check-answer';
import type { JudgedAnswer } from '@/lib/domain/rules/judged-answer';
import type { ElementReading } from '@/lib/domain/rules/model-reading';
import { type RuleQuizAction, type RuleQuizState, ruleQuizReducer } from '@/lib/domain/rules/rule-quiz';
import { ElementList } from './element-list';

const RULE = 'A deed is in writing. It is signed by the grantor and delivered. It names the land.';
const element = (phrase: string, isSure: boolean, quote: string | null = null): JudgedElement => ({
  phrase,
  state: 'present',
  isSure,
  quote,
});
const ELEMENTS = [
  element('in writing', true, 'Written it is, in writing'),
  element('signed by the grantor', false, 'It is signed by the grantee and delivered'),
  element('delivered', false),
  element('names the land', false, 'It says which parcel'),
];
const VERDICT: JudgedAnswer = {
  answerId: 'answer',
  result: 'Correct',
  isSure: false,
  highlightedAnswer: '',
  highlightedCorrectAnswer: '',
  missing: [],
  elements: ELEMENTS,
};

function startedWith(verdict: JudgedAnswer): RuleQuizState {
  const rule = { _id: 'deed', ruleName: 'Deed', ruleContent: RULE, source: '', topic: '', subtopic: '' };
  const actions: RuleQuizAction[] = [
    { type: 'rulesLoaded', rules: [rule], hint: 'none' },
    { type: 'type', text: 'an answer' },
    { type: 'submit', key: 'k1' },
    { type: 'judged', key: 'k1', verdict },
  ];
  return actions.reduce(ruleQuizReducer, { phase: 'loading' });
}

let root: Root;
let state: RuleQuizState;
let dispatch: (action: RuleQuizAction) => void;

function Screen({ verdict }: { verdict: JudgedAnswer }) {
  [state, dispatch] = useReducer(ruleQuizReducer, verdict, startedWith);
  return state.phase === 'active' ? <ElementList run={state.run} ruleText={RULE} act={dispatch} /> : null;
}

const show = (over: Partial<JudgedAnswer> = {}) => act(() => root.render(<Screen verdict={{ ...VERDICT, ...over }} />));
const groups = () => [...document.querySelectorAll('fieldset')];
const button = (group: number, label: string) =>
  [...(groups()[group]?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent?.includes(label));
const press = (key: string) =>
  act(() => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
const pressed = () =>
  groups().map((_, index) =>
    ['I said it', 'I did not'].filter((label) => button(index, label)?.getAttribute('aria-pressed') === 'true').join(),
  );
/** The rows of each group under its title. */
const rows = () =>
  Object.fromEntries(
    [...document.querySelectorAll('section')].map((section) => [
      section.querySelector('h4')?.textContent,
      [...section.querySelectorAll('li')].map(({ textContent }) => textContent),
    ]),
  );
const read = (...readings: ElementReading[]) => act(() => dispatch({ type: 'read', answerId: 'answer', readings }));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // jsdom lays nothing out, and so has nothing to scroll.
  Element.prototype.scrollIntoView = () => {};
  root = createRoot(document.body.appendChild(document.createElement('main')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it('shows each element once by its state, beside the learner’s own words', () => {
  show({
    isSure: true,
    result: 'Incorrect',
    elements: [
      element('in writing', true, 'Written it is, in writing'),
      { ...element('delivered', true, 'It says which parcel'), state: 'missing' },
      { ...element('names the land', true, 'Nobody knows which parcel'), state: 'contradicted' },
      element('signed by the grantor', true, 'Its maker subscribes it'),
    ],
  });
  expect(rows()).toEqual({
    'Missing Buzzwords': ['deliveredNothing in your answer comes close to it.'],
    Contradicted: ['names the landYou wrote: “Nobody knows which parcel”'],
    Present: [
      'in writingYou wrote: “Written it is, in writing”',
      'signed by the grantorYou wrote: “Its maker subscribes it”',
    ],
  });
  expect(document.querySelector('button')).toBeNull();
});

it('asks about what is in doubt alone, and says by which words it differs', () => {
  show();
  expect(groups().map((group) => group.querySelector('legend')?.textContent)).toEqual([
    'Does your answer say “signed by the grantor”?',
    'Does your answer say “delivered”?',
    'Does your answer say “names the land”?',
  ]);
  expect([...document.querySelectorAll('u')].map(({ textContent }) => textContent)).toEqual(['grantee']);
  expect(groups()[0]?.textContent).toContain('The rule: “grantor”. You: “grantee”.');
  expect(groups()[1]?.textContent).toContain('Nothing in your answer comes close to it.');
  // It shares no word with the element, but the learner is to judge it.
  expect(groups()[2]?.textContent).toContain('It says which parcel');
  expect(rows().Present).toHaveLength(1);
  expect(document.querySelector('[role=status]')?.textContent).toBe('0 of 3 decided');
  for (const group of groups()) {
    const described = document.getElementById(group.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toMatch(/^You wrote|^Nothing/);
  }
});

it('moves on to the next that is undecided, by key and by click, until all is said', () => {
  show();
  act(() => button(1, 'I did not')?.click());
  expect(document.activeElement).toBe(button(2, 'I said it'));
  press('y');
  expect(pressed()).toEqual(['I said it', 'I did not', '']);
  expect(document.activeElement).toBe(button(2, 'I said it'));
  act(() => button(0, 'I did not')?.click());
  expect(pressed()).toEqual(['I did not', 'I did not', '']);
  press('N');
  expect(groups()).toEqual([]);
  expect(rows()).toMatchObject({
    'Missing Buzzwords': Array(3).fill(expect.stringContaining('Self-graded')),
    Present: [expect.not.stringContaining('Self-graded')],
  });
  press('y');
  expect(state).toMatchObject({ run: { outcomes: [false] } });
});

const SIGNED = { phrase: 'signed by the grantor', isStated: false, quote: 'signed by the grantee' };
const DELIVERED = { phrase: 'delivered', isStated: true, quote: 'delivered' };

it('lets the learner decide while the language model reads, and takes its word only where they agree', () => {
  show({ isReadable: true });
  const status = () => document.querySelector('[role=status]')?.textContent;
  expect(status()).toContain('The language model is reading your answer.');
  read(SIGNED, DELIVERED);
  expect(status()).toBe('0 of 3 decided');
  expect(groups().map((group) => group.textContent?.includes('Read by the language model'))).toEqual([
    true,
    true,
    false,
  ]);
  expect(groups()[0]?.textContent).toContain('you did not say it, “signed by the grantee”');
  expect(pressed()).toEqual(['', '', '']);
  press('y');
  expect(pressed()).toEqual(['I said it', '', '']);
  press('a');
  expect(pressed()).toEqual(['I said it', 'I said it', '']);
  press('n');
  expect(rows().Present).toEqual([
    expect.not.stringContaining('language model'),
    expect.stringContaining('You overruled the language model'),
    expect.stringContaining('You agreed with the language model'),
  ]);
  expect(rows()['Missing Buzzwords']).toEqual([expect.stringContaining('Self-graded')]);
});

it('agrees by a press of the button, which says with how many', () => {
  show({ isReadable: true });
  read({ ...DELIVERED, quote: '<img src=x onerror=alert(1)>' });
  expect(document.querySelector('img')).toBeNull();
  const agree = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith('Agree'));
  expect(agree?.textContent).toContain('Agree with the language model on one');
  act(() => agree?.click());
  expect(pressed()).toEqual(['', 'I said it', '']);
});

it('is as ever where the language model fails', () => {
  show({ isReadable: true });
  read();
  expect(document.body.textContent).not.toContain('language model');
  press('a');
  expect(pressed()).toEqual(['', '', '']);
});
