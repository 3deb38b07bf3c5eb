import 'server-only';

type Turns = { waiting: Set<() => void>; isTaken: boolean };

// Pages and routes are bundled apart, each with its own modules: only the global object is one.
const kept = globalThis as typeof globalThis & { barwrightTurns?: Turns };

/**
 * Waits for a turn of the event loop in which nobody else goes on who waits here: however many
 * computations there are, together they hold the loop no longer than one of them does.
 */
export function nextTurn(): Promise<void> {
  kept.barwrightTurns ??= { waiting: new Set(), isTaken: false };
  const turns = kept.barwrightTurns;
  return new Promise((resolve) => {
    turns.waiting.add(resolve);
    if (turns.isTaken) return;
    turns.isTaken = true;
    setImmediate(give, turns);
  });
}

/** Gives the turn to whoever has waited longest. */
function give(turns: Turns): void {
  const [first] = turns.waiting;
  if (!first) {
    turns.isTaken = false;
    return;
  }
  turns.waiting.delete(first);
  first();
  // Asked for now, it comes with the next turn.
  setImmediate(give, turns);
}
