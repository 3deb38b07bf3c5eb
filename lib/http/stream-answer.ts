import { AppError } from '@/lib/domain/errors/app-error';
import { reportFailure } from './report-failure';

/** Where the pieces of an answer come from. */
type Source = {
  next: () => Promise<{ done?: boolean | undefined; value?: Uint8Array | undefined }>;
  cancel: () => unknown;
};

/** An answer as it comes, no faster than it is taken; what fails midway is logged once, and the answer breaks off. */
export function streamAnswer({ next, cancel }: Source, strategy?: QueuingStrategy): ReadableStream<Uint8Array> {
  let isCancelled = false;
  const source: UnderlyingDefaultSource<Uint8Array> = {
    pull: async (controller) => {
      try {
        const { done, value } = await next();
        // Whoever asked has gone while the piece was made.
        if (isCancelled) return;
        if (done || !value) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        throw breakOff(error);
      }
    },
    cancel: async () => {
      isCancelled = true;
      await cancel();
    },
  };
  return new ReadableStream(source, strategy);
}

/** Logs why an answer breaks off: what we foresaw in one line. The framework logs any error but this again. */
function breakOff(error: unknown): DOMException {
  const isForeseen = error instanceof AppError && error.cause === undefined;
  if (isForeseen) console.error(`An answer broke off: ${error.message}`);
  else reportFailure('An answer broke off.', error);
  return new DOMException('The answer broke off.', 'AbortError');
}
