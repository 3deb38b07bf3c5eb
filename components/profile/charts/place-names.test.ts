import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeNames } from './place-names';

it('writes a name at the right of its point, and at the left where the chart ends', () => {
  const names = placeNames(
    [
      { name: 'Torts', x: 50, y: 20 },
      { name: 'Evidence', x: 190, y: 80 },
    ],
    200,
    14,
  );
  expect(names).toEqual([
    { name: 'Torts', text: 'Torts', x: 60, y: 20, anchor: 'start' },
    { name: 'Evidence', text: 'Evidence', x: 180, y: 80, anchor: 'end' },
  ]);
});

it('never writes two names of one place onto each other', () => {
  const point = fc.record({ name: fc.constantFrom('Torts', 'Contracts', 'Evidence'), y: fc.nat({ max: 300 }) });
  fc.assert(
    fc.property(fc.array(point, { maxLength: 12 }), (points) => {
      const heights = placeNames(
        points.map((at) => ({ ...at, x: 100 })),
        400,
        14,
      ).map(({ y }) => y);
      return heights.every((y, index) => index === 0 || y - (heights[index - 1] ?? 0) >= 15);
    }),
  );
});
