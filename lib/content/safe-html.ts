import { fromHtml } from 'hast-util-from-html';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { toText } from 'hast-util-to-text';
import { AppError } from '@/lib/domain/errors/app-error';

type Tree = Parameters<typeof sanitize>[0];

const PROTOCOLS = ['http', 'https', 'mailto'];
const START: [string, RegExp] = ['start', /^\d{1,9}$/];
const INDENT: [string, RegExp] = ['dataIndent', /^[1-6]$/];
/** What loses its words along with its tags. */
const STRIPPED = ['script', 'style', 'template', 'noscript', 'iframe', 'title', 'textarea', 'select'];

/** What learners may be shown, whatever the source says; everything else loses its tags. */
const STUDY_HTML: Schema = {
  tagNames: ['p', 'br', 'strong', 'em', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'a'],
  attributes: { a: ['href'], ol: [START] },
  protocols: { href: PROTOCOLS },
  strip: STRIPPED,
};

/** What the editor writes, and so all that a learner's answer may hold. */
const ANSWER_HTML: Schema = {
  tagNames: ['h1', 'h2', 'h3', 'p', 'br', 'strong', 'em', 'u', 's', 'blockquote', 'ul', 'ol', 'li', 'a'],
  attributes: {
    a: ['href'],
    ol: [START],
    p: [INDENT],
    h1: [INDENT],
    h2: [INDENT],
    h3: [INDENT],
    blockquote: [INDENT],
  },
  protocols: { href: PROTOCOLS },
  strip: STRIPPED,
};

/** Whether a link may lead there. */
export function isAllowedLink(url: string): boolean {
  return PROTOCOLS.some((protocol) => url.toLowerCase().startsWith(`${protocol}:`));
}

/** A tree with allowed tags and attributes alone. */
export function safeTree(tree: Tree): Tree {
  return sanitize(tree, STUDY_HTML);
}

/** The words of a tree; a blank line stands between its blocks. */
export function textOfTree(tree: Tree): string {
  return toText(tree).replace(/\n+/g, '\n\n').trim();
}

/**
 * HTML from anywhere, safe to show: allowed tags and attributes alone; links to other places keep
 * their words. Throws 'invalid_input' when it is nested too deeply to be read.
 */
export function sanitizeStudyHtml(html: string): string {
  return read(html, STUDY_HTML, (safe) => toHtml(safe));
}

/**
 * What is left of a learner's answer when all that the editor could not have written is gone; what
 * the editor wrote stays as it is, to the character. Throws 'invalid_input' when it is nested too
 * deeply to be read.
 */
export function sanitizeAnswerHtml(html: string): string {
  return read(html, ANSWER_HTML, writeAnswer);
}

/**
 * What is read of HTML from anywhere, without marks; a blank line stands between its blocks. Throws
 * 'invalid_input' when it is nested too deeply to be read.
 */
export function textOfHtml(html: string): string {
  return read(html, ANSWER_HTML, textOfTree);
}

function read(html: string, schema: Schema, write: (safe: Tree) => string): string {
  try {
    return write(sanitize(withoutForeignLinks(fromHtml(html, { fragment: true })), schema));
  } catch (error) {
    // The only way in which these functions fail: thousands of tags within tags fill the stack.
    if (error instanceof RangeError) throw new AppError('invalid_input', 'That HTML is nested too deeply.');
    throw error;
  }
}

/** A safe tree in the editor's own spelling. */
function writeAnswer(tree: Tree): string {
  if (tree.type === 'text') return escapeHtml(tree.value);
  if (!('children' in tree)) return '';
  const inner = tree.children.map(writeAnswer).join('');
  if (tree.type !== 'element') return inner;
  const { href, start, dataIndent } = tree.properties;
  const attributes = Object.entries({ href, start, 'data-indent': dataIndent })
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`)
    .join('');
  return tree.tagName === 'br' ? '<br>' : `<${tree.tagName}${attributes}>${inner}</${tree.tagName}>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\u00a0': '&nbsp;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"\u00a0]/g, (character) => ENTITIES[character] ?? character);
}

/** Links to places that are not allowed, relative ones included, become plain words. */
function withoutForeignLinks(tree: Tree): Tree {
  if (!('children' in tree)) return tree;
  const children = tree.children.map((child) => {
    const kept = withoutForeignLinks(child);
    if (kept.type !== 'element' || kept.tagName !== 'a' || isAllowedLink(String(kept.properties.href ?? '')))
      return kept;
    return { ...kept, tagName: 'span', properties: {} };
  });
  // The children are of the kinds that stood there before.
  return { ...tree, children } as Tree;
}
