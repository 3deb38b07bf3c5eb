'use client';

import { useEffect, useId, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { FailedToLoad } from '@/components/ui/failed-to-load';
import { SafeHtml } from '@/components/ui/safe-html';
import { ScrollArea } from '@/components/ui/scroll-area';
import { Spinner } from '@/components/ui/spinner';
import { CONTENT } from '@/lib/client/query';
import { useRead } from '@/lib/client/use-read';
import { getEssayAnswer } from '@/lib/contract/essays';
import { HelpGate } from './help-gate';

type ModelAnswerProps = { essayId: string; isHelpShown: boolean; onShowHelp: () => void; onClose: () => void };

/** The model answer of an essay, in a card that is never higher than 40% of the window. */
export function ModelAnswer({ essayId, isHelpShown, onShowHelp, onClose }: ModelAnswerProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);

  // It opens below the editor, often below the window.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <Card className="overflow-hidden">
      <div className="flex items-center justify-between gap-3 border-b border-line px-5 py-3">
        <h2
          ref={heading}
          id={titleId}
          tabIndex={-1}
          className="scroll-my-6 rounded font-serif text-xl font-semibold outline-none"
        >
          Model Answer Sheet
        </h2>
        <Button variant="ghost" size="sm" onClick={onClose}>
          Hide
        </Button>
      </div>
      {isHelpShown ? (
        <Answer essayId={essayId} titleId={titleId} />
      ) : (
        <div className="p-5">
          <HelpGate what="The model answer is hidden" isHelpShown={false} onShowHelp={onShowHelp}>
            {null}
          </HelpGate>
        </div>
      )}
    </Card>
  );
}

function Answer({ essayId, titleId }: { essayId: string; titleId: string }) {
  const loaded = useRead(getEssayAnswer, { params: { id: essayId } }, 'Failed to get essay answer HTML', CONTENT);
  return (
    <>
      {loaded.status === 'loading' && (
        <p role="status" className="flex items-center gap-2 p-5 text-muted">
          <Spinner className="size-5" /> Loading...
        </p>
      )}
      {loaded.status === 'failed' && (
        <FailedToLoad className="m-5" message="Error loading model answer sheet." onRetry={loaded.reload} />
      )}
      {loaded.status === 'ready' &&
        (loaded.value.answerHtml.trim() === '' ? (
          <p className="p-5 text-muted">Could not load model answer.</p>
        ) : (
          <ScrollArea aria-labelledby={titleId} className="max-h-[40vh] overflow-y-auto p-5 sm:p-6">
            <SafeHtml html={loaded.value.answerHtml} className="reading formatted *:first:mt-0" />
          </ScrollArea>
        ))}
    </>
  );
}
