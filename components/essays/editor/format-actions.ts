import { $createLinkNode, $toggleLink } from '@lexical/link';
import { $insertList, $isListItemNode } from '@lexical/list';
import { $createHeadingNode, $createQuoteNode } from '@lexical/rich-text';
import { $copyBlockFormatIndent, $setBlocksType } from '@lexical/selection';
import { $handleIndentAndOutdent } from '@lexical/utils';
import {
  $createParagraphNode,
  $createTextNode,
  $findMatchingParent,
  $getSelection,
  $insertNodes,
  $isElementNode,
  $isRangeSelection,
  $isRootNode,
  $setTextFormat,
  COMMAND_PRIORITY_LOW,
  type ElementNode,
  FORMAT_TEXT_COMMAND,
  INDENT_CONTENT_COMMAND,
  type LexicalEditor,
  OUTDENT_CONTENT_COMMAND,
  type RangeSelection,
  REDO_COMMAND,
  UNDO_COMMAND,
} from 'lexical';
import { $canIndent, $readFormatState } from './format-state';
import { LINK_ATTRIBUTES } from './lexical-content';
import type { BlockKind } from './rich-text';

/** What the buttons and the keys do; asking for a link is up to the one who shows the form. */
export type FormatAction =
  | 'h1'
  | 'h2'
  | 'h3'
  | 'paragraph'
  | 'quote'
  | 'number'
  | 'bullet'
  | 'bold'
  | 'italic'
  | 'underline'
  | 'strikethrough'
  | 'indent'
  | 'outdent'
  | 'clean'
  | 'undo'
  | 'redo';

/** Applies an action to the selection; a kind of block that is there already is taken back. */
export function applyFormat(editor: LexicalEditor, action: FormatAction): void {
  switch (action) {
    case 'bold':
    case 'italic':
    case 'underline':
    case 'strikethrough':
      editor.dispatchCommand(FORMAT_TEXT_COMMAND, action);
      break;
    case 'indent':
      editor.dispatchCommand(INDENT_CONTENT_COMMAND);
      break;
    case 'outdent':
      editor.dispatchCommand(OUTDENT_CONTENT_COMMAND);
      break;
    case 'undo':
      editor.dispatchCommand(UNDO_COMMAND);
      break;
    case 'redo':
      editor.dispatchCommand(REDO_COMMAND);
      break;
    case 'clean':
      editor.update($clearFormat);
      break;
    default:
      editor.update(() => $setKind(action));
  }
}

function $setKind(kind: BlockKind): void {
  const target = $readFormatState().kind === kind ? 'paragraph' : kind;
  if (target === 'bullet' || target === 'number') $insertList(target);
  else $setBlocksType($getSelection(), () => $createBlock(target), $keepIndent);
}

function $createBlock(kind: Exclude<BlockKind, 'bullet' | 'number'>): ElementNode {
  if (kind === 'paragraph') return $createParagraphNode();
  return kind === 'quote' ? $createQuoteNode() : $createHeadingNode(kind);
}

/** An entry of a list stands at the margin once it is none. */
function $keepIndent(from: ElementNode, to: ElementNode): void {
  if (!$isListItemNode(from)) $copyBlockFormatIndent(from, to);
}

/** Takes marks, links, headings, quotations, lists and indents from the selected text, without a selection from the block. */
function $clearFormat(): void {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return;
  if (selection.isCollapsed()) $clearBlockAtCaret(selection);
  else $clearMarks(selection);
  $setBlocksType($getSelection(), $createParagraphNode, () => undefined);
}

function $clearMarks(selection: RangeSelection): void {
  $toggleLink(null);
  $setTextFormat(selection, { bold: false, italic: false, underline: false, strikethrough: false });
}

function $clearBlockAtCaret(selection: RangeSelection): void {
  const { key, offset, type } = selection.anchor;
  const block = $findMatchingParent(selection.anchor.getNode(), (node): node is ElementNode => {
    return $isElementNode(node) && !node.isInline() && !$isRootNode(node);
  });
  if (!block || type === 'element') {
    selection.setFormat(0);
    return;
  }
  $clearMarks(block.select(0, block.getChildrenSize()));
  // The whole block was selected, so its texts were not split and the caret's is still there.
  const caret = $getSelection();
  if (!$isRangeSelection(caret)) return;
  caret.anchor.set(key, offset, type);
  caret.focus.set(key, offset, type);
}

/** Makes the selected words a link; without a selection changes the link at the caret, or writes the address as one. */
export function setLink(editor: LexicalEditor, href: string): void {
  editor.update(() => {
    const selection = $getSelection();
    if (!$isRangeSelection(selection)) return;
    if (!selection.isCollapsed() || $readFormatState().href !== null) $toggleLink(href, LINK_ATTRIBUTES);
    else {
      const words = $createTextNode(href.replace(/^mailto:/, '')).setFormat(selection.format);
      $insertNodes([$createLinkNode(href, LINK_ATTRIBUTES).append(words)]);
    }
  });
}

export function removeLink(editor: LexicalEditor): void {
  editor.update(() => $toggleLink(null));
}

/** Keeps indents within what `$canIndent` allows. */
export function registerIndentLimit(editor: LexicalEditor): () => void {
  return editor.registerCommand(
    INDENT_CONTENT_COMMAND,
    () =>
      $handleIndentAndOutdent((block) => {
        if ($canIndent(block)) block.setIndent(block.getIndent() + 1);
      }),
    COMMAND_PRIORITY_LOW,
  );
}
