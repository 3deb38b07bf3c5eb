import type { Server } from 'node:http';

/** After so many turns of the event loop what waits is begun, however many go on connecting. */
const MOST_TURNS = 500;

/**
 * Answers a function that puts work off while connections wait to be accepted. Node accepts one in each
 * turn of its event loop: while it works a turn is long, and whoever connects would wait for one turn for
 * each who connected before.
 */
export function acceptFirst(server: Server): (work: () => void) => void {
  const waiting: (() => void)[] = [];
  let acceptedCount = 0;
  let isAccepting = false;

  const watch = (before: number, turn: number) => {
    setImmediate(() => {
      if (acceptedCount !== before && turn < MOST_TURNS) return watch(acceptedCount, turn + 1);
      isAccepting = false;
      for (const work of waiting.splice(0)) work();
    });
  };
  server.on('connection', () => {
    acceptedCount += 1;
    if (isAccepting) return;
    isAccepting = true;
    // The end of this turn tells nothing yet: another is accepted in the next.
    watch(0, 0);
  });
  return (work) => {
    if (isAccepting) waiting.push(work);
    else work();
  };
}
