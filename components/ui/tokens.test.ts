import { describe, expect, it } from 'vitest';
import { SUBJECTS } from '@/lib/domain/subjects/subjects';
import { contrastRatio, type Oklch } from './oklch';
import { type ColorToken, DARK, HUE_DARK, HUE_LIGHT, LIGHT } from './tokens';

const AA_TEXT = 4.5;
const AA_GRAPHIC = 3;

const GROUNDS = ['paper', 'surface', 'sunken'] as const;
const STATES = ['accent', 'success', 'warning', 'danger'] as const;

const TEXT_PAIRS: [text: ColorToken, ground: ColorToken][] = [
  ...GROUNDS.flatMap((ground) =>
    (['ink', 'muted', ...STATES.map((state) => `${state}-ink` as const)] as const).map(
      (text): [ColorToken, ColorToken] => [text, ground],
    ),
  ),
  ...STATES.flatMap((state): [ColorToken, ColorToken][] => [
    [`${state}-ink`, `${state}-soft`],
    ['ink', `${state}-soft`],
    ['muted', `${state}-soft`],
    [`on-${state}`, state],
  ]),
  ['on-accent', 'accent-hover'],
  ['on-danger', 'danger-hover'],
  ['ink', 'mark'],
];

const GRAPHIC_PAIRS: [graphic: ColorToken, ground: ColorToken][] = GROUNDS.flatMap((ground) =>
  (['edge', 'focus', 'accent', 'success', 'danger'] as const).map((graphic): [ColorToken, ColorToken] => [
    graphic,
    ground,
  ]),
);

describe('contrastRatio', () => {
  it('knows black on white and gray on white', () => {
    expect(contrastRatio([0, 0, 0], [1, 0, 0])).toBeCloseTo(21, 1);
    // #777777, whose ratio on white is published as 4.48.
    expect(contrastRatio([0.5693, 0, 0], [1, 0, 0])).toBeCloseTo(4.48, 1);
  });

  it('knows a saturated color', () => {
    // #ff0000 on white is 3.998.
    expect(contrastRatio([0.62796, 0.25768, 29.234], [1, 0, 0])).toBeCloseTo(3.998, 1);
  });
});

describe.each([
  ['light', LIGHT, HUE_LIGHT],
  ['dark', DARK, HUE_DARK],
] as const)('the %s theme', (_, colors, hues) => {
  it.each(TEXT_PAIRS)('sets %s on %s with AA contrast', (text, ground) => {
    expect(contrastRatio(colors[text], colors[ground])).toBeGreaterThanOrEqual(AA_TEXT);
  });

  it.each(GRAPHIC_PAIRS)('tells %s apart from %s', (graphic, ground) => {
    expect(contrastRatio(colors[graphic], colors[ground])).toBeGreaterThanOrEqual(AA_GRAPHIC);
  });

  it.each(SUBJECTS.map(({ name, hue }) => [name, hue] as const))('gives %s a legible hue', (_name, hue) => {
    const color = (token: keyof typeof HUE_LIGHT): Oklch => [...hues[token], hue];
    for (const ground of ['paper', 'surface', 'sunken'] as const) {
      expect(contrastRatio(color('hue-ink'), colors[ground])).toBeGreaterThanOrEqual(AA_TEXT);
      expect(contrastRatio(color('hue'), colors[ground])).toBeGreaterThanOrEqual(AA_GRAPHIC);
    }
    expect(contrastRatio(color('hue-ink'), color('hue-soft'))).toBeGreaterThanOrEqual(AA_TEXT);
    expect(contrastRatio(colors.ink, color('hue-soft'))).toBeGreaterThanOrEqual(AA_TEXT);
  });
});
