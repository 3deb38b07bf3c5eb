/** How long a page or an answer may take before the cached copy is shown: a train's network often only seems to be there. */
export const SHORT_WAIT_MS = 5_000;

type Choice = {
  /** The answer of the network; rejects without one. */
  answer: Promise<Response>;
  cached: Response | undefined;
  /** Settles when the wait is over. */
  waited: Promise<unknown>;
  /** Whether the network's answer is one that the cached copy is better than. */
  isUseless?: (response: Response) => boolean;
};

/** The network's answer; the cached copy where there is none in time. Rejects where there is neither. */
export async function networkFirst({ answer, cached, waited, isUseless = () => false }: Choice): Promise<Response> {
  if (!cached) return await answer;
  const settled = answer.then(
    (response) => (isUseless(response) ? cached : response),
    () => cached,
  );
  return await Promise.race([settled, waited.then(() => cached)]);
}

/** Settles after the short wait. */
export function shortWait(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, SHORT_WAIT_MS));
}
