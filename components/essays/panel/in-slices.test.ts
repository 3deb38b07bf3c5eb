import { describe, expect, it } from 'vitest';
import { mapInSlices } from './in-slices';

const NUMBERS = Array.from({ length: 30 }, (_, index) => index);

describe('mapInSlices', () => {
  it('maps everything in order', async () => {
    const signal = new AbortController().signal;
    expect(await mapInSlices(NUMBERS, (number) => number * 2, signal, 0)).toEqual(NUMBERS.map((number) => number * 2));
    expect(await mapInSlices([], String, signal)).toEqual([]);
  });

  it('lets other tasks go first between slices', async () => {
    const seen: string[] = [];
    setTimeout(() => seen.push('other task'));
    await mapInSlices([1, 2], (number) => seen.push(String(number)), new AbortController().signal, 0);
    expect(seen).toEqual(['other task', '1', '2']);
  });

  it('stops when it is aborted', async () => {
    const abort = new AbortController();
    const seen: number[] = [];
    const mapping = mapInSlices(
      NUMBERS,
      (number) => {
        seen.push(number);
        if (number === 2) abort.abort();
      },
      abort.signal,
      0,
    );
    expect(await mapping).toBeNull();
    expect(seen).toEqual([0, 1, 2]);
  });
});
