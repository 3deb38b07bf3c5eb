import { attemptOutbox } from '@/lib/client/attempt-outbox';
import { listSavedQuizzes, quizLockName } from '@/lib/client/quiz-store';
import { listRuleQuizzes, ruleQuizLockName } from '@/lib/client/rule-quiz-store';
import { heldTabLocks } from '@/lib/client/tab-lock';
import { filterTitle } from '@/lib/domain/mbe/filter-title';
import { diagnosticAddress } from '@/lib/domain/understand/study-address';

/** Something begun and not finished. */
export type Interrupted = { title: string; place: string; href: string };

/** The quizzes that this browser keeps and no tab is running, the last one first. */
export async function findInterrupted(userId: string): Promise<Interrupted[]> {
  const [locks, waiting] = await Promise.all([heldTabLocks(), attemptOutbox.list(userId)]);
  const sent = new Set(waiting.map(({ key }) => key));
  const quizzes = listSavedQuizzes(userId)
    .filter(({ isFinished, run: { quizId } }) => !isFinished && !sent.has(quizId) && !locks.has(quizLockName(quizId)))
    .map(({ savedAtMs, run: { filtersUsed, answers, questions } }) => ({
      savedAtMs,
      title: filterTitle(filtersUsed),
      place: `${answers.length} of ${questions.length} answered`,
      href: filtersUsed.isDiagnostic ? diagnosticAddress() : '/questions',
    }));
  const rules = listRuleQuizzes(userId)
    .filter(({ address }) => !locks.has(ruleQuizLockName(userId, address)))
    .map(({ savedAtMs, address, run }) => ({
      savedAtMs,
      title: 'Rule quiz',
      place: `Rule ${run.index + 1} of ${run.rules.length}`,
      href: address,
    }));
  return [...quizzes, ...rules]
    .sort((a, b) => b.savedAtMs - a.savedAtMs)
    .map(({ savedAtMs: _, ...interrupted }) => interrupted);
}
