/**
 * An answer between the editor and the server. What stands in the editor is what the server holds, or
 * waits to be sent as the version after the one it grew from. Where something else was saved in that
 * version's place, nothing is sent until the learner has chosen.
 */

export type DraftText = {
  html: string;
  /** Plain text of the same answer. */
  text: string;
};

/** An answer as the server holds it; version 0 when it holds none. */
export type ServerDraft = DraftText & {
  version: number;
  /** ISO 8601 instant. */
  savedAt: string | null;
};

export type DraftTrouble = {
  /** 'refused' is for good; the others pass. */
  kind: 'offline' | 'failed' | 'refused';
  /** Why, as the end of a sentence. */
  reason: string;
};

export type DraftState = {
  /** What stands in the editor. */
  current: DraftText;
  /** What the server holds, as far as is known, and what `current` grew from. */
  base: ServerDraft;
  /** What is on its way to the server. */
  sending: DraftText | null;
  /** What was saved elsewhere in the place of `base`, while there is something else in the editor. */
  rival: ServerDraft | null;
  /** Why the last try failed. */
  trouble: DraftTrouble | null;
};

export type DraftAction =
  | { type: 'typed'; content: DraftText }
  | { type: 'send' }
  | { type: 'sent'; version: number; savedAt: string }
  | { type: 'sendFailed'; trouble: DraftTrouble }
  /** The server holds another version than the one that was edited. */
  | { type: 'conflicted'; stored: ServerDraft }
  /** Another tab or device has saved; heard without sending anything. */
  | { type: 'savedElsewhere'; stored: ServerDraft }
  | { type: 'keepMine' }
  | { type: 'takeTheirs' }
  /** An old version was saved again as the newest; what is unsaved stands beside it. */
  | { type: 'restored'; stored: ServerDraft };

/** What waits in this browser, with the version it grew from. */
export type WaitingText = DraftText & { baseVersion: number };

/** An answer as it is opened: with what this browser has kept of it, if anything is newer than the server's. */
export function openDraft(stored: ServerDraft, waiting: WaitingText | null): DraftState {
  const opened: DraftState = { current: textOf(stored), base: stored, sending: null, rival: null, trouble: null };
  if (!waiting || waiting.html === stored.html) return opened;
  const isStale = waiting.baseVersion !== stored.version;
  return { ...opened, current: textOf(waiting), rival: isStale ? stored : null };
}

/** Whether the server does not hold what stands in the editor. */
export function isUnsaved({ current, base }: DraftState): boolean {
  return current.html !== base.html;
}

/** Whether there is something to send that may be sent. */
export function canSend(state: DraftState): boolean {
  return isUnsaved(state) && !state.sending && !state.rival && state.trouble?.kind !== 'refused';
}

/**
 * How far an answer has come to the server. What is 'waiting' gets there once it can be reached; what is
 * 'undecided' waits for the learner's choice between two versions.
 */
export type SaveOutcome = 'saved' | 'waiting' | 'undecided' | 'refused';

export function saveOutcome(state: DraftState): SaveOutcome {
  if (!isUnsaved(state)) return 'saved';
  if (state.rival) return 'undecided';
  return state.trouble?.kind === 'refused' ? 'refused' : 'waiting';
}

/** The answer after an action; an action that does not fit its state changes nothing. */
export function draftReducer(state: DraftState, action: DraftAction): DraftState {
  switch (action.type) {
    case 'typed':
      if (action.content.html === state.current.html) return state;
      // What was refused for its size may be shorter now.
      return {
        ...state,
        current: action.content,
        trouble: state.trouble?.kind === 'refused' ? null : state.trouble,
      };
    case 'send':
      return canSend(state) ? { ...state, sending: state.current } : state;
    case 'sent': {
      if (!state.sending) return state;
      const { version, savedAt } = action;
      return { ...state, base: { ...state.sending, version, savedAt }, sending: null, trouble: null };
    }
    case 'sendFailed':
      return state.sending ? { ...state, sending: null, trouble: action.trouble } : state;
    case 'conflicted':
      return meet({ ...state, sending: null, trouble: null }, action.stored);
    case 'savedElsewhere':
      // What is on its way will be answered with a conflict, if it is one.
      return state.sending || action.stored.version <= newestKnown(state) ? state : meet(state, action.stored);
    case 'keepMine':
      return state.rival ? { ...state, base: state.rival, rival: null } : state;
    case 'takeTheirs':
      return state.rival ? settled(state.rival) : state;
    case 'restored':
      return meet(state, action.stored);
  }
}

function newestKnown({ base, rival }: DraftState): number {
  return Math.max(base.version, rival?.version ?? 0);
}

/** Another version has come up: taken over where nothing is lost by it, else a rival. */
function meet(state: DraftState, stored: ServerDraft): DraftState {
  if (!isUnsaved(state) || stored.html === state.current.html) return settled(stored);
  return { ...state, rival: stored };
}

function settled(stored: ServerDraft): DraftState {
  return { current: textOf(stored), base: stored, sending: null, rival: null, trouble: null };
}

function textOf({ html, text }: DraftText): DraftText {
  return { html, text };
}
