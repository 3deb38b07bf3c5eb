import { MAX_FILE_BYTES } from './constants';
import { type DocumentProblemKind, describeProblem } from './document-problem';
import { isDocxFilename } from './filenames';

/**
 * The files that a learner has selected and that are not on the server yet: each on its own, so that
 * one that fails stops no other.
 */

/** What is known of a file before it is read. */
export type SelectedFile = {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Milliseconds since the epoch. */
  readonly lastModified: number;
};

export type SelectedState =
  | { status: 'selected' | 'waiting' }
  /** `share` of its bytes that have left, from 0 to 1. */
  | { status: 'sending'; share: number }
  /** Another try may succeed. */
  | { status: 'failed'; msg: string }
  /** It will never be taken. */
  | { status: 'refused'; msg: string };

export type UploadEntry<F extends SelectedFile = SelectedFile> = { key: number; file: F; state: SelectedState };

export type UploadAction<F extends SelectedFile = SelectedFile> =
  | { type: 'select'; files: readonly F[] }
  | { type: 'remove'; key: number }
  | { type: 'start' }
  | { type: 'progress'; key: number; share: number }
  | { type: 'uploaded'; key: number }
  | { type: 'failed'; key: number; msg: string }
  | { type: 'refused'; key: number; msg: string }
  /** Takes those out that failed or were refused. */
  | { type: 'dismiss' }
  | { type: 'clear' };

/** Why a file cannot be uploaded, as far as its name and its size tell; null when it may. */
export function selectionProblem({ name, size }: SelectedFile): string | null {
  let kind: DocumentProblemKind | null = null;
  if (!isDocxFilename(name)) kind = 'not-docx';
  else if (size === 0) kind = 'empty';
  else if (size > MAX_FILE_BYTES) kind = 'too-large';
  return kind && describeProblem(kind, name).msg;
}

function isSame(one: SelectedFile, other: SelectedFile): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
}

/** Whether the next upload takes it along. */
export function isReady({ state }: UploadEntry): boolean {
  return state.status === 'selected' || state.status === 'failed';
}

/** Whether its last try failed, or none will be made. */
export function isProblem<F extends SelectedFile>(
  entry: UploadEntry<F>,
): entry is UploadEntry<F> & { state: { status: 'failed' | 'refused'; msg: string } } {
  return entry.state.status === 'failed' || entry.state.status === 'refused';
}

/** Whether it is on its way, or waits for its turn. */
export function isUnderWay({ state }: UploadEntry): boolean {
  return state.status === 'waiting' || state.status === 'sending';
}

/** The same file selected twice is listed once. */
export function uploadListReducer<F extends SelectedFile>(
  entries: readonly UploadEntry<F>[],
  action: UploadAction<F>,
): readonly UploadEntry<F>[] {
  const settle = (key: number, state: SelectedState) =>
    entries.map((entry) => (entry.key === key ? { ...entry, state } : entry));

  switch (action.type) {
    case 'select': {
      const listed = [...entries];
      for (const file of action.files) {
        if (listed.some((entry) => isSame(entry.file, file))) continue;
        const msg = selectionProblem(file);
        const key = (listed.at(-1)?.key ?? 0) + 1;
        listed.push({ key, file, state: msg ? { status: 'refused', msg } : { status: 'selected' } });
      }
      return listed;
    }
    case 'remove':
    case 'uploaded':
      return entries.filter(({ key }) => key !== action.key);
    case 'start':
      return entries.map((entry) => (isReady(entry) ? { ...entry, state: { status: 'waiting' } } : entry));
    case 'progress':
      return settle(action.key, { status: 'sending', share: action.share });
    case 'failed':
    case 'refused':
      return settle(action.key, { status: action.type, msg: action.msg });
    case 'dismiss':
      return entries.filter((entry) => !isProblem(entry));
    case 'clear':
      return [];
  }
}
