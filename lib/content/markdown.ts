import { fromMarkdown } from 'mdast-util-from-markdown';
import { micromark } from 'micromark';
import { AppError } from '@/lib/domain/errors/app-error';
import { textOfHtml } from '@/lib/domain/html/plain-text';
import { isAllowedLink, sanitizeStudyHtml } from './safe-html';

/** Markdown that has a counterpart among the allowed tags, by the parser's names. */
const SUPPORTED_NODES = new Set(
  'root paragraph text strong emphasis heading list listItem blockquote link break'.split(' '),
);
const HEADING_DEPTHS = { min: 2, max: 4 };

type MarkdownTree = ReturnType<typeof fromMarkdown>;
type MarkdownNode = MarkdownTree | MarkdownTree['children'][number];

/** Quotations and lists that one line may begin within one another; the parser's cost grows with their square. */
const MAX_CONTAINERS = 30;

/**
 * HTML of a Markdown text (CommonMark), a stranger's as well, who may have mixed Markdown and HTML:
 * safe to show as it is, allowed tags only; links to other places keep their words. Throws
 * 'invalid_input' when it is nested too deeply.
 */
export function renderMarkdown(markdown: string): string {
  refuseDeepLines(markdown);
  return sanitizeStudyHtml(micromark(markdown, 'utf8', { allowDangerousHtml: true }));
}

function refuseDeepLines(markdown: string): void {
  const container = /[ \t]*(?:[>*+-]|\d{1,9}[.)])/y;
  for (const line of markdown.split(/[\n\r]/)) {
    container.lastIndex = 0;
    let count = 0;
    while (container.test(line)) count += 1;
    if (count > MAX_CONTAINERS && !/^[-* \t]*$/.test(line)) {
      throw new AppError('invalid_input', 'That text is nested too deeply.');
    }
  }
}

/** What a learner reads of a Markdown text, without marks; a blank line stands between its blocks. */
export function textOfMarkdown(markdown: string): string {
  return textOfHtml(renderMarkdown(markdown));
}

/** A part of a text that learners would not see as it was written. */
type UnsupportedPart = { /** From 1. */ line: number; source: string };

/** Rows of a table, which CommonMark takes for text. */
const TABLE_ROW = /^ {0,3}\|.*\|\s*$/;

/** What a text holds that has no counterpart among the allowed tags, in its order. */
export function unsupportedMarkdown(markdown: string): UnsupportedPart[] {
  const found: UnsupportedPart[] = markdown
    .split('\n')
    .flatMap((source, index) => (TABLE_ROW.test(source) ? [{ line: index + 1, source }] : []));
  const visit = (node: MarkdownNode) => {
    if (isSupported(node)) {
      if ('children' in node) node.children.forEach(visit);
    } else if (node.position) {
      const { start, end } = node.position;
      found.push({ line: start.line, source: markdown.slice(start.offset, end.offset) });
    }
  };
  visit(fromMarkdown(markdown));
  return found.toSorted((a, b) => a.line - b.line);
}

function isSupported(node: MarkdownNode): boolean {
  if (node.type === 'heading') return node.depth >= HEADING_DEPTHS.min && node.depth <= HEADING_DEPTHS.max;
  if (node.type === 'link') return isAllowedLink(node.url);
  return SUPPORTED_NODES.has(node.type);
}
