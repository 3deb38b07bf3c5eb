/** The questions that a learner asked about an answer, and what came of each. */

export type Advice = { suggestions: string; source: 'model' | 'coach'; notice: string | null };

export type AskedQuestion = {
  /** Counted from 0. */
  id: number;
  query: string;
  /** While it is 'loading', `advice` is all there is so far. */
  status: 'loading' | 'done' | 'error';
  advice: Advice | null;
  message: string | null;
};

export type SuggestionDialog = {
  isOpen: boolean;
  /** What stands in the field. */
  query: string;
  /** The question whose answer is shown; null for none. */
  shownId: number | null;
  asked: readonly AskedQuestion[];
};

export type SuggestionAction =
  | { type: 'opened' }
  | { type: 'closed' }
  | { type: 'typed'; query: string }
  | { type: 'asked'; query: string }
  | { type: 'advised'; id: number; advice: Advice }
  | { type: 'finished'; id: number }
  | { type: 'failed'; id: number; message: string }
  /** Back to a question that was asked before. */
  | { type: 'shown'; id: number };

export const CLOSED_DIALOG: SuggestionDialog = { isOpen: false, query: '', shownId: null, asked: [] };

/** The dialog after an action. Opening clears question and result; what was asked before stays within reach. */
export function suggestionDialogReducer(dialog: SuggestionDialog, action: SuggestionAction): SuggestionDialog {
  switch (action.type) {
    case 'opened':
      return { ...dialog, isOpen: true, query: '', shownId: null };
    case 'closed':
      return { ...dialog, isOpen: false };
    case 'typed':
      return { ...dialog, query: action.query };
    case 'asked': {
      const id = dialog.asked.length;
      const question: AskedQuestion = { id, query: action.query, status: 'loading', advice: null, message: null };
      return { ...dialog, query: action.query, shownId: id, asked: [...dialog.asked, question] };
    }
    case 'advised':
      return change(dialog, action.id, { advice: action.advice });
    case 'finished':
      return change(dialog, action.id, { status: 'done' });
    case 'failed':
      return change(dialog, action.id, { status: 'error', message: action.message });
    case 'shown': {
      const question = dialog.asked.find(({ id }) => id === action.id);
      return question ? { ...dialog, shownId: question.id, query: question.query } : dialog;
    }
  }
}

/** Whether an answer is still being written: no second one is asked for meanwhile. */
export function isAsking({ asked }: SuggestionDialog): boolean {
  return asked.some(({ status }) => status === 'loading');
}

function change(dialog: SuggestionDialog, id: number, part: Partial<AskedQuestion>): SuggestionDialog {
  return {
    ...dialog,
    asked: dialog.asked.map((question) =>
      question.id === id && question.status === 'loading' ? { ...question, ...part } : question,
    ),
  };
}
