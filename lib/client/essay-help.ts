import { readRecord, recordKey, removeRecord, writeRecord } from './browser-store';

/** Whether a learner has asked for help with the attempt at an essay; remembered by the browser. */

export function isHelpRemembered(userId: string, essayId: string): boolean {
  return readRecord(recordKey('essay-help', userId, essayId)) === true;
}

/** Remembers that help is shown, or forgets it. */
export function rememberHelp(userId: string, essayId: string, isShown: boolean): void {
  const key = recordKey('essay-help', userId, essayId);
  if (isShown) writeRecord(key, true);
  else removeRecord(key);
}
