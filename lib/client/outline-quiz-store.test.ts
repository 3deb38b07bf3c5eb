import { beforeEach, expect, it, vi } from 'vitest';
import { drawQuiz, outlineQuizReducer } from '@/lib/domain/outlines/outline-quiz';
import { installBrowser } from './browser.fixture';
import { findOutlineQuiz, removeOutlineQuiz, saveOutlineQuiz } from './outline-quiz-store';

const item = {
  ruleId: 'r',
  ruleName: 'Rule',
  ruleContent: '<p>Text.</p>',
  subIssue: '',
  subsubIssue: '',
  course: 'Torts',
  mainIssue: 'Duty',
};
const run = outlineQuizReducer(
  drawQuiz([item, { ...item, ruleId: 's' }], 'Torts', () => 0),
  {
    type: 'type',
    text: 'mine',
  },
);

let entries: Map<string, string>;

beforeEach(() => {
  entries = installBrowser();
  return () => vi.unstubAllGlobals();
});

it('takes a quiz up where it was left, its rule hidden', () => {
  expect(saveOutlineQuiz('ana', { ...run, isRuleShown: true })).toBe(true);
  expect(findOutlineQuiz('ana')).toEqual(run);
  expect(findOutlineQuiz('bo')).toBeNull();
  removeOutlineQuiz('ana');
  expect(findOutlineQuiz('ana')).toBeNull();
});

it.each(['null', '{"version":2}', '{', JSON.stringify({ version: 1, ...run, index: 7 })])(
  'drops what is no quiz: %s',
  (record) => {
    saveOutlineQuiz('ana', run);
    for (const key of entries.keys()) entries.set(key, record);
    expect(findOutlineQuiz('ana')).toBeNull();
  },
);

it('says when the browser keeps nothing', () => {
  installBrowser({ quota: 0 });
  expect(saveOutlineQuiz('ana', run)).toBe(false);
});
