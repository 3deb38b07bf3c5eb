import { ApiError } from './api-error';
import type { SentKind } from './outbox-database';
import { failureReason, type TokenProblem } from './sending';

/** What the senders of this tab say of what waits in its outboxes. */

export type SendProblem = {
  /** Why it could not be sent, as the end of a sentence. */
  reason: string;
  /** Set where it was not tried, for want of a session. */
  token: TokenProblem | null;
  /** Nothing was answered: there is no network, or no server. */
  isUnreachable?: boolean;
};

/** What a try has failed for. */
export function sendProblem(error: unknown): SendProblem {
  const isUnreachable = error instanceof ApiError && error.status === 0;
  return { reason: failureReason(error), token: null, ...(isUnreachable && { isUnreachable }) };
}

export type SendingState = {
  isSending: boolean;
  /** Why things still wait, by their name; known once they were tried. */
  problems: ReadonlyMap<string, SendProblem>;
  /** How many of a kind had to wait and were sent since the document was opened. */
  lateCounts: ReadonlyMap<SentKind, number>;
};

let state: SendingState = { isSending: false, problems: new Map(), lateCounts: new Map() };
const watchers = new Set<() => void>();

function change(part: Partial<SendingState>): void {
  state = { ...state, ...part };
  for (const watcher of watchers) watcher();
}

export function readSending(): SendingState {
  return state;
}

/** Calls back whenever the state changes; answers how to stop. */
export function watchSending(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

export function setSending(isSending: boolean): void {
  change({ isSending });
}

/** Notes why things could not be sent, by their names. */
export function recordProblem(names: readonly string[], problem: SendProblem): void {
  change({ problems: new Map([...state.problems, ...names.map((name) => [name, problem] as const)]) });
}

/** Forgets why a thing had to wait; where it was sent after all, `sentKind` counts it. */
export function clearProblem(name: string, sentKind: SentKind | null = null): void {
  if (!state.problems.has(name)) return;
  const problems = new Map(state.problems);
  problems.delete(name);
  const lateCounts = new Map(state.lateCounts);
  if (sentKind) lateCounts.set(sentKind, (lateCounts.get(sentKind) ?? 0) + 1);
  change({ problems, lateCounts });
}
