'use client';

import { useRef, useState } from 'react';
import {
  type RichTextContent,
  RichTextEditor,
  type RichTextEditorHandle,
  type RichTextOwner,
} from '@/components/essays/editor/rich-text-editor';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/checkbox';

const ABBREVIATIONS = [
  { abbr: 'K', full: 'contract' },
  { abbr: 'π', full: 'plaintiff' },
  { abbr: 'w/o', full: 'without' },
];

const ANSWER =
  '<h1>Negligence</h1><p>The defendant owed a <strong>duty of care</strong> to every <em>foreseeable</em> plaintiff.</p>' +
  '<blockquote>The risk reasonably to be perceived defines the duty to be obeyed.</blockquote>' +
  '<ol><li>Duty<ul><li>to whom</li><li>of what</li></ul></li><li>Breach</li></ol>' +
  '<p>See <a href="https://example.com/">the rule</a>, <u>not</u> <s>the dissent</s>.</p>';

const LONG_ANSWER =
  `<p>${'The court will ask whether the defendant acted as a reasonable person would have. '.repeat(14)}</p>`.repeat(
    10,
  );

/** The editor with everything that a page can ask of it. */
export function EditorSpecimen() {
  const editor = useRef<RichTextEditorHandle>(null);
  const [content, setContent] = useState<RichTextContent>({ html: '', text: '' });
  const [owner] = useState<RichTextOwner>(() => ({
    html: () => '',
    type: setContent,
    attach: (mounted) => {
      editor.current = mounted;
      return () => {
        editor.current = null;
      };
    },
  }));
  const [isReadOnly, setIsReadOnly] = useState(false);
  const [isExpanding, setIsExpanding] = useState(false);
  return (
    <Card className="lg:col-span-2">
      <CardHeader title="Rich-text editor" />
      <CardBody className="grid gap-4">
        <RichTextEditor
          owner={owner}
          ariaLabel="Your essay response"
          isReadOnly={isReadOnly}
          abbreviations={isExpanding ? ABBREVIATIONS : undefined}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Checkbox label="Read only" checked={isReadOnly} onChange={({ target }) => setIsReadOnly(target.checked)} />
          <Checkbox
            label="Write out K, π and w/o"
            checked={isExpanding}
            onChange={({ target }) => setIsExpanding(target.checked)}
          />
          <Button variant="secondary" onClick={() => editor.current?.setHtml(ANSWER)}>
            Load an answer
          </Button>
          <Button variant="secondary" onClick={() => editor.current?.setHtml(LONG_ANSWER)}>
            Load 2,000 words
          </Button>
          <Button variant="secondary" onClick={() => editor.current?.setHtml('')}>
            Empty
          </Button>
          <Button variant="secondary" onClick={() => editor.current?.focus()}>
            Focus
          </Button>
        </div>
        <details>
          <summary className="font-semibold">What was reported</summary>
          <pre data-testid="html" className="mt-2 max-h-60 overflow-auto text-sm whitespace-pre-wrap">
            {content.html}
          </pre>
          <pre data-testid="text" className="mt-2 max-h-60 overflow-auto text-sm whitespace-pre-wrap">
            {content.text}
          </pre>
        </details>
      </CardBody>
    </Card>
  );
}
