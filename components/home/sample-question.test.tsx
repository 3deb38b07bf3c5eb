// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { leave, render, settle } from '@/lib/client/held-server.fixture';
import { SampleQuestion } from './sample-question';

beforeEach(() => render(<SampleQuestion />));
afterEach(leave);

const text = () => document.body.textContent;
const choose = (place: number) => settle(() => document.querySelectorAll('button')[place]?.click());

it('tells nothing before it is answered', () => {
  expect(text()).not.toContain('Why B tempts');
  expect(text()).not.toContain('Correct');
});

it('says that an answer is correct, and why the other tempts', async () => {
  await choose(0);
  expect(text()).toContain('Correct. Why B tempts');
  expect(text()).not.toContain('Your answer');
});

it('names the answer after an incorrect one, which stays', async () => {
  await choose(1);
  await choose(0);
  expect(text()).toContain('Your answer');
  expect(text()).toContain('A is correct. Why B tempts');
});
