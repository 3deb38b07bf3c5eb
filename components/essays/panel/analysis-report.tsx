'use client';

import { memo, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Meter } from '@/components/ui/meter';
import type { StoredEssayAnalysis } from '@/lib/contract/essays';
import { MAX_GRADED_CHARACTERS, MAX_GRADED_LINES } from '@/lib/domain/essays/limits';
import { byGain } from '@/lib/domain/essays/marked-answer';
import { percentOf, SCORE_MEANING, scoreLine } from '@/lib/domain/essays/score-words';
import { IssueFeedback } from './issue-feedback';
import type { RulePlace } from './rule-links';

type AnalysisReportProps = {
  analysis: Pick<StoredEssayAnalysis, 'score' | 'maxPossibleScore' | 'wordCount' | 'feedback'> & {
    /** The answer was so long that only its beginning was read. */
    isCut?: boolean;
  };
  place: RulePlace;
  /** Says what a score means. */
  isScoreExplained?: boolean;
};

/** The score of an answer and what it showed of each issue. */
export const AnalysisReport = memo(function AnalysisReport({
  analysis,
  place,
  isScoreExplained = true,
}: AnalysisReportProps) {
  const { score, maxPossibleScore, wordCount, feedback, isCut = false } = analysis;
  const list = useRef<HTMLUListElement>(null);
  const [isAllOpen, setIsAllOpen] = useState(false);
  const percent = percentOf(score, maxPossibleScore);
  const missed = feedback.filter(({ status }) => status === 'Missed').length;

  const openAll = (isOpen: boolean) => {
    for (const entry of list.current?.querySelectorAll('details') ?? []) entry.open = isOpen;
    setIsAllOpen(isOpen);
  };

  return (
    <div className="@container">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-serif text-xl font-semibold tabular-nums">{scoreLine(analysis)}</span>
        <span className="text-sm text-muted tabular-nums">
          {percent}% · {wordCount.toLocaleString('en-US')} {wordCount === 1 ? 'word' : 'words'}
        </span>
      </p>
      <Meter label="Share of the points" percent={percent} className="mt-2" />
      {isScoreExplained && <p className="mt-2 text-sm text-muted">{SCORE_MEANING}</p>}
      {isCut && (
        <Alert tone="warning" className="mt-3">
          Your answer is very long: only its first {MAX_GRADED_CHARACTERS.toLocaleString('en-US')} characters and{' '}
          {MAX_GRADED_LINES.toLocaleString('en-US')} lines were read.
        </Alert>
      )}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-2">
        <h4 className="font-semibold">
          Feedback
          <span className="font-normal text-muted">
            {' '}
            · {feedback.length - missed} detected, {missed} missed
          </span>
        </h4>
        <Button variant="ghost" size="sm" className="print:hidden" onClick={() => openAll(!isAllOpen)}>
          {isAllOpen ? 'Close all' : 'Open all'}
        </Button>
      </div>
      <ul ref={list} className="mt-1 gap-x-8 @3xl:columns-2 print:columns-1">
        {byGain(feedback).map((issue) => (
          <li key={issue.issue} className="break-inside-avoid border-b border-line print:break-inside-auto">
            <IssueFeedback feedback={issue} place={place} />
          </li>
        ))}
      </ul>
    </div>
  );
});
