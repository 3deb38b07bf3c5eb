'use client';

import { useCallback, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { ResumeCard } from '@/components/ui/resume-card';
import { listRuleQuizzes, removeRuleQuiz, ruleQuizLockName, type SavedRuleQuiz } from '@/lib/client/rule-quiz-store';
import { heldTabLocks } from '@/lib/client/tab-lock';

function topicsOf({ run }: SavedRuleQuiz): string {
  const topics = [...new Set(run.rules.map(({ topic }) => topic))].sort();
  return topics.length > 3 ? `${topics.slice(0, 3).join(', ')} and ${topics.length - 3} more` : topics.join(', ');
}

/** Offers to go on with quizzes that were left or interrupted and that no other tab is running; nothing when there are none. */
export function QuizzesInProgress({ userId }: { userId: string }) {
  const [quizzes, setQuizzes] = useState<SavedRuleQuiz[]>([]);

  const refresh = useCallback(async () => {
    const locks = await heldTabLocks();
    const resumable = listRuleQuizzes(userId).filter(({ address }) => !locks.has(ruleQuizLockName(userId, address)));
    setQuizzes(resumable);
    return resumable;
  }, [userId]);

  useEffect(() => {
    const refreshWhenVisible = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    void refresh();
    document.addEventListener('visibilitychange', refreshWhenVisible);
    return () => document.removeEventListener('visibilitychange', refreshWhenVisible);
  }, [refresh]);

  // Another tab may have taken it up since it was listed.
  const discard = async (address: string) => {
    if (!(await refresh()).some((quiz) => quiz.address === address)) return;
    removeRuleQuiz(userId, address);
    await refresh();
  };

  if (quizzes.length === 0) return null;
  return (
    <ResumeCard
      title={quizzes.length === 1 ? 'Quiz in progress' : 'Quizzes in progress'}
      description="Saved on this device"
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
                Resume quiz
              </ButtonLink>
            </>
          ),
        };
      })}
    />
  );
}
