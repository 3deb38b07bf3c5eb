'use client';

import dynamic from 'next/dynamic';
import type { Ref } from 'react';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import type { RichTextContent } from './create-editor';
import type { Abbreviation } from './expand-abbreviations';

export type { RichTextContent };

/** What a page can do with the editor once it is there. */
export type RichTextEditorHandle = {
  focus: () => void;
  /** What the editor holds at this moment, whether or not it was reported yet. */
  read: () => RichTextContent;
  /**
   * Puts another text into the editor. What was typed before is reported first; the new text is not,
   * and it cannot be undone.
   */
  setHtml: (html: string) => void;
};

export type RichTextEditorProps = {
  /** What stands in the editor at first; later changes go by `setHtml`. */
  initialHtml: string;
  /**
   * Told of every change in an idle moment, within half a second. `html` is in a fixed vocabulary (see
   * `writeHtml`), '' for an empty answer; `text` has a line for every heading and entry of a list.
   */
  onChange: (content: RichTextContent) => void;
  ariaLabel: string;
  isReadOnly?: boolean;
  /** Short forms to write out while typing; without them nothing is written out. */
  abbreviations?: readonly Abbreviation[];
  placeholder?: string;
  editorRef?: Ref<RichTextEditorHandle | null>;
};

function EditorSkeleton() {
  return (
    <Loading>
      <Skeleton className="h-[372px] rounded-lg" />
    </Loading>
  );
}

/** The one rich-text editor, 300 pixels high. Its code is fetched once the page stands in the browser. */
export const RichTextEditor = dynamic<RichTextEditorProps>(() => import('./editor'), {
  ssr: false,
  loading: EditorSkeleton,
});
