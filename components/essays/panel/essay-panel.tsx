'use client';

import { useEffect, useState } from 'react';
import { HelpGate } from '@/components/essays/help-gate';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { CONTENT } from '@/lib/client/query';
import { useRead } from '@/lib/client/use-read';
import { getAbbreviations } from '@/lib/contract/abbreviations';
import { getRulesByTopic } from '@/lib/contract/rules';
import { AbbreviationsTab } from './abbreviations-tab';
import type { AnalysisState, Essay, GradingEntry } from './analysis-state';
import { AnalysisTab } from './analysis-tab';
import { ChecklistTab } from './checklist-tab';
import { RulesTab } from './rules-tab';
import { useLiveDetection } from './use-live-detection';

type EssayPanelProps = {
  /** Null while none is selected. */
  essay: Essay | null;
  /** The essay is being loaded. */
  isLoading: boolean;
  isHelpShown: boolean;
  onShowHelp: () => void;
  /** The question and what its answer is graded by; null until they are there. */
  content: { questionHtml: string; grading: readonly GradingEntry[] } | null;
  /** The answer as plain text, as of its last change. */
  text: string;
  /** The answer at this moment. */
  readAnswer: () => { html: string; text: string };
  analysis: AnalysisState;
  onAnalyze: () => void;
};

function PanelSkeleton() {
  return (
    <Loading text="Loading essay...">
      <Skeleton className="h-6 w-40" />
      <Skeleton className="mt-3 h-40" />
      <Skeleton className="mt-4 h-10" />
    </Loading>
  );
}

/** The right panel of the essay screen: analysis, checklist, rules and abbreviations. */
export function EssayPanel({
  essay,
  isLoading,
  isHelpShown,
  onShowHelp,
  content,
  text,
  readAnswer,
  analysis,
  onAnalyze,
}: EssayPanelProps) {
  const [tab, setTab] = useState('analysis');
  const rules = useRead(getRulesByTopic, {}, 'Failed to load rules', CONTENT);
  const abbreviations = useRead(getAbbreviations, {}, 'Failed to fetch abbreviations', CONTENT);
  const detected = useLiveDetection(text, content, abbreviations.status === 'ready' ? abbreviations.value : null);
  const isAway = !essay || isLoading;
  const isAnalyzing = analysis.status === 'analyzing';

  // What comes of it shows there.
  useEffect(() => {
    if (isAnalyzing) setTab('analysis');
  }, [isAnalyzing]);

  return (
    <Tabs value={tab} onValueChange={setTab}>
      <h2 className="sr-only">Essay tools</h2>
      <TabsList aria-label="Essay tools">
        <TabsTrigger value="analysis" disabled={isAway}>
          Analysis
        </TabsTrigger>
        <TabsTrigger value="checklist" disabled={isAway}>
          Checklist
        </TabsTrigger>
        <TabsTrigger value="rules" disabled={isAway || rules.status === 'loading'}>
          Rules
        </TabsTrigger>
        <TabsTrigger value="abbreviations" disabled={abbreviations.status === 'loading'}>
          Abbrv.
        </TabsTrigger>
      </TabsList>
      {/* Stays while another tab is open, with what was opened in it and the advice that is being written. */}
      <TabsContent value="analysis" forceMount className="data-[state=inactive]:hidden">
        {isLoading ? (
          <PanelSkeleton />
        ) : (
          <AnalysisTab
            essay={essay}
            isHelpShown={isHelpShown}
            onShowHelp={onShowHelp}
            analysis={analysis}
            onAnalyze={onAnalyze}
            rulesByTopic={rules.status === 'ready' ? rules.value : null}
            detected={detected}
            readAnswer={readAnswer}
            text={text}
          />
        )}
      </TabsContent>
      <TabsContent value="checklist">
        {essay && !isLoading ? (
          <HelpGate what="The checklist is hidden" isHelpShown={isHelpShown} onShowHelp={onShowHelp}>
            <ChecklistTab essayId={essay.id} />
          </HelpGate>
        ) : (
          <PanelSkeleton />
        )}
      </TabsContent>
      <TabsContent value="rules">
        {essay && !isLoading ? (
          <HelpGate what="The rules are hidden" isHelpShown={isHelpShown} onShowHelp={onShowHelp}>
            <RulesTab key={essay.id} topics={essay.topics} loaded={rules} />
          </HelpGate>
        ) : (
          <PanelSkeleton />
        )}
      </TabsContent>
      <TabsContent value="abbreviations">
        <AbbreviationsTab loaded={abbreviations} />
      </TabsContent>
    </Tabs>
  );
}
