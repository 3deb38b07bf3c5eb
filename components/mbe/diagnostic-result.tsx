import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { CheckIcon, CrossIcon } from '@/components/ui/icons';
import type { OptionLabel } from '@/lib/domain/mbe/constants';
import type { QuizQuestion } from '@/lib/domain/mbe/question';
import { resultsBySubject } from '@/lib/domain/mbe/quiz-summary';
import { SureMistakes } from './sure-mistakes';

export type DiagnosticAnswer = {
  question: QuizQuestion;
  chosenLabel: OptionLabel | null;
  isCorrect: boolean;
  confidence: string;
};

/** What the diagnostic shows, from its answers in their order: after its last question, and whenever it is opened again. */
export function DiagnosticResult({ answers }: { answers: readonly DiagnosticAnswer[] }) {
  const subjects = resultsBySubject(
    answers.map(({ question, isCorrect }) => ({ subject: question.subject, isCorrect })),
  );
  const sure = answers.flatMap((answer, index) =>
    answer.confidence === 'High' && !answer.isCorrect ? [{ ...answer, number: index + 1 }] : [],
  );
  return (
    <Card aria-labelledby="by-subject-title">
      <CardHeader
        title={`${answers.filter(({ isCorrect }) => isCorrect).length} of ${answers.length} correct`}
        titleId="by-subject-title"
        description="By subject, the weakest first."
      />
      <CardBody className="grid gap-6">
        <ul className="grid gap-x-10 gap-y-2 sm:grid-cols-2">
          {subjects.map(({ subject, correctCount, answeredCount }) => (
            <li key={subject} className="flex items-center justify-between gap-3 border-b border-line pb-2">
              <span className="font-semibold">{subject}</span>
              <span className="flex shrink-0 items-center gap-2 tabular-nums">
                <Marks correct={correctCount} of={answeredCount} />
                {correctCount} of {answeredCount}
              </span>
            </li>
          ))}
        </ul>
        <div className="grid gap-2 text-muted">
          <p>
            <strong className="font-semibold text-ink">What this shows:</strong> where to begin. The plan gives more
            questions to the subjects that went worst, and every later answer corrects it.
          </p>
          <p>
            <strong className="font-semibold text-ink">What it cannot show:</strong> how good you are in a subject.
            Somebody who gets half of its questions right has three of three one time in eight, and none as often.
          </p>
        </div>
        <SureMistakes mistakes={sure} />
      </CardBody>
    </Card>
  );
}

/** A sign for each answer; the figures beside it say the same. */
function Marks({ correct, of }: { correct: number; of: number }) {
  return (
    <span aria-hidden="true" className="flex">
      {Array.from({ length: of }, (_, place) =>
        place < correct ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the signs are their places.
          <CheckIcon key={place} className="size-5 text-success-ink" />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the signs are their places.
          <CrossIcon key={place} className="size-5 text-danger-ink" />
        ),
      )}
    </span>
  );
}
