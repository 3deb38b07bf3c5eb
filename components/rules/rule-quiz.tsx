'use client';

import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { QuizElsewhere } from '@/components/shell/quiz-elsewhere';
import { ButtonLink } from '@/components/ui/button-link';
import { Card, CardBody } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { FailedToLoad } from '@/components/ui/failed-to-load';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import { NO_RULES_FOUND, NO_RULES_LOADED } from '@/lib/domain/rules/rule-quiz';
import type { RuleQuery } from '@/lib/domain/rules/rule-selection';
import { RunningRuleQuiz } from './running-rule-quiz';
import { useRuleQuiz } from './use-rule-quiz';

function LoadingRules() {
  return (
    <Card aria-label="Quiz">
      <CardBody>
        <Loading isTextVisible>
          <Skeleton className="h-6 w-40" />
          <Skeleton className="mt-4 h-8 w-80 max-w-full" />
          <Skeleton className="mt-4 h-20" />
          <Skeleton className="mt-6 h-40" />
        </Loading>
      </CardBody>
    </Card>
  );
}

/** The way back from a quiz that there is nothing of. */
export function NoRules({ title = NO_RULES_LOADED }: { title?: string }) {
  return (
    <EmptyState title={title} action={<ButtonLink href="/rules">Choose rules</ButtonLink>}>
      <p>Choose sources, topics and subtopics; the quiz draws its rules from them.</p>
    </EmptyState>
  );
}

/** The quiz that an address describes, from its loading to its end. */
export function RuleQuiz({ userId, query }: { userId: string; query: RuleQuery }) {
  const router = useRouter();
  const onFinish = useCallback(() => router.push('/rules'), [router]);
  const quiz = useRuleQuiz(userId, query, onFinish);
  const { state, act } = quiz;

  if (quiz.isElsewhere) return <QuizElsewhere onTakeOver={quiz.takeOver} />;
  switch (state.phase) {
    case 'loading':
      return <LoadingRules />;
    case 'error':
      if (state.message === NO_RULES_FOUND) return <NoRules title={NO_RULES_FOUND} />;
      return <FailedToLoad message={state.message} onRetry={() => act({ type: 'load' })} />;
    case 'active':
    case 'finished':
      return <RunningRuleQuiz quiz={quiz} />;
  }
}
