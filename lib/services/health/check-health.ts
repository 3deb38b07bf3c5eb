import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { findContentVersion } from '@/lib/db/content-state-repository';
import { AppError } from '@/lib/domain/errors/app-error';

/** How long whoever asks is left without an answer: seven turns of a timer of a quarter of a second. */
const PATIENCE_TURNS = 7;
const TURN_MS = 250;

let asking: Promise<string | null> | null = null;

/** One question to the database at a time; who asks meanwhile hears its answer, and after it was given up a new one. */
async function askOnce(tooLate: Promise<never>): Promise<string | null> {
  asking ??= findContentVersion();
  const asked = asking;
  try {
    return await Promise.race([asked, tooLate]);
  } finally {
    if (asking === asked) asking = null;
  }
}

/** Gives up in turns: while this process itself is too busy to hear the database, none passes. */
async function giveUp(signal: AbortSignal): Promise<never> {
  for (let turn = 0; turn < PATIENCE_TURNS; turn += 1) await pause(TURN_MS, undefined, { signal, ref: false });
  throw new AppError('unavailable', 'Our database is not answering right now. Please try again in a moment.', {
    cause: 'it took too long to say that it is well',
  });
}

/** Proves that the database answers. Throws 'unavailable' when it does not within two seconds. */
export async function checkHealth() {
  const answered = new AbortController();
  const tooLate = giveUp(answered.signal);
  // Nobody listens any more to what was not needed.
  tooLate.catch(() => {});
  try {
    return { status: 'ok' as const, contentVersion: await askOnce(tooLate) };
  } finally {
    answered.abort();
  }
}
