'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { ResumeCard } from '@/components/ui/resume-card';
import { listRuleQuizzes, removeRuleQuiz, type SavedRuleQuiz } from '@/lib/client/rule-quiz-store';

function topicsOf({ run }: SavedRuleQuiz): string {
  const topics = [...new Set(run.rules.map(({ topic }) => topic))].sort();
  return topics.length > 3 ? `${topics.slice(0, 3).join(', ')} and ${topics.length - 3} more` : topics.join(', ');
}

/** Offers to go on with quizzes that were left or interrupted; nothing when there are none. */
export function QuizzesInProgress({ userId }: { userId: string }) {
  const [quizzes, setQuizzes] = useState<SavedRuleQuiz[]>([]);

  useEffect(() => setQuizzes(listRuleQuizzes(userId)), [userId]);

  const discard = (address: string) => {
    removeRuleQuiz(userId, address);
    setQuizzes(listRuleQuizzes(userId));
  };

  if (quizzes.length === 0) return null;
  return (
    <ResumeCard
      title={quizzes.length === 1 ? 'Quiz in progress' : 'Quizzes in progress'}
      description="Kept in this browser, with what you were typing."
      entries={quizzes.map((quiz) => {
        const { address, run } = quiz;
        const topics = topicsOf(quiz);
        return {
          key: address,
          name: topics,
          place: `Rule ${run.index + 1} of ${run.rules.length}`,
          actions: (
            <>
              <Button variant="ghost" size="sm" aria-label={`Discard: ${topics}`} onClick={() => discard(address)}>
                Discard
              </Button>
              <ButtonLink href={address} size="sm" prefetch={false}>
                Go on
              </ButtonLink>
            </>
          ),
        };
      })}
    />
  );
}
