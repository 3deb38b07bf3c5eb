import { $isLinkNode } from '@lexical/link';
import { $isListItemNode, $isListNode } from '@lexical/list';
import { $isHeadingNode, $isQuoteNode } from '@lexical/rich-text';
import { $findMatchingParent, $getSelection, $isElementNode, $isRangeSelection, type ElementNode } from 'lexical';
import { type BlockKind, MAX_DEPTH } from './rich-text';

/** What the toolbar shows of the place where the caret stands. */
export type FormatState = {
  kind: BlockKind;
  /** Marks as Lexical's bits. */
  format: number;
  /** The address of the link at the caret, null outside links. */
  href: string | null;
  canIndent: boolean;
  canOutdent: boolean;
};

export const NO_FORMAT: FormatState = { kind: 'paragraph', format: 0, href: null, canIndent: false, canOutdent: false };

/** Reads the look of the selected text, or of what would be typed. */
export function $readFormatState(): FormatState {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return NO_FORMAT;
  const node = selection.anchor.getNode();
  const block = $findMatchingParent(node, (parent): parent is ElementNode => {
    return $isElementNode(parent) && !parent.isInline();
  });
  if (!block) return NO_FORMAT;
  const indent = block.getIndent();
  return {
    kind: $kindAt(block),
    format: selection.format,
    href: $findMatchingParent(node, $isLinkNode)?.getURL() ?? null,
    canIndent: $canIndent(block),
    canOutdent: indent > 0,
  };
}

/** Whether a block can be indented: an entry of a list only below another entry. */
export function $canIndent(block: ElementNode): boolean {
  if (!block.canIndent() || block.getIndent() >= MAX_DEPTH) return false;
  return !$isListItemNode(block) || block.getPreviousSibling() !== null;
}

function $kindAt(block: ElementNode): BlockKind {
  if ($isListItemNode(block)) {
    const list = block.getParent();
    return $isListNode(list) && list.getListType() === 'number' ? 'number' : 'bullet';
  }
  if ($isQuoteNode(block)) return 'quote';
  if (!$isHeadingNode(block)) return 'paragraph';
  const tag = block.getTag();
  return tag === 'h1' || tag === 'h2' ? tag : 'h3';
}

export function isSameFormat(a: FormatState, b: FormatState): boolean {
  return (
    a.kind === b.kind &&
    a.format === b.format &&
    a.href === b.href &&
    a.canIndent === b.canIndent &&
    a.canOutdent === b.canOutdent
  );
}
