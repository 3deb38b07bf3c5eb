'use client';

import { useEffect, useMemo, useState } from 'react';
import { RichTextEditor } from '@/components/essays/editor/rich-text-editor';
import { LiveDetection } from '@/components/essays/panel/live-detection';
import { useLiveDetection } from '@/components/essays/panel/use-live-detection';
import { ESSAY_ADDRESS, type Essay } from '../essay';

/** The editor with live detection beside it, in a panel that scrolls as on the essay screen. */
export default function EditorPage() {
  const [essay, setEssay] = useState<Essay | null>(null);
  const [text, setText] = useState('');
  const detected = useLiveDetection(text, essay, essay?.abbreviations ?? null);

  useEffect(() => {
    void fetch(ESSAY_ADDRESS)
      .then((response) => response.json())
      .then(setEssay);
  }, []);

  const owner = useMemo(
    () =>
      essay && {
        html: () => essay.html,
        type: (content: { text: string }) => setText(content.text),
        attach: () => () => {},
      },
    [essay],
  );
  if (!owner) return null;
  return (
    <div className="grid grid-cols-2 items-start gap-4">
      <RichTextEditor owner={owner} ariaLabel="Answer" />
      <div className="sticky top-4 max-h-[calc(100dvh-2rem)] overflow-y-auto">
        <LiveDetection issues={detected} isHelpShown />
      </div>
    </div>
  );
}
