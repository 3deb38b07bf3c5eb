import { describe, expect, it } from 'vitest';
import { CLOSED_DIALOG, isAsking, type SuggestionAction, suggestionDialogReducer } from './suggestion-dialog';

const ADVICE = { suggestions: '<p>State the rule first.</p>', source: 'coach', notice: null } as const;

function dialogAfter(...actions: SuggestionAction[]) {
  return actions.reduce(suggestionDialogReducer, CLOSED_DIALOG);
}

const ASKED: SuggestionAction[] = [
  { type: 'opened' },
  { type: 'typed', query: 'What?' },
  { type: 'asked', query: 'What?' },
];
const ANSWERED: SuggestionAction[] = [
  ...ASKED,
  { type: 'advised', id: 0, advice: ADVICE },
  { type: 'finished', id: 0 },
];

describe('suggestionDialogReducer', () => {
  it('shows what is written of an answer while it is being written', () => {
    const dialog = dialogAfter(...ASKED, { type: 'advised', id: 0, advice: ADVICE });
    expect(dialog.asked[0]).toEqual({ id: 0, query: 'What?', status: 'loading', advice: ADVICE, message: null });
    expect(isAsking(dialog)).toBe(true);
    expect(isAsking(dialogAfter(...ANSWERED))).toBe(false);
  });

  it('clears question and result on opening and keeps them within reach', () => {
    const reopened = dialogAfter(...ANSWERED, { type: 'closed' }, { type: 'opened' });
    expect(reopened).toMatchObject({ isOpen: true, query: '', shownId: null });
    expect(suggestionDialogReducer(reopened, { type: 'shown', id: 0 })).toMatchObject({ query: 'What?', shownId: 0 });
    expect(suggestionDialogReducer(reopened, { type: 'shown', id: 7 })).toBe(reopened);
  });

  it('takes what comes for a question while the dialog is closed', () => {
    const dialog = dialogAfter(
      ...ASKED,
      { type: 'closed' },
      { type: 'advised', id: 0, advice: ADVICE },
      { type: 'finished', id: 0 },
    );
    expect(dialog).toMatchObject({ isOpen: false, asked: [{ status: 'done', advice: ADVICE }] });
  });

  it('keeps what had come when the rest fails, and heeds nothing after the end', () => {
    const failed = dialogAfter(
      ...ASKED,
      { type: 'advised', id: 0, advice: ADVICE },
      { type: 'failed', id: 0, message: 'Error: gone' },
      { type: 'finished', id: 0 },
    );
    expect(failed.asked[0]).toMatchObject({ status: 'error', message: 'Error: gone', advice: ADVICE });
  });
});
