'use client';

import { lazyPart } from '@/components/ui/lazy-part';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import type { RichTextContent } from './create-editor';
import type { Abbreviation } from './expand-abbreviations';

export type { RichTextContent };

/** What can be done with an editor that stands on the page. */
export type RichTextEditorHandle = {
  focus: () => void;
  /** What the editor holds at this moment, whether or not it was reported yet. */
  read: () => RichTextContent;
  /**
   * Puts another text into the editor, which cannot be undone. Neither the new text is reported nor what
   * was typed before and not reported yet: read it first.
   */
  setHtml: (html: string) => void;
};

/** Whose text an editor holds. One editor has one owner for as long as it stands. */
export type RichTextOwner = {
  /** What stands in the editor at first, asked for when it is made. */
  html: () => string;
  /**
   * Told of every change in an idle moment, within half a second. `html` is in a fixed vocabulary (see
   * `writeHtml`), '' for an empty answer; `text` has a line for every heading and entry of a list.
   */
  type: (content: RichTextContent) => void;
  /** Given the editor in the moment it is made; what it answers is called after the last report, while it can still be read. */
  attach: (editor: RichTextEditorHandle) => () => void;
};

export type RichTextEditorProps = {
  /** The same object for as long as the text is the same one's: another makes the editor anew. */
  owner: RichTextOwner;
  ariaLabel: string;
  isReadOnly?: boolean;
  /** Short forms to write out while typing; without them nothing is written out. */
  abbreviations?: readonly Abbreviation[];
  placeholder?: string;
};

function EditorSkeleton() {
  return (
    <Loading>
      <Skeleton className="h-[calc(max(300px,var(--editor-height,300px))+72px)] rounded-lg" />
    </Loading>
  );
}

/** The one rich-text editor, 300 pixels high. Its code is fetched once the page stands in the browser. */
export const RichTextEditor = lazyPart<RichTextEditorProps>({
  load: () => import('./editor').then((module) => module.default),
  name: 'The editor',
  Place: EditorSkeleton,
});
