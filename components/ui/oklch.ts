/** A color as lightness (0–1), chroma and hue in degrees of the OKLCH space. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** CSS notation of a color. */
export function cssColor([lightness, chroma, hue]: Oklch): string {
  return `oklch(${lightness} ${chroma} ${hue})`;
}

/**
 * Linear-light sRGB channels, clipped to the gamut as browsers do for display.
 * Source: Björn Ottosson, "A perceptual color space for image processing" (2020).
 */
function linearRgb([lightness, chroma, hue]: Oklch): [number, number, number] {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (channel: number) => Math.min(1, Math.max(0, channel));
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function relativeLuminance(color: Oklch): number {
  const [red, green, blue] = linearRgb(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2 contrast ratio of two opaque colors, from 1 to 21. */
export function contrastRatio(one: Oklch, other: Oklch): number {
  const [darker, lighter] = [relativeLuminance(one), relativeLuminance(other)].sort((x, y) => x - y) as [
    number,
    number,
  ];
  return (lighter + 0.05) / (darker + 0.05);
}

/** The color as sRGB in the old notation, for what cannot read `oklch()`. */
export function rgbColor(color: Oklch): string {
  const encode = (channel: number) => (channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055);
  const channels = linearRgb(color).map((channel) => Math.round(255 * encode(channel)));
  return `rgb(${channels.join(', ')})`;
}
