import { CAN_REDO_COMMAND, CAN_UNDO_COMMAND, COMMAND_PRIORITY_LOW, type LexicalEditor, mergeRegister } from 'lexical';
import { type RefObject, useEffect, useState } from 'react';
import { createChangeReporter } from './change-reporter';
import { createRichTextEditor, LOAD_TAG, loadHtml, readContent } from './create-editor';
import { registerIndentLimit } from './format-actions';
import { $readFormatState, type FormatState, isSameFormat, NO_FORMAT } from './format-state';
import { $isBlankDocument } from './lexical-content';
import type { RichTextOwner } from './rich-text-editor';
import type { HistoryDepth } from './toolbar';
import { countWords } from './write-html';

type RichText = {
  /** Null until the page is in the browser. */
  editor: LexicalEditor | null;
  format: FormatState;
  history: HistoryDepth;
  isBlank: boolean;
  wordCount: number;
};

/** What is shown of an editor at every key. */
type Shown = Pick<RichText, 'format' | 'isBlank'>;

/**
 * Lexical in an element, with the text of its owner, and what is shown of it. Changes are reported in idle
 * moments, at the latest half a second after they were made, and at once when the focus, the page or the
 * editor goes away.
 */
export function useRichText(surface: RefObject<HTMLElement | null>, owner: RichTextOwner): RichText {
  const [shownEditor, setShownEditor] = useState<LexicalEditor | null>(null);
  const [format, setFormat] = useState(NO_FORMAT);
  const [history, setHistory] = useState<HistoryDepth>({ canUndo: false, canRedo: false });
  const [isBlank, setIsBlank] = useState(() => owner.html() === '');
  const [wordCount, setWordCount] = useState(0);

  useEffect(() => {
    const root = surface.current;
    if (!root) return;
    const editor = createRichTextEditor(owner.html());
    let reportedHtml = '';

    /** Reads what the editor holds; whoever put it there knows it, so that is not reported. */
    const settle = () => {
      const { html, text } = readContent(editor.getEditorState());
      reportedHtml = html;
      setWordCount(countWords(text));
    };
    const reporter = createChangeReporter(() => {
      const content = readContent(editor.getEditorState());
      setWordCount(countWords(content.text));
      if (content.html === reportedHtml) return;
      reportedHtml = content.html;
      owner.type(content);
    });
    // React is told of changes alone: to be told the same again may cost it a rendering, at every key.
    let shown: Shown | null = null;
    const showState = () => {
      const next = editor.getEditorState().read(() => ({ format: $readFormatState(), isBlank: $isBlankDocument() }));
      if (!shown || !isSameFormat(shown.format, next.format)) setFormat(next.format);
      if (shown?.isBlank !== next.isBlank) setIsBlank(next.isBlank);
      shown = next;
    };
    const flushWhenHidden = () => {
      if (document.visibilityState === 'hidden') reporter.flush();
    };

    const unregister = mergeRegister(
      registerIndentLimit(editor),
      editor.registerCommand(
        CAN_UNDO_COMMAND,
        (canUndo) => {
          setHistory((known) => (known.canUndo === canUndo ? known : { ...known, canUndo }));
          return false;
        },
        COMMAND_PRIORITY_LOW,
      ),
      editor.registerCommand(
        CAN_REDO_COMMAND,
        (canRedo) => {
          setHistory((known) => (known.canRedo === canRedo ? known : { ...known, canRedo }));
          return false;
        },
        COMMAND_PRIORITY_LOW,
      ),
      editor.registerUpdateListener(({ dirtyElements, dirtyLeaves, tags }) => {
        showState();
        if (tags.has(LOAD_TAG)) settle();
        else if (dirtyElements.size > 0 || dirtyLeaves.size > 0) reporter.schedule();
      }),
    );
    editor.setRootElement(root);
    settle();
    showState();
    root.addEventListener('blur', reporter.flush);
    window.addEventListener('pagehide', reporter.flush);
    document.addEventListener('visibilitychange', flushWhenHidden);
    const detach = owner.attach({
      focus: () => editor.focus(),
      read: () => readContent(editor.getEditorState()),
      setHtml: (html) => loadHtml(editor, html),
    });
    setShownEditor(editor);

    return () => {
      reporter.flush();
      detach();
      root.removeEventListener('blur', reporter.flush);
      window.removeEventListener('pagehide', reporter.flush);
      document.removeEventListener('visibilitychange', flushWhenHidden);
      unregister();
      editor.dispose();
      setShownEditor(null);
    };
  }, [surface, owner]);

  return { editor: shownEditor, format, history, isBlank, wordCount };
}
