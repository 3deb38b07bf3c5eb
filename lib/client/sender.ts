import { attemptChannel } from './attempt-outbox';
import type { WaitingItem } from './channel';
import { examEndChannel } from './exam-end-outbox';
import type { SentKind } from './outbox-database';
import { recordRetryAfter, requestedWait } from './retry-after';
import { reviewChannel } from './review-outbox';
import { ruleAnswerChannel } from './rule-answer-outbox';
import { isEverybodysTrouble, isThrottled, keepSending, type Sending, tokenProblem } from './sending';
import { clearProblem, recordProblem, sendProblem, setSending } from './sending-state';
import { withTabLock } from './tab-lock';
import { tickChannel } from './tick-outbox';
import { sendUnsentDrafts } from './unsent-drafts';

/**
 * The one sender of everything that waits in this browser. It belongs to no page: once it has begun it
 * goes on from page to page, in one tab at a time, in order per thing.
 */

const CHANNELS = [attemptChannel, reviewChannel, tickChannel, ruleAnswerChannel, examEndChannel];

/** A server in trouble is not asked for everything that waits. */
const MOST_FAILURES_PER_ROUND = 5;

/** Failed tries in a row by thing: what keeps failing goes last. */
const failures = new Map<string, number>();
let running: { userId: string; sending: Sending } | null = null;

function recordOutcome({ name, kind, thing }: WaitingItem, outcome: 'sent' | 'refused' | 'gone'): void {
  failures.delete(thing);
  clearProblem(name, outcome === 'sent' ? kind : null);
}

async function listWaiting(userId: string): Promise<WaitingItem[]> {
  return (await Promise.all(CHANNELS.map((channel) => channel.listWaiting(userId)))).flat();
}

function inOrder(items: WaitingItem[]): WaitingItem[] {
  const failed = ({ thing }: WaitingItem) => failures.get(thing) ?? 0;
  return items.sort((a, b) => failed(a) - failed(b) || a.madeAtMs - b.madeAtMs);
}

/** Says of what was made since the server has asked for patience why it waits. */
function recordRequestedWaits(items: readonly WaitingItem[]): void {
  for (const { name, kind } of items) {
    const wait = requestedWait(kind);
    if (wait) recordProblem([name], { reason: wait.reason, token: null });
  }
}

/** Sends all that can be sent now; what fails holds up nothing but what is about the same thing. */
async function sendAll(userId: string): Promise<void> {
  const held = new Set<string>();
  const isHeld = ({ thing, kind }: WaitingItem) => held.has(thing) || held.has(kind) || requestedWait(kind) !== null;
  let failureCount = 0;
  for (let hasSent = true; hasSent; ) {
    hasSent = false;
    const all = await listWaiting(userId);
    recordRequestedWaits(all);
    const items = inOrder(all.filter((item) => !isHeld(item)));
    for (const [index, item] of items.entries()) {
      if (isHeld(item)) continue;
      const rest = items.slice(index).map(({ name }) => name);
      const token = tokenProblem(userId);
      if (token !== null) return recordProblem(rest, { reason: 'you are logged out', token });
      try {
        const outcome = await item.send();
        recordOutcome(item, outcome);
        hasSent ||= outcome === 'sent';
      } catch (error) {
        const problem = sendProblem(error);
        failures.set(item.thing, (failures.get(item.thing) ?? 0) + 1);
        failureCount += 1;
        recordRetryAfter(item.kind, error, problem.reason);
        if (isEverybodysTrouble(error) || failureCount === MOST_FAILURES_PER_ROUND) return recordProblem(rest, problem);
        held.add(isThrottled(error) ? item.kind : item.thing);
        const alike = items.filter((other, place) => place >= index && isHeld(other));
        recordProblem(
          [item, ...alike].map(({ name }) => name),
          problem,
        );
      }
    }
  }
}

/** Tries to send what waits; answers the kinds of what still does. */
async function sendRound(userId: string): Promise<SentKind[]> {
  if ((await listWaiting(userId)).length > 0) {
    setSending(true);
    try {
      await withTabLock(`barwright:sender:${userId}`, () => sendAll(userId));
    } finally {
      setSending(false);
    }
  }
  const areDraftsWaiting = await sendUnsentDrafts(userId);
  const kinds: SentKind[] = (await listWaiting(userId)).map(({ kind }) => kind);
  return areDraftsWaiting ? [...kinds, 'essay-draft'] : kinds;
}

/** One round at a time; whoever asks during a round gets the next. */
function oneAtATime<T>(round: () => Promise<T>): () => Promise<T> {
  let current: Promise<T> | null = null;
  let next: Promise<T> | null = null;
  const begin = () => {
    current = round().finally(() => {
      current = null;
    });
    return current;
  };
  return () => {
    if (!current) return begin();
    next ??= current
      .catch(() => undefined)
      .then(() => {
        next = null;
        return begin();
      });
    return next;
  };
}

/** Begins to send for a learner, and goes on until the document is left: at once, when the network or the page comes back, and in growing intervals while something waits. */
export function startSending(userId: string): Promise<void> {
  if (running?.userId === userId) return running.sending.firstTry;
  running?.sending.stop();
  const sending = keepSending(oneAtATime(() => sendRound(userId)));
  running = { userId, sending };
  return sending.firstTry;
}

/** Tries at once; settles when everything was tried. */
export async function sendNow(userId: string): Promise<void> {
  if (running?.userId !== userId) await startSending(userId);
  else await running.sending.sendNow();
}
