import { expect, it } from 'vitest';
import { withUnsentAnswers } from './unsent-answers';

const draft = (essayId: string, text: string) => ({ essayId, html: text && `<p>${text}</p>`, text });
const unsent = (wordCount: number, ...texts: string[]) =>
  withUnsentAnswers(
    [{ id: 'torts', wordCount }],
    texts.map((text) => draft('torts', text)),
  );

it('takes the newest answer of which the server holds nothing', () => {
  expect(unsent(0, 'Duty', 'Duty and breach')).toEqual([
    { id: 'torts', wordCount: 3, unsentHtml: '<p>Duty and breach</p>' },
  ]);
});

it('leaves an answer alone of which the server holds a part', () => {
  expect(unsent(2, 'Duty and breach')).toEqual([{ id: 'torts', wordCount: 2, unsentHtml: '' }]);
});

it.each([[[]], [['']], [['  ']]])('knows no answer where none was written: %j', (texts) => {
  expect(unsent(0, ...texts)).toEqual([{ id: 'torts', wordCount: 0, unsentHtml: '' }]);
});

it('takes each answer to its own essay', () => {
  const essays = ['torts', 'evidence'].map((id) => ({ id, wordCount: 0 }));
  expect(withUnsentAnswers(essays, [draft('evidence', 'Hearsay')])).toEqual([
    { id: 'torts', wordCount: 0, unsentHtml: '' },
    { id: 'evidence', wordCount: 1, unsentHtml: '<p>Hearsay</p>' },
  ]);
});
