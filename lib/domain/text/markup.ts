import { escapeHtml } from '@/lib/domain/html/escape-html';

/** HTML that was put together from text and tags of our own. */
export class Markup {
  constructor(readonly html: string) {}
}

type Part = string | number | Markup | readonly Markup[];

function write(part: Part): string {
  if (part instanceof Markup) return part.html;
  if (typeof part === 'object') return part.map(({ html }) => html).join('');
  return escapeHtml(String(part));
}

/** HTML from a template: what is put in is text, unless it is markup itself. */
export function markup(tags: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(tags.map((tag, index) => tag + (index < parts.length ? write(parts[index] as Part) : '')).join(''));
}
