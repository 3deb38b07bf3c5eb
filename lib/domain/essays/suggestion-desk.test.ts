import { describe, expect, it } from 'vitest';
import { CLOSED_DESK, isAsking, type SuggestionAction, suggestionDeskReducer } from './suggestion-desk';

const ADVICE = { suggestions: '<p>State the rule first.</p>', source: 'coach', notice: null } as const;

function deskAfter(...actions: SuggestionAction[]) {
  return actions.reduce(suggestionDeskReducer, CLOSED_DESK);
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

describe('suggestionDeskReducer', () => {
  it('shows what is written of an answer while it is being written', () => {
    const desk = deskAfter(...ASKED, { type: 'advised', id: 0, advice: ADVICE });
    expect(desk.asked[0]).toEqual({ id: 0, query: 'What?', status: 'loading', advice: ADVICE, message: null });
    expect(isAsking(desk)).toBe(true);
    expect(isAsking(deskAfter(...ANSWERED))).toBe(false);
  });

  it('clears question and result on opening and keeps them within reach', () => {
    const reopened = deskAfter(...ANSWERED, { type: 'closed' }, { type: 'opened' });
    expect(reopened).toMatchObject({ isOpen: true, query: '', shownId: null });
    expect(suggestionDeskReducer(reopened, { type: 'shown', id: 0 })).toMatchObject({ query: 'What?', shownId: 0 });
    expect(suggestionDeskReducer(reopened, { type: 'shown', id: 7 })).toBe(reopened);
  });

  it('takes what comes for a question while the desk is closed', () => {
    const desk = deskAfter(
      ...ASKED,
      { type: 'closed' },
      { type: 'advised', id: 0, advice: ADVICE },
      { type: 'finished', id: 0 },
    );
    expect(desk).toMatchObject({ isOpen: false, asked: [{ status: 'done', advice: ADVICE }] });
  });

  it('keeps what had come when the rest fails, and heeds nothing after the end', () => {
    const failed = deskAfter(
      ...ASKED,
      { type: 'advised', id: 0, advice: ADVICE },
      { type: 'failed', id: 0, message: 'Error: gone' },
      { type: 'finished', id: 0 },
    );
    expect(failed.asked[0]).toMatchObject({ status: 'error', message: 'Error: gone', advice: ADVICE });
  });
});
