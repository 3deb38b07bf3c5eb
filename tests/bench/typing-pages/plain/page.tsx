'use client';

import { useEffect, useRef } from 'react';
import { ESSAY_ADDRESS, type Essay } from '../essay';

/** The same text, of the same look and size, in an element that the browser alone edits. */
export default function PlainPage() {
  const surface = useRef<HTMLDivElement>(null);

  useEffect(() => {
    void fetch(ESSAY_ADDRESS)
      .then((response) => response.json())
      .then(({ html }: Essay) => {
        if (surface.current) surface.current.innerHTML = html;
      });
  }, []);

  return (
    <div className="grid grid-cols-2 gap-4">
      {/* biome-ignore lint/a11y/useSemanticElements: no element of that kind holds rich text. */}
      <div
        ref={surface}
        role="textbox"
        tabIndex={0}
        aria-label="Answer"
        contentEditable
        suppressContentEditableWarning
        spellCheck
        className="reading rich-text h-[300px] max-w-none overflow-y-auto px-4 py-3 outline-none"
      />
    </div>
  );
}
