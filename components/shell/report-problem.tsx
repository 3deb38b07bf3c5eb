'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import type { ReportedKind } from '@/lib/domain/reports/constants';

type ReportProblemProps = {
  kind: ReportedKind;
  /** Of an explanation that of its issue. */
  itemId: string;
  /** Names it for screen readers, where there are several on a page. */
  about?: string;
};

const ReportDialog = lazyPart({
  load: async () => (await import('./report-dialog')).ReportDialog,
  name: 'The form',
});

/** Opens the form by which a learner says that something is wrong. */
export function ReportProblem({ kind, itemId, about }: ReportProblemProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <div className="mt-3 justify-self-start print:hidden">
      <Button
        variant="ghost"
        size="sm"
        className="-ml-3 text-muted"
        aria-label={about && `Report a problem: ${about}`}
        onClick={() => {
          setIsOpen(true);
          setWasOpened(true);
        }}
      >
        Report a problem
      </Button>
      {wasOpened && <ReportDialog kind={kind} itemId={itemId} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
