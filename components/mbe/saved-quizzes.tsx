import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { ConfirmButton } from '@/components/ui/confirm-button';
import { LocalTime } from '@/components/ui/local-time';
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
    <Card aria-labelledby="saved-title" className="border-accent">
      <CardHeader
        title={quizzes.length === 1 ? 'Quiz in progress' : 'Quizzes in progress'}
        titleId="saved-title"
        description="Kept in this browser, with every answer and both timers."
      />
      <CardBody>
        <ul className="grid gap-4">
          {quizzes.map(({ run: { quizId, filtersUsed, questions, answers }, savedAtMs }) => (
            <li key={quizId} className="flex flex-wrap items-center justify-between gap-3">
              <div className="min-w-0">
                <p className="font-semibold">{filterTitle(filtersUsed)}</p>
                <p className="text-sm text-muted">
                  {answers.length} of {questions.length} answered · <LocalTime atMs={savedAtMs} />
                </p>
              </div>
              <div className="flex flex-wrap gap-2">
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
              </div>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}
