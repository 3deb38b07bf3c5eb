import type { DraftState, DraftText, SaveOutcome } from '@/lib/domain/essays/draft-sync';
import type { AnswerPlace } from './essay-drafts';

/** An answer that is being written, as its editor and its page see it. */

export type DraftView = {
  state: DraftState;
  /** Whether the browser keeps what the server does not hold yet. */
  isStored: boolean;
  /** Whether the browser keeps what the server holds, for when there is no network. */
  isCopied: boolean;
  /** It was opened from that copy, and the server has not been heard since. */
  isUnconfirmed: boolean;
};

/** An editor as its session sees it. */
export type DraftEditor = {
  /** What it holds at this moment, whether or not it was reported yet. */
  read: () => DraftText;
  /** Puts another text into it, without a report of that or of what stood there. */
  setHtml: (html: string) => void;
};

/**
 * What is written in one place, and the owner of the editor in which it is written. It reads and writes
 * the editor that is attached to it and no other; where none is, it keeps the text by itself.
 */
export type DraftSession = {
  /** The HTML that an editor of this answer has to begin with. */
  html: () => string;
  /** Told by its editor of every change. */
  type: (content: DraftText) => void;
  /** Takes the editor that has just begun with `html`; answers how to give it back, while it can still be read. */
  attach: (editor: DraftEditor) => () => void;
  /** The answer at this moment. */
  read: () => DraftText;
  /** How it stands: what `onView` told last. */
  view: () => DraftView;
  keepMine: () => void;
  takeTheirs: () => void;
  /** Saves an old version again as the newest. Throws ApiError. */
  restore: (version: number) => Promise<void>;
  /** Sends what is unsaved now; answers how far it came. */
  flush: () => Promise<SaveOutcome>;
  /** Ends it: what is unsaved stays in the browser, to be sent by `sendWaitingDrafts`. */
  stop: () => void;
};

export type SessionOptions = {
  userId: string;
  place: AnswerPlace;
  onView: (view: DraftView) => void;
};
