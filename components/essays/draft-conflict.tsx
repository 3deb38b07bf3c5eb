'use client';

import { type ReactNode, useId, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { LocalTime } from '@/components/ui/local-time';
import { SafeHtml } from '@/components/ui/safe-html';
import { ScrollArea } from '@/components/ui/scroll-area';
import { countWords } from '@/lib/domain/essays/count-words';
import type { DraftText, ServerDraft } from '@/lib/domain/essays/draft-sync';

type DraftConflictProps = {
  mine: DraftText;
  rival: ServerDraft;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

function Version({ title, draft: { html, text } }: { title: ReactNode; draft: DraftText }) {
  const titleId = useId();
  return (
    <section className="min-w-0">
      <h3 id={titleId} className="font-semibold">
        {title}
      </h3>
      <p className="text-sm text-muted">{countWords(text).toLocaleString('en-US')} words</p>
      <ScrollArea
        aria-labelledby={titleId}
        className="mt-2 max-h-[45vh] overflow-y-auto rounded-md border border-line bg-sunken px-4 py-3"
      >
        {html === '' ? <p className="text-muted">Empty</p> : <SafeHtml html={html} className="reading rich-text" />}
      </ScrollArea>
    </section>
  );
}

/** Two versions of one answer: nothing is sent, and nothing lost, until the learner has chosen. */
export function DraftConflict({ mine, rival, onKeepMine, onTakeTheirs }: DraftConflictProps) {
  const [isLooking, setIsLooking] = useState(false);
  const buttons = (
    <>
      <Button size="sm" variant="secondary" onClick={onTakeTheirs}>
        Use the other
      </Button>
      <Button size="sm" onClick={onKeepMine}>
        Keep mine
      </Button>
    </>
  );
  return (
    <>
      <Alert
        tone="warning"
        title="This answer was changed in another tab or on another device"
        actions={
          <>
            <Button size="sm" variant="secondary" onClick={() => setIsLooking(true)}>
              Compare both
            </Button>
            {buttons}
          </>
        }
      >
        Choose which version to keep. If you keep yours, the other stays in the version history; if you use the other,
        yours is gone.
      </Alert>
      <Dialog
        isOpen={isLooking}
        onClose={() => setIsLooking(false)}
        title="Two versions of your answer"
        width="wide"
        footer={buttons}
      >
        <div className="grid gap-4 md:grid-cols-2">
          <Version title="Yours, in this tab" draft={mine} />
          <Version
            title={
              <>
                The other
                {rival.savedAt && (
                  <>
                    , saved <LocalTime atMs={Date.parse(rival.savedAt)} />
                  </>
                )}
              </>
            }
            draft={rival}
          />
        </div>
      </Dialog>
    </>
  );
}
