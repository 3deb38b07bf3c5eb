// @vitest-environment jsdom
import { act, createRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MAX_ANSWER_LENGTH } from '@/lib/domain/rules/constants';
import { AnswerForm } from './answer-form';

let root: Root;
const onSubmit = vi.fn();

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onSubmit.mockReset();
  root = createRoot(document.body.appendChild(document.createElement('main')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const textarea = createRef<HTMLTextAreaElement>();
const nothing = () => {};
const draw = (length: number) =>
  act(async () =>
    root.render(
      <AnswerForm
        textareaRef={textarea}
        ruleText="A deed must be delivered."
        draft={'x'.repeat(length)}
        hint="none"
        isChecking={false}
        problem={null}
        onType={nothing}
        onHint={nothing}
        onSubmit={onSubmit}
      />,
    ),
  );
const submit = () =>
  act(async () => {
    const button = document.querySelector<HTMLElement>('button[type=submit]');
    button?.focus();
    button?.click();
  });
const alert = () => document.querySelector('[role=alert]')?.textContent;
const announced = () => document.querySelector('p[role=status]')?.textContent;

it('says why an answer that is too long is not submitted, and leads to it', async () => {
  await draw(MAX_ANSWER_LENGTH + 12);
  expect(alert()).toBeUndefined();
  await submit();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(alert()).toBe('Your answer was not submitted: it is 12 characters too long.');
  expect(document.activeElement).toBe(textarea.current);

  const before = document.querySelector('[role=alert]');
  await draw(MAX_ANSWER_LENGTH + 1);
  expect(document.querySelector('[role=alert]')).toBe(before);
  await submit();
  expect(document.querySelector('[role=alert]')).not.toBe(before);
  expect(alert()).toBe('Your answer was not submitted: it is 1 character too long.');

  await draw(MAX_ANSWER_LENGTH);
  expect(alert()).toBeUndefined();
  await submit();
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('announces its length at thresholds alone', async () => {
  const said = [];
  for (const share of [0.5, 0.8, 0.9, 1, 1.1, 1.2]) {
    await draw(MAX_ANSWER_LENGTH * share);
    said.push(announced());
  }
  const limit = `the limit of ${MAX_ANSWER_LENGTH.toLocaleString('en-US')} characters.`;
  const near = `Your answer is near ${limit}`;
  const over = `Your answer is over ${limit}`;
  expect(said).toEqual(['', near, near, near, over, over]);
});
