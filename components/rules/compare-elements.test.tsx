// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ElementChoice, JudgedAnswer } from '@/lib/domain/rules/judged-answer';
import { CompareElements } from './compare-elements';

const RULE = 'A deed is in writing. It is signed by the grantor and delivered.';
const element = (phrase: string, isSure: boolean, quote: string | null = null) => ({
  phrase,
  state: 'present' as const,
  isSure,
  quote,
});
const VERDICT: JudgedAnswer = {
  answerId: 'answer',
  result: 'Correct',
  isSure: false,
  highlightedAnswer: '',
  highlightedCorrectAnswer: '',
  missing: [],
  elements: [
    element('in writing', true),
    element('signed by the grantor', false, 'The giver puts a name to it'),
    element('delivered', false),
    element('nowhere in the rule', false),
  ],
};

const page = document.createElement('div');
let root: ReturnType<typeof createRoot>;
let chosen: ElementChoice[] = [];

function Comparison() {
  const [choices, setChoices] = useState<ElementChoice[]>([]);
  return (
    <CompareElements
      ruleText={RULE}
      verdict={VERDICT}
      choiceOf={(phrase) => choices.find((choice) => choice.phrase === phrase)?.isSaid ?? null}
      onChoose={(choice) => {
        chosen.push(choice);
        setChoices([...choices.filter(({ phrase }) => phrase !== choice.phrase), choice]);
      }}
    />
  );
}

const show = () => act(() => root.render(<Comparison />));
const groups = () => [...page.querySelectorAll('fieldset')];
const button = (group: number, label: string) =>
  [...(groups()[group]?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent?.includes(label));
const press = (key: string) =>
  act(() => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
const pressed = () =>
  groups().map((_, index) =>
    ['I said it', 'I did not'].filter((label) => button(index, label)?.getAttribute('aria-pressed') === 'true').join(),
  );

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // jsdom lays nothing out, and so has nothing to scroll.
  Element.prototype.scrollIntoView = () => {};
  document.body.append(page);
  root = createRoot(page);
  chosen = [];
});

afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

it('asks about what is in doubt alone, with the phrase in its sentence and what comes nearest', () => {
  show();
  expect(groups().map((group) => group.querySelector('mark')?.textContent)).toEqual([
    'signed by the grantor',
    'delivered',
    'nowhere in the rule',
  ]);
  expect(groups()[0]?.textContent).toContain('It is signed by the grantor and delivered.');
  expect(groups()[0]?.textContent).toContain('The giver puts a name to it');
  expect(groups()[1]?.textContent).toContain('Nothing in your answer comes close to it.');
  expect(page.textContent).toContain('0 of 3 decided');
});

it('underlines what differs where the answer quotes the rule', () => {
  const quote = 'It is signed by the grantee and delivered';
  const elements = [element('signed by the grantor', false, quote), element('delivered', false, 'handed over')];
  act(() =>
    root.render(
      <CompareElements ruleText={RULE} verdict={{ ...VERDICT, elements }} choiceOf={() => null} onChoose={() => {}} />,
    ),
  );
  const underlined = groups().map((group) => [...group.querySelectorAll('u')].map(({ textContent }) => textContent));
  expect(underlined).toEqual([['grantor', 'grantee'], []]);
  expect(groups().map((group) => group.textContent?.includes('The two differ where'))).toEqual([true, false]);
  expect(groups()[0]?.textContent).toContain(
    'The two differ where they are underlined, in the rule: “grantor”; in your answer: “grantee”. If that changes the rule, choose “I did not”.',
  );
  expect(groups()[0]?.querySelector('mark')?.textContent).toBe('signed by the grantor');
  expect(groups()[0]?.textContent).toContain(`It is signed by the grantor and delivered.You wrote${quote}`);
});

it('moves on to the next that is undecided, by key and by click, and stays after the last', () => {
  show();
  act(() => button(1, 'I did not')?.click());
  expect(document.activeElement).toBe(button(2, 'I said it'));
  press('y');
  expect(pressed()).toEqual(['I said it', 'I did not', '']);
  expect(document.activeElement).toBe(button(2, 'I said it'));
  press('N');
  expect(pressed()).toEqual(['I said it', 'I did not', 'I did not']);
  expect(document.activeElement).toBe(button(2, 'I did not'));
  press('y');
  expect(chosen).toHaveLength(3);
  expect(page.textContent).toContain('3 of 3 decided');
});
