import {
  $getNodeByKey,
  $getSelection,
  $isRangeSelection,
  $isTextNode,
  COMMAND_PRIORITY_LOW,
  type EditorState,
  HISTORY_PUSH_TAG,
  KEY_ENTER_COMMAND,
  type LexicalEditor,
  mergeRegister,
} from 'lexical';

/** A short form and what it stands for. */
export type Abbreviation = { abbr: string; full: string };

/** What ends a short form when it is typed behind it. */
const ENDING = /[\s.,;:!?)\]”"]$/;

/** Short forms that stand for one thing only; one of several readings is the learner's to choose. */
export function indexAbbreviations(abbreviations: readonly Abbreviation[]): ReadonlyMap<string, string> {
  const index = new Map<string, string>();
  const ambiguous = new Set<string>();
  for (const { abbr, full } of abbreviations) {
    if (index.has(abbr) && index.get(abbr) !== full) ambiguous.add(abbr);
    index.set(abbr, full);
  }
  for (const abbr of ambiguous) index.delete(abbr);
  return index;
}

/**
 * The short form that ends at the end of a text, with its full form: a capital one where a sentence
 * begins. Null when there is none.
 */
export function findAbbreviation(text: string, index: ReadonlyMap<string, string>): Abbreviation | null {
  const word = text.split(/\s/).at(-1) ?? '';
  const abbr = index.has(word) ? word : word.replace(/^[(["“]+/, '');
  const full = index.get(abbr);
  if (full === undefined) return null;
  const before = text.slice(0, -abbr.length).trimEnd();
  const isBeginning = before === '' || /[.!?]["”)]?$/.test(before);
  return { abbr, full: isBeginning ? full.charAt(0).toUpperCase() + full.slice(1) : full };
}

type Found = Abbreviation & { key: string /** Where the short form ends in its text. */; end: number };

/** Writes short forms out once the character after them, or Enter, is typed; one undo takes that back. */
export function registerAbbreviations(editor: LexicalEditor, abbreviations: readonly Abbreviation[]): () => void {
  const index = indexAbbreviations(abbreviations);
  return mergeRegister(
    editor.registerUpdateListener(({ editorState, prevEditorState, dirtyLeaves }) => {
      if (dirtyLeaves.size !== 1 || editor.isComposing()) return;
      const found = editorState.read(() => $findTyped(prevEditorState, index));
      if (found) editor.update(() => $expand(found), { tag: HISTORY_PUSH_TAG });
    }),
    editor.registerCommand(
      KEY_ENTER_COMMAND,
      () => {
        const found = editor.isComposing() ? null : $findBeforeCaret(0, index);
        if (found) $expand(found);
        return false;
      },
      COMMAND_PRIORITY_LOW,
    ),
  );
}

/** The short form that one character, just typed at the caret, has ended. */
function $findTyped(before: EditorState, index: ReadonlyMap<string, string>): Found | null {
  const found = $findBeforeCaret(1, index);
  if (!found) return null;
  const text = $getNodeByKey(found.key)?.getTextContent() ?? '';
  const textBefore = before.read(() => $getNodeByKey(found.key)?.getTextContent());
  return textBefore === text.slice(0, found.end) + text.slice(found.end + 1) ? found : null;
}

/** The short form that ends so many characters before the caret, those being an ending. */
function $findBeforeCaret(endingLength: 0 | 1, index: ReadonlyMap<string, string>): Found | null {
  const selection = $getSelection();
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return null;
  const { key, offset } = selection.anchor;
  const node = selection.anchor.getNode();
  if (!$isTextNode(node) || offset <= endingLength) return null;
  const end = offset - endingLength;
  const text = node.getTextContent().slice(0, offset);
  if (endingLength > 0 && !ENDING.test(text)) return null;
  const abbreviation = findAbbreviation(text.slice(0, end), index);
  // The word may go on in a text of another look before this one.
  if (!abbreviation || (abbreviation.abbr.length === end && $isTextNode(node.getPreviousSibling()))) return null;
  return { ...abbreviation, key, end };
}

function $expand({ abbr, full, key, end }: Found): void {
  const node = $getNodeByKey(key);
  const selection = $getSelection();
  if (!$isTextNode(node) || !$isRangeSelection(selection)) return;
  const caret = selection.anchor.offset + full.length - abbr.length;
  node.spliceText(end - abbr.length, abbr.length, full);
  node.select(caret, caret);
}
