'use client';

import { useEffect, useMemo, useRef } from 'react';
import { ExportAnswer } from '@/components/essays/export-answer';
import { HelpGate } from '@/components/essays/help-gate';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { FailedToLoad } from '@/components/ui/failed-to-load';
import { Spinner } from '@/components/ui/spinner';
import type { LiveDetection as Detection } from '@/lib/domain/essays/detect-issues';
import { STALE_ANALYSIS } from '@/lib/domain/essays/score-words';
import type { RulesByTopic } from '@/lib/domain/essays/topic-rules';
import { isBlank } from '@/lib/domain/text/blank';
import { AnalysisReport } from './analysis-report';
import type { AnalysisState, Essay } from './analysis-state';
import { EarlierAnalyses } from './earlier-analyses';
import { LiveDetection } from './live-detection';
import { SUGGESTIONS_LABEL, Suggestions } from './suggestions';

type ManualAnalysisProps = {
  essay: Essay | null;
  analysis: AnalysisState;
  /** The answer as it stands now. */
  text: string;
  onAnalyze: () => void;
  rulesByTopic: RulesByTopic | null;
};

function ManualAnalysis({ essay, analysis, text, onAnalyze, rulesByTopic }: ManualAnalysisProps) {
  const place = useMemo(() => ({ rulesByTopic, topics: essay?.topics ?? [] }), [rulesByTopic, essay]);
  if (!essay) return <p className="text-muted">Select an essay first.</p>;
  return (
    <div className="grid gap-4">
      <div aria-live="polite">
        {analysis.status === 'idle' && <p className="text-muted">Click "Analyze My Essay" for full analysis.</p>}
        {analysis.status === 'analyzing' && (
          <p className="flex items-center gap-2 text-muted">
            <Spinner /> Analyzing...
          </p>
        )}
        {analysis.status === 'done' && <p className="sr-only">The analysis is complete.</p>}
        {analysis.status === 'error' && <FailedToLoad message={analysis.message} onRetry={onAnalyze} />}
      </div>
      {analysis.status === 'done' && analysis.text !== text && <Alert tone="info">{STALE_ANALYSIS}</Alert>}
      {analysis.status === 'done' && (
        <AnalysisReport key={analysis.result.id} analysis={analysis.result} place={place} />
      )}
      <EarlierAnalyses
        key={essay.id}
        essay={essay}
        newestId={analysis.status === 'done' ? analysis.result.id : null}
        place={place}
      />
    </div>
  );
}

/** Brings a heading and some of what follows it into view when an analysis has come to its end. */
function useShownAtEnd(essayId: string | undefined, status: AnalysisState['status']) {
  const heading = useRef<HTMLHeadingElement>(null);
  const analyzing = useRef<string>(undefined);
  useEffect(() => {
    if (essayId !== undefined && analyzing.current === essayId && (status === 'done' || status === 'error')) {
      heading.current?.scrollIntoView({ block: 'nearest' });
    }
    analyzing.current = status === 'analyzing' ? essayId : undefined;
  }, [essayId, status]);
  return heading;
}

type AnalysisTabProps = ManualAnalysisProps & {
  /** Null until the answer was looked at. */
  detected: readonly Detection[] | null;
  readAnswer: () => { html: string; text: string };
  isHelpShown: boolean;
  onShowHelp: () => void;
};

/** What the answer shows: while it is written, and when it is analyzed. */
export function AnalysisTab({ detected, readAnswer, isHelpShown, onShowHelp, ...manual }: AnalysisTabProps) {
  const { essay, analysis, text } = manual;
  const hasAnswer = !isBlank(text);
  const heading = useShownAtEnd(essay?.id, analysis.status);
  return (
    <div className="grid gap-6">
      {essay && (
        <div className="grid gap-3">
          <LiveDetection issues={detected} isHelpShown={isHelpShown} />
          <HelpGate what="The names of other issues are hidden" isHelpShown={isHelpShown} onShowHelp={onShowHelp}>
            {null}
          </HelpGate>
        </div>
      )}
      <div className="grid gap-2">
        {essay ? (
          <Suggestions
            key={essay.id}
            essay={essay}
            readAnswer={readAnswer}
            hasAnswer={hasAnswer}
            onAsked={onShowHelp}
          />
        ) : (
          <Button variant="secondary" disabled>
            {SUGGESTIONS_LABEL}
          </Button>
        )}
        {essay && (
          <ExportAnswer
            isDisabled={!hasAnswer}
            readDocument={() => {
              const answer = readAnswer();
              const analyzed = analysis.status === 'done' ? analysis : null;
              return {
                title: essay.displayName,
                essays: [
                  {
                    displayName: essay.displayName,
                    topics: essay.topics,
                    answerHtml: answer.html,
                    analysis: analyzed?.result ?? null,
                    isChangedSince: analyzed !== null && analyzed.text !== answer.text,
                    seconds: null,
                  },
                ],
              };
            }}
          >
            Export answer (.docx)
          </ExportAnswer>
        )}
      </div>
      <section aria-labelledby="manual-analysis">
        <h3 ref={heading} id="manual-analysis" className="mb-2 scroll-mt-4 scroll-mb-72 font-semibold">
          Manual Analysis
        </h3>
        <ManualAnalysis {...manual} />
      </section>
    </div>
  );
}
