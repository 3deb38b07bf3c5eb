import { buildEditorFromExtensions } from '@lexical/extension';
import { HistoryExtension } from '@lexical/history';
import { LinkExtension } from '@lexical/link';
import { ListExtension } from '@lexical/list';
import { RichTextExtension } from '@lexical/rich-text';
import {
  $setSelection,
  CLEAR_HISTORY_COMMAND,
  configExtension,
  defineExtension,
  type EditorState,
  type EditorThemeClasses,
  HISTORY_MERGE_TAG,
  type LexicalEditor,
  type LexicalEditorWithDispose,
} from 'lexical';
import { allowedLink } from './allowed-link';
import { CleanPasteExtension } from './clipboard';
import { $readBlocks, $writeBlocks, LINK_ATTRIBUTES } from './lexical-content';
import { parseHtml } from './parse-html';
import { writeHtml, writeText } from './write-html';

/** Marks that Lexical writes as spans; the rest is styled by its tag, like the HTML that is kept. */
const THEME: EditorThemeClasses = {
  text: {
    underline: 'underline',
    strikethrough: 'line-through',
    underlineStrikethrough: '[text-decoration-line:underline_line-through]',
  },
  list: { nested: { listitem: 'list-none' } },
};

/** Steps that can be undone; typing without a pause is one. */
const MAX_UNDO_STEPS = 500;
const PAUSE_BETWEEN_STEPS_MS = 500;

/** The update that puts a text into the editor from outside is tagged with this. */
export const LOAD_TAG = 'load';

/** What an editor holds. */
export type RichTextContent = {
  /** In the vocabulary of `writeHtml`. */
  html: string;
  /** Headings and entries of lists are lines of their own. */
  text: string;
};

/** A Lexical editor for answers, without a place on the page yet. `dispose` it in the end. */
export function createRichTextEditor(initialHtml: string): LexicalEditorWithDispose {
  const editor = buildEditorFromExtensions(
    defineExtension({
      name: 'rich-text-editor',
      namespace: 'rich-text-editor',
      theme: THEME,
      $initialEditorState: null,
      dependencies: [
        RichTextExtension,
        // An entry is at most one step deeper than the one above it.
        configExtension(ListExtension, { hasStrictIndent: true, shouldPreserveNumbering: true }),
        // An address that is pasted over words makes them a link.
        configExtension(LinkExtension, {
          attributes: LINK_ATTRIBUTES,
          validateUrl: (address) => !/\s/.test(address) && allowedLink(address) !== null,
        }),
        configExtension(HistoryExtension, {
          disabled: false,
          maxDepth: MAX_UNDO_STEPS,
          delay: PAUSE_BETWEEN_STEPS_MS,
        }),
        CleanPasteExtension,
      ],
      onError: (error) => {
        throw error;
      },
    }),
  );
  loadHtml(editor, initialHtml);
  return editor;
}

/** Puts another text into the editor, which cannot be undone: it may belong to another question. */
export function loadHtml(editor: LexicalEditor, html: string): void {
  editor.dispatchCommand(CLEAR_HISTORY_COMMAND);
  editor.update(
    () => {
      $setSelection(null);
      $writeBlocks(parseHtml(html));
    },
    { discrete: true, tag: [HISTORY_MERGE_TAG, LOAD_TAG] },
  );
}

/** What an editor holds at a moment. */
export function readContent(state: EditorState): RichTextContent {
  const blocks = state.read($readBlocks);
  return { html: writeHtml(blocks), text: writeText(blocks) };
}
