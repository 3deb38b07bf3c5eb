'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useMemo, useState, useTransition } from 'react';
import { Alert } from '@/components/ui/alert';
import { ButtonLink } from '@/components/ui/button-link';
import { FailedToLoad } from '@/components/ui/failed-to-load';
import { readRuleChoice, rememberRuleChoice } from '@/lib/client/rule-choice-store';
import { type RuleQuizResult, takeRuleQuizResult } from '@/lib/client/rule-quiz-store';
import { DEFAULT_NUMBER_OF_RULES, type RulePreset } from '@/lib/domain/rules/constants';
import type { RuleSource } from '@/lib/domain/rules/rule-catalogue';
import {
  countSelected,
  parseRuleCount,
  type RuleSelection,
  ruleQuery,
  ruleQuizAddress,
  subtopicLeaves,
} from '@/lib/domain/rules/rule-selection';
import type { SubtopicStatus } from '@/lib/domain/rules/rule-status';
import { QuizzesInProgress } from './quizzes-in-progress';
import { RuleQuizSettings } from './rule-quiz-settings';
import { SubtopicPicker } from './subtopic-picker';

const NOTHING: RuleSelection = { ticked: new Set(), preset: null };

/** Reads the page again from the server, for another try. */
function LoadingFailed() {
  const router = useRouter();
  const [isRefreshing, startRefresh] = useTransition();
  return (
    <FailedToLoad
      message="Failed to load rule categories"
      onRetry={() => startRefresh(() => router.refresh())}
      isBusy={isRefreshing}
    />
  );
}

type RulesSelectionProps = {
  userId: string;
  /** Null where the server could not read them. */
  survey: { sources: RuleSource[]; statuses: SubtopicStatus[] } | null;
};

/** The rules selection: what to draw from, how many, and the way to the quiz. */
export function RulesSelection({ userId, survey }: RulesSelectionProps) {
  const router = useRouter();
  const [isStarting, startNavigation] = useTransition();
  const [selection, setSelection] = useState(NOTHING);
  const [typedCount, setTypedCount] = useState(String(DEFAULT_NUMBER_OF_RULES));
  const [result, setResult] = useState<RuleQuizResult | null>(null);
  const leaves = useMemo(() => subtopicLeaves(survey?.sources ?? []), [survey]);

  useEffect(() => {
    const { ticked = [], preset = null, numRules = DEFAULT_NUMBER_OF_RULES } = readRuleChoice(userId);
    const known = new Set(leaves.map(({ key }) => key));
    setSelection({ ticked: new Set(ticked.filter((key) => known.has(key))), preset });
    setTypedCount(String(parseRuleCount(String(numRules))));
  }, [userId, leaves]);

  useEffect(() => {
    const left = takeRuleQuizResult(userId);
    if (left) setResult(left);
  }, [userId]);

  const choose = (change: Partial<RuleSelection>) => {
    const next = { ...selection, ...change };
    setSelection(next);
    rememberRuleChoice(userId, { ticked: [...next.ticked], preset: next.preset });
  };

  const start = () => {
    const numRules = parseRuleCount(typedCount);
    setTypedCount(String(numRules));
    rememberRuleChoice(userId, { numRules });
    startNavigation(() => router.push(ruleQuizAddress(ruleQuery(leaves, selection, numRules))));
  };

  return (
    <div className="grid gap-6">
      {result && (
        <Alert
          tone="success"
          title="Quiz finished"
          onDismiss={() => setResult(null)}
          actions={
            <ButtonLink href="/rule-statements?deck=due" variant="secondary" size="sm" prefetch={false}>
              Flashcards due today
            </ButtonLink>
          }
        >
          {result.correctCount} of {result.ruleCount} rules recalled correctly. Missed rules are now due.
        </Alert>
      )}
      <QuizzesInProgress userId={userId} />
      {survey ? (
        <div className="flex flex-col gap-6 md:grid md:items-start lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <SubtopicPicker
            sources={survey.sources}
            leaves={leaves}
            ticked={selection.ticked}
            onTick={(ticked) => choose({ ticked })}
          />
          <RuleQuizSettings
            counts={countSelected(leaves, survey.statuses, selection.ticked)}
            tickedCount={selection.ticked.size}
            preset={selection.preset}
            onPreset={(preset: RulePreset | null) => choose({ preset })}
            typedCount={typedCount}
            onTypeCount={setTypedCount}
            isStarting={isStarting}
            onStart={start}
          />
        </div>
      ) : (
        <LoadingFailed />
      )}
    </div>
  );
}
