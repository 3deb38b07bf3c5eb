'use client';

import { useEffect, useRef, useState } from 'react';
import { type RichTextContent, RichTextEditor } from '@/components/widgets/rich-text-editor/rich-text-editor';
import { detectIssues, type LiveDetection } from '@/lib/domain/essays/detect-issues';
import { type Essay, fetchEssay } from '../essay';

const SILENCE_MS = 750;

/** The editor with the whole list of live detection beside it, which is brought up to date after a pause. */
export default function EditorPage() {
  const [essay, setEssay] = useState<Essay | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [detections, setDetections] = useState<LiveDetection[]>([]);

  useEffect(() => {
    void fetchEssay().then(setEssay);
  }, []);

  if (!essay) return null;
  const detectLater = ({ text }: RichTextContent) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setDetections(detectIssues(text, essay.issues)), SILENCE_MS);
  };
  return (
    <div className="grid grid-cols-2 gap-4">
      <RichTextEditor initialHtml={essay.html} onChange={detectLater} ariaLabel="Answer" />
      <ul aria-label="Live detection">
        {detections.map(({ issue, status, buzzwordStatus }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order, and names may repeat.
          <li key={index}>
            {issue} <strong>{status}</strong> {buzzwordStatus}
          </li>
        ))}
      </ul>
    </div>
  );
}
