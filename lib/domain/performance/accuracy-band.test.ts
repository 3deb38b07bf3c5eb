import { expect, it } from 'vitest';
import { accuracyBand, isHighlighted } from './accuracy-band';

it.each([
  [100, 'success'],
  [80, 'success'],
  [79.9, 'warning'],
  [60, 'warning'],
  [59.9, 'danger'],
  [0, 'danger'],
])('an accuracy of %d percent is in the band %s', (percent, band) => {
  expect(accuracyBand(percent)).toBe(band);
});

it.each([
  ['High', 80, false],
  ['High', 80.1, true],
  ['Medium', 60, false],
  ['Medium', 61, true],
  ['Low', 40, false],
  ['Low', 41, true],
  ['Low', null, false],
] as const)('%s confidence at %s percent: highlighted %s', (confidence, accuracy, expected) => {
  expect(isHighlighted(confidence, accuracy)).toBe(expected);
});
