import { IS_BOLD, IS_ITALIC, IS_STRIKETHROUGH, IS_UNDERLINE } from 'lexical';

const TAG_FORMATS: Record<string, number> = {
  strong: IS_BOLD,
  b: IS_BOLD,
  th: IS_BOLD,
  em: IS_ITALIC,
  i: IS_ITALIC,
  cite: IS_ITALIC,
  dfn: IS_ITALIC,
  u: IS_UNDERLINE,
  ins: IS_UNDERLINE,
  s: IS_STRIKETHROUGH,
  strike: IS_STRIKETHROUGH,
  del: IS_STRIKETHROUGH,
};

/** What a style (lower case) says of a property; null when it says nothing. */
function declared(style: string, property: string): string | null {
  return new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]*)`).exec(style)?.[1]?.trim() ?? null;
}

/**
 * The marks of text in an element, from those around it, its tag and its style: programs write
 * emphasis both ways, and take it back by a style. A link is underlined by itself.
 */
export function styledFormat(tag: string, style: string, outer: number, isInLink: boolean): number {
  let format = outer | (TAG_FORMATS[tag] ?? 0);
  const set = (mark: number, isOn: boolean) => {
    format = isOn ? format | mark : format & ~mark;
  };
  const weight = declared(style, 'font-weight');
  if (weight) set(IS_BOLD, /^(bold|[6-9]\d\d)/.test(weight));
  const slant = declared(style, 'font-style');
  if (slant) set(IS_ITALIC, /^(italic|oblique)/.test(slant));
  const line = declared(style, 'text-decoration') ?? declared(style, 'text-decoration-line');
  if (line) {
    // Around text, lines are drawn whatever an inner style says, but Google Docs takes 'none' for its word.
    if (line.includes('underline')) set(IS_UNDERLINE, !isInLink && tag !== 'a');
    if (line.includes('line-through')) set(IS_STRIKETHROUGH, true);
  }
  return format;
}

/** Whether a style (lower case) hides what it applies to, or marks a comment of Word. */
export function isHiddenStyle(style: string): boolean {
  return /(?:^|;)\s*(display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all|mso-element\s*:\s*comment)/.test(
    style,
  );
}
