import { toHtml } from 'hast-util-to-html';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { defaultHandlers, type Handler, toHast } from 'mdast-util-to-hast';
import { isAllowedLink, safeTree, sanitizeStudyHtml, textOfTree } from './safe-html';

/** Markdown that has a counterpart among the allowed tags, by the parser's names. */
const SUPPORTED_NODES = new Set(
  'root paragraph text strong emphasis heading list listItem blockquote link break'.split(' '),
);
const HEADING_DEPTHS = { min: 2, max: 4 };

type MarkdownTree = ReturnType<typeof fromMarkdown>;
type MarkdownNode = MarkdownTree | MarkdownTree['children'][number];

/** A link to a place that is not allowed keeps its words alone. */
const link: Handler = (state, node) => (isAllowedLink(node.url) ? defaultHandlers.link(state, node) : state.all(node));

const handlers = { link, linkReference: ((state, node) => state.all(node)) satisfies Handler };

/** HTML of a Markdown text (CommonMark), safe to show as it is: allowed tags only, no raw HTML. */
export function renderMarkdown(markdown: string): string {
  return toHtml(treeOf(markdown));
}

/**
 * HTML of a text from a stranger, a language model say, who may have mixed Markdown and HTML: safe to
 * show like the other.
 */
export function renderForeignMarkdown(markdown: string): string {
  const mixed = toHast(fromMarkdown(markdown), { allowDangerousHtml: true });
  return sanitizeStudyHtml(toHtml(mixed, { allowDangerousHtml: true }));
}

/** What a learner reads of a Markdown text, without marks; a blank line stands between its blocks. */
export function textOfMarkdown(markdown: string): string {
  return textOfTree(treeOf(markdown));
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

function treeOf(markdown: string) {
  return safeTree(toHast(fromMarkdown(markdown), { handlers }));
}

function isSupported(node: MarkdownNode): boolean {
  if (node.type === 'heading') return node.depth >= HEADING_DEPTHS.min && node.depth <= HEADING_DEPTHS.max;
  if (node.type === 'link') return isAllowedLink(node.url);
  return SUPPORTED_NODES.has(node.type);
}
