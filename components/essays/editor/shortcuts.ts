import { $isListItemNode } from '@lexical/list';
import {
  $findMatchingParent,
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_LOW,
  IS_APPLE,
  KEY_DOWN_COMMAND,
  KEY_TAB_COMMAND,
  type LexicalEditor,
  mergeRegister,
} from 'lexical';
import { applyFormat, type FormatAction } from './format-actions';
import { $canIndent } from './format-state';

export type ToolbarAction = Exclude<FormatAction, 'paragraph'> | 'link';

type Shortcut = {
  /** As it stands on the key. */
  label: string;
  /** The place of a key whose character depends on Shift and Alt; other keys go by their letter. */
  code?: string;
  hasShift?: boolean;
  hasAlt?: boolean;
  /** The editor knows it by itself. */
  isBuiltIn?: boolean;
};

/** Keys as in the word processors that learners know, each with Ctrl (⌘ on Apple's keyboards). */
const SHORTCUTS: Record<FormatAction | 'link', Shortcut> = {
  h1: { label: '1', code: 'Digit1', hasAlt: true },
  h2: { label: '2', code: 'Digit2', hasAlt: true },
  h3: { label: '3', code: 'Digit3', hasAlt: true },
  paragraph: { label: '0', code: 'Digit0', hasAlt: true },
  bold: { label: 'B', isBuiltIn: true },
  italic: { label: 'I', isBuiltIn: true },
  underline: { label: 'U', isBuiltIn: true },
  strikethrough: { label: 'X', hasShift: true },
  number: { label: '7', code: 'Digit7', hasShift: true },
  bullet: { label: '8', code: 'Digit8', hasShift: true },
  quote: { label: '9', code: 'Digit9', hasShift: true },
  indent: { label: ']', code: 'BracketRight' },
  outdent: { label: '[', code: 'BracketLeft' },
  link: { label: 'K' },
  clean: { label: '\\', code: 'Backslash' },
  undo: { label: 'Z', isBuiltIn: true },
  redo: { label: 'Z', hasShift: true, isBuiltIn: true },
};

/** The keys of an action, for people ('Ctrl+Alt+1', '⌥⌘1') and as the value of aria-keyshortcuts. */
export function describeShortcut(action: ToolbarAction): { shown: string; aria: string } {
  const { label, hasShift, hasAlt } = SHORTCUTS[action];
  const parts = [IS_APPLE ? 'Meta' : 'Control', hasAlt && 'Alt', hasShift && 'Shift', label].filter(Boolean);
  const shown = IS_APPLE
    ? `${hasAlt ? '⌥' : ''}${hasShift ? '⇧' : ''}⌘${label}`
    : parts.join('+').replace('Control', 'Ctrl');
  return { shown, aria: parts.join('+') };
}

type Handlers = {
  onLink: () => void;
  /** Alt+F10, as in other editors. */
  onToolbar: () => void;
};

/** The keys of the editor beside Lexical's own. */
export function registerShortcuts(editor: LexicalEditor, { onLink, onToolbar }: Handlers): () => void {
  return mergeRegister(
    editor.registerCommand(
      KEY_DOWN_COMMAND,
      (event) => {
        const action = actionOfKey(event);
        if (action === null) return false;
        event.preventDefault();
        if (action === 'toolbar') onToolbar();
        else if (action === 'link') onLink();
        else applyFormat(editor, action);
        return true;
      },
      COMMAND_PRIORITY_LOW,
    ),
    editor.registerCommand(
      KEY_TAB_COMMAND,
      (event) => {
        const action = event.shiftKey ? 'outdent' : 'indent';
        if (!$isTabForList(action)) return false;
        event.preventDefault();
        applyFormat(editor, action);
        return true;
      },
      COMMAND_PRIORITY_LOW,
    ),
  );
}

/** What a key asks for, null when nothing or when Lexical answers it by itself. */
export function actionOfKey(event: KeyboardEvent): FormatAction | 'link' | 'toolbar' | null {
  if (event.altKey && event.key === 'F10') return 'toolbar';
  const isCommand = IS_APPLE ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
  // The right Alt key of many keyboards reports Ctrl+Alt, and writes a character.
  if (!isCommand || event.getModifierState('AltGraph')) return null;
  for (const [action, { label, code, hasShift = false, hasAlt = false, isBuiltIn }] of Object.entries(SHORTCUTS)) {
    const isKey = code ? event.code === code : event.key.toLowerCase() === label.toLowerCase();
    if (!isBuiltIn && isKey && event.shiftKey === hasShift && event.altKey === hasAlt) {
      return action as FormatAction | 'link';
    }
  }
  return null;
}

/**
 * Tab moves an entry of a list when the caret stands at its beginning and it can be moved; everywhere
 * else it leaves the editor, so that nobody is caught in it.
 */
function $isTabForList(action: 'indent' | 'outdent'): boolean {
  const selection = $getSelection();
  if (!$isRangeSelection(selection) || !selection.isCollapsed() || selection.anchor.offset > 0) return false;
  const node = selection.anchor.getNode();
  const entry = $findMatchingParent(node, $isListItemNode);
  if (!entry || !(entry.is(node) || entry.getFirstDescendant()?.is(node))) return false;
  return action === 'indent' ? $canIndent(entry) : entry.getIndent() > 0;
}
