import type { IncomingMessage, ServerResponse } from 'node:http';

/** A request's place among those that are worked on. */
export type Place = {
  isWorking: () => boolean;
  /** Takes it again when it is this request's turn. */
  again: (goOn: () => void) => void;
};

const held = new WeakSet<IncomingMessage>();

/** Whether something of the body has come and waits for its turn; no more is read meanwhile. */
export const isHeld = (request: IncomingMessage): boolean => held.has(request);

/**
 * Hands a body on, as it comes, only while its request has a place: one that was given up while nothing
 * came is taken again first, so that who sends many bodies at once has no more of them worked on than
 * others have requests. Calls `onPiece` after each piece.
 */
export function paceBody(request: IncomingMessage, response: ServerResponse, place: Place, onPiece: () => void): void {
  // Node's parser gives all that it reads of a body to this, and its end as null.
  const push = request.push.bind(request);
  const waiting: unknown[] = [];
  const handOn = () => {
    held.delete(request);
    for (const piece of waiting.splice(0)) push(piece);
  };
  request.push = (piece: unknown) => {
    if (waiting.length === 0 && place.isWorking()) {
      const isMoreWanted = push(piece);
      onPiece();
      return isMoreWanted;
    }
    waiting.push(piece);
    if (waiting.length === 1) {
      held.add(request);
      place.again(() => {
        handOn();
        onPiece();
      });
    }
    return false;
  };
  // Nobody takes it any more, and Node reads on to the next request.
  response.once('close', handOn);
}
