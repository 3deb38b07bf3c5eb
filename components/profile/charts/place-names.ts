import { shortenName } from './wrap-name';

/** Pixels: between a point and its name, from line to line, and of a character about. */
const GAP = 10;
const LINE_HEIGHT = 15;
const CHARACTER_WIDTH = 6.6;

type Point = { name: string /** Pixels from the left and the top of the chart. */; x: number; y: number };

type PlacedName = { name: string; text: string; x: number; y: number; anchor: 'start' | 'end' };

/**
 * Where the names of points stand so that each can be read: at the right of its point, at the left
 * where the chart, `width` pixels wide, ends before, and below a name that is in the way.
 */
export function placeNames(points: readonly Point[], width: number, maxLength: number): PlacedName[] {
  const placed: (PlacedName & { left: number; right: number })[] = [];
  for (const { name, x, y } of points.toSorted((a, b) => a.y - b.y)) {
    const text = shortenName(name, maxLength);
    const length = text.length * CHARACTER_WIDTH;
    const isRight = x + GAP + length <= width;
    const left = isRight ? x + GAP : x - GAP - length;
    const right = left + length;
    const inTheWay = placed.filter((other) => other.left < right && left < other.right);
    const lowest = Math.max(...inTheWay.map((other) => other.y + LINE_HEIGHT), Number.NEGATIVE_INFINITY);
    placed.push({
      name,
      text,
      x: isRight ? left : right,
      y: Math.max(y, lowest),
      anchor: isRight ? 'start' : 'end',
      left,
      right,
    });
  }
  return placed.map(({ left: _, right: __, ...rest }) => rest);
}
