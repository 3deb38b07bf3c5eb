'use client';

import { useState } from 'react';
import { AccordionItem } from '@/components/ui/accordion';
import { Badge } from '@/components/ui/badge';
import { Dialog } from '@/components/ui/dialog';
import { FailedToLoad } from '@/components/ui/failed-to-load';
import { LocalTime } from '@/components/ui/local-time';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import { useRead } from '@/lib/client/use-read';
import { type AnalysisSummary, getEssayAnalysis, listEssayAnalyses } from '@/lib/contract/essays';
import { percentOf, scoreLine } from '@/lib/domain/essays/score-words';
import { AnalysisReport } from './analysis-report';
import type { RulePlace } from './rule-links';

function OneAnalysis({ essayId, analysisId, place }: { essayId: string; analysisId: string; place: RulePlace }) {
  const loaded = useRead(getEssayAnalysis, { params: { id: essayId, analysisId } }, 'Failed to load the analysis');
  if (loaded.status === 'failed')
    return <FailedToLoad message={loaded.message} onRetry={loaded.reload} className="mb-4" />;
  if (loaded.status === 'ready') return <AnalysisReport analysis={loaded.value} place={place} />;
  return (
    <Loading>
      <Skeleton className="h-8 w-40" />
      <Skeleton className="mt-4 h-64" />
    </Loading>
  );
}

type EarlierAnalysesProps = {
  essay: { id: string; displayName: string };
  /** The newest analysis that is known; another asks for the list again. */
  newestId: string | null;
  place: RulePlace;
};

/** The learner's earlier scores of an essay, each of which can be looked at again. */
export function EarlierAnalyses({ essay, newestId, place }: EarlierAnalysesProps) {
  const [open, setOpen] = useState<AnalysisSummary | null>(null);
  const loaded = useRead(listEssayAnalyses, { params: { id: essay.id } }, 'Failed to load your earlier scores');
  if (loaded.status === 'loading') return null;
  if (loaded.status === 'failed')
    return <FailedToLoad message={loaded.message} onRetry={loaded.reload} className="mb-4" />;
  const earlier = loaded.value.filter(({ id }) => id !== newestId);
  if (earlier.length === 0) return null;
  return (
    <>
      <AccordionItem
        className="rounded-md border border-line last:border-b"
        title={`Earlier scores (${earlier.length})`}
      >
        <ul className="max-h-60 overflow-y-auto">
          {earlier.map((summary) => (
            <li key={summary.id} className="border-t border-line first:border-t-0">
              <button
                type="button"
                onClick={() => setOpen(summary)}
                className="flex w-full flex-wrap items-baseline justify-between gap-x-3 rounded px-1 py-1.5 text-left transition-colors hover:bg-sunken"
              >
                <span className="font-semibold tabular-nums">
                  {scoreLine(summary)}{' '}
                  <span className="font-normal text-muted">
                    ({percentOf(summary.score, summary.maxPossibleScore)}%)
                  </span>
                </span>
                <span className="text-sm text-muted">
                  {summary.examId !== null && <Badge>Exam</Badge>} <LocalTime atMs={Date.parse(summary.createdAt)} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      </AccordionItem>
      <Dialog
        isOpen={open !== null}
        onClose={() => setOpen(null)}
        title={`Earlier analysis: ${essay.displayName}`}
        width="reading"
      >
        {open && (
          <>
            <p className="mb-4 text-muted">
              <LocalTime atMs={Date.parse(open.createdAt)} />
            </p>
            <OneAnalysis essayId={essay.id} analysisId={open.id} place={place} />
          </>
        )}
      </Dialog>
    </>
  );
}
