import { $insertGeneratedNodes, ClipboardImportExtension, type ImportMimeTypeFunction } from '@lexical/clipboard';
import { $isListItemNode, $isListNode } from '@lexical/list';
import { $getEditor, $isRangeSelection, type BaseSelection, configExtension, type LexicalNode } from 'lexical';
import { $createInlineNodes, $createNodes } from './lexical-content';
import { parseForeignHtml } from './parse-html';
import { parsePlainText } from './plain-text';
import { type Block, normalizeBlocks } from './rich-text';

const $insertHtml: ImportMimeTypeFunction = (html, selection) => $insertBlocks(parseForeignHtml(html), selection);

const $insertPlainText: ImportMimeTypeFunction = (text, selection) => {
  const blocks = normalizeBlocks(parsePlainText(text));
  const [only] = blocks;
  const [run] = only?.runs ?? [];
  if (blocks.length === 1 && only?.runs.length === 1 && run && $isRangeSelection(selection)) {
    // Takes the look of the text around it.
    selection.insertText(run.text);
    return true;
  }
  return $insertBlocks(blocks, selection);
};

/** Lexical's own format is skipped: any page can put it on the clipboard, and the HTML beside it holds the same. */
const skip: ImportMimeTypeFunction = () => false;

/** Cleans everything that is pasted or dropped into the editor. */
export const CleanPasteExtension = configExtension(ClipboardImportExtension, {
  $importMimeType: {
    'application/x-lexical-editor': [skip],
    'text/html': [$insertHtml],
    'text/plain': [$insertPlainText],
  },
});

/** Puts blocks at the selection; false when there are none, so that a plainer format is tried. */
function $insertBlocks(blocks: readonly Block[], selection: BaseSelection): boolean {
  if (blocks.length === 0) return false;
  $insertGeneratedNodes($getEditor(), $nodesToInsert(blocks, selection), selection);
  return true;
}

/** A single line joins the line it is put into, and entries of a list the list that they are put into. */
function $nodesToInsert(blocks: readonly Block[], selection: BaseSelection): LexicalNode[] {
  const isInEntry = $isInEntry(selection);
  const [only] = blocks;
  if (blocks.length === 1 && only && (only.kind === 'paragraph' || isInEntry)) return $createInlineNodes(only.runs);
  const nodes = $createNodes(blocks);
  return isInEntry && nodes.every($isListNode) ? nodes.flatMap((list) => list.getChildren()) : nodes;
}

function $isInEntry(selection: BaseSelection): boolean {
  if (!$isRangeSelection(selection)) return false;
  const node = selection.anchor.getNode();
  return $isListItemNode(node) || node.getParents().some($isListItemNode);
}
