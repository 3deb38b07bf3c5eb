import { Button } from '@/components/ui/button';
import { ConfirmButton } from '@/components/ui/confirm-button';
import { LocalTime } from '@/components/ui/local-time';
import { ResumeCard } from '@/components/ui/resume-card';
import type { SavedQuiz } from '@/lib/client/quiz-store';
import { filterTitle } from '@/lib/domain/mbe/filter-title';

type SavedQuizzesProps = {
  quizzes: SavedQuiz[];
  onResume: (quizId: string) => void;
  onDiscard: (quizId: string) => void;
};

/** Offers to go on with quizzes that were left or interrupted; nothing when there are none. */
export function SavedQuizzes({ quizzes, onResume, onDiscard }: SavedQuizzesProps) {
  if (quizzes.length === 0) return null;
  return (
    <ResumeCard
      title={quizzes.length === 1 ? 'Quiz in progress' : 'Quizzes in progress'}
      description="Saved on this device"
      entries={quizzes.map(({ run: { quizId, filtersUsed, questions, answers }, savedAtMs }) => ({
        key: quizId,
        name: filterTitle(filtersUsed),
        place: (
          <>
            {answers.length} of {questions.length} answered · <LocalTime atMs={savedAtMs} />
          </>
        ),
        actions: (
          <>
            <ConfirmButton
              label="Discard"
              about={filterTitle(filtersUsed)}
              question={`The answers to ${answers.length} of ${questions.length} questions would be lost for good.`}
              confirmLabel="Discard the quiz"
              onConfirm={() => onDiscard(quizId)}
            />
            <Button size="sm" onClick={() => onResume(quizId)}>
              Resume quiz
            </Button>
          </>
        ),
      }))}
    />
  );
}
