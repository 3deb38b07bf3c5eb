'use client';

import { $getSelection } from 'lexical';
import { useCallback, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { registerAbbreviations } from './expand-abbreviations';
import { applyFormat, removeLink, setLink } from './format-actions';
import { LinkForm } from './link-form';
import type { RichTextEditorProps } from './rich-text-editor';
import { registerShortcuts, type ToolbarAction } from './shortcuts';
import { Toolbar } from './toolbar';
import { useRichText } from './use-rich-text';

/** The editor itself, with all of Lexical: load it by `RichTextEditor`. */
export default function Editor({
  owner,
  ariaLabel,
  isReadOnly = false,
  abbreviations,
  placeholder = 'Start typing your essay response here...',
}: RichTextEditorProps) {
  const id = useId();
  const surface = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const { editor, format, history, isBlank, wordCount } = useRichText(surface, owner);
  /** The words that a link is asked for; null while none is. */
  const [linkWords, setLinkWords] = useState<string | null>(null);

  const openLinkForm = useCallback(
    () => setLinkWords(editor?.read(() => $getSelection()?.getTextContent()) ?? ''),
    [editor],
  );
  const onLinkKey = useEffectEvent(openLinkForm);
  const moveToToolbar = useEffectEvent(() => {
    toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });

  useEffect(() => {
    if (editor && !isReadOnly) return registerShortcuts(editor, { onLink: onLinkKey, onToolbar: moveToToolbar });
  }, [editor, isReadOnly]);

  useEffect(() => editor?.setEditable(!isReadOnly), [editor, isReadOnly]);

  useEffect(() => {
    if (editor && abbreviations) return registerAbbreviations(editor, abbreviations);
  }, [editor, abbreviations]);

  const act = useCallback(
    (action: ToolbarAction) => {
      if (!editor) return;
      if (action === 'link') openLinkForm();
      else editor.focus(() => applyFormat(editor, action));
    },
    [editor, openLinkForm],
  );
  const leaveToolbar = useCallback(() => editor?.focus(), [editor]);
  const closeLinkForm = () => {
    setLinkWords(null);
    editor?.focus();
  };

  return (
    // Nothing reaches into the round corners, so nothing is clipped: that would cost every key a good deal of its paint.
    <div className="@container rounded-lg border border-edge bg-surface has-[[contenteditable]:focus-visible]:outline-2 has-[[contenteditable]:focus-visible]:outline-offset-2 has-[[contenteditable]:focus-visible]:outline-focus">
      {!isReadOnly && (
        <Toolbar ref={toolbar} controls={id} format={format} history={history} onAction={act} onLeave={leaveToolbar} />
      )}
      {linkWords !== null && editor && (
        <LinkForm
          words={linkWords}
          href={format.href}
          onApply={(href) => {
            setLink(editor, href);
            closeLinkForm();
          }}
          onRemove={() => {
            removeLink(editor);
            closeLinkForm();
          }}
          onCancel={closeLinkForm}
        />
      )}
      <div className="relative">
        {/* biome-ignore lint/a11y/useSemanticElements: no element of that kind holds rich text. */}
        <div
          ref={surface}
          id={id}
          role="textbox"
          tabIndex={0}
          aria-multiline="true"
          aria-label={ariaLabel}
          aria-placeholder={placeholder}
          aria-readonly={isReadOnly || undefined}
          aria-describedby={`${id}-keys`}
          contentEditable={!isReadOnly}
          suppressContentEditableWarning
          spellCheck
          onFocus={() => setLinkWords(null)}
          // Contained, and every block in it, so that a key has nothing but its own line laid out and painted.
          className="reading rich-text h-[max(300px,var(--editor-height,300px))] min-h-40 max-w-none resize-y overflow-y-auto px-[max(1rem,calc((100%-38rem)/2))] py-3 contain-strict outline-none *:contain-content *:[overflow-clip-margin:1rem]"
        />
        {isBlank && (
          <div
            aria-hidden="true"
            className="reading pointer-events-none absolute inset-x-0 top-0 max-w-none truncate px-[max(1rem,calc((100%-38rem)/2))] py-3 text-muted"
          >
            {placeholder}
          </div>
        )}
      </div>
      <div className="flex justify-between gap-4 border-t border-line px-3 py-1 text-sm text-muted">
        <span className="tabular-nums">
          {wordCount.toLocaleString('en-US')} {wordCount === 1 ? 'word' : 'words'}
        </span>
        <span id={`${id}-keys`} hidden>
          Alt+F10 moves to the formatting toolbar.
        </span>
      </div>
    </div>
  );
}
