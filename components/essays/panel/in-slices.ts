/** How long a slice may keep the page from answering, a frame at the most. */
const SLICE_MS = 8;

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Maps a long list without ever holding up the page: after each slice of time it lets other tasks go
 * first. Null when it was aborted meanwhile.
 */
export async function mapInSlices<T, U>(
  items: readonly T[],
  map: (item: T) => U,
  signal: AbortSignal,
  sliceMs = SLICE_MS,
): Promise<U[] | null> {
  const mapped: U[] = [];
  let endsAtMs = performance.now() + sliceMs;
  for (const item of items) {
    if (performance.now() >= endsAtMs) {
      await nextTask();
      endsAtMs = performance.now() + sliceMs;
    }
    if (signal.aborted) return null;
    mapped.push(map(item));
  }
  return mapped;
}
