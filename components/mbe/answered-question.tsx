import type { ReactNode } from 'react';
import { ReportProblem } from '@/components/shell/report-problem';
import { classNames } from '@/components/ui/class-names';
import { CheckIcon, ChevronIcon, CrossIcon } from '@/components/ui/icons';
import { type OptionLabel, UNKNOWN_TIME_SECONDS } from '@/lib/domain/mbe/constants';
import type { QuizQuestion } from '@/lib/domain/mbe/question';
import { formatMinutesSeconds } from '@/lib/domain/mbe/stopwatch';
import { shortened } from '@/lib/domain/text/shortened';
import { AnsweredOptions } from './answered-options';
import { Flip } from './flip';
import { QuestionBadges, QuestionText } from './question-text';
import { TestedRules } from './tested-rules';

const PREVIEW_LENGTH = 110;

type AnsweredQuestionProps = {
  number: number;
  question: QuizQuestion;
  chosenLabel: OptionLabel | null;
  isCorrect: boolean;
  /** Seconds; -1 when unknown. */
  timeTakenSeconds: number;
  confidence: string;
  /** What has to be said about it first. */
  note?: ReactNode;
};

/** One line of a finished quiz, opening to the whole question with its explanations. */
export function AnsweredQuestion(props: AnsweredQuestionProps) {
  const { number, question, chosenLabel, isCorrect, timeTakenSeconds, confidence, note } = props;
  return (
    <li className="border-b border-line last:border-b-0">
      <details className="group/question">
        <summary className="flex items-start gap-3 rounded-md px-2 py-3 transition-colors hover:bg-sunken">
          <ChevronIcon className="mt-1 size-4 -rotate-90 text-muted transition-transform group-open/question:rotate-0" />
          <span className="min-w-0 flex-1">
            <span className="font-semibold">{number}.</span> {shortened(question.questionText, PREVIEW_LENGTH)}
            <span className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
              <span
                className={classNames(
                  'inline-flex items-center gap-1 font-semibold',
                  isCorrect ? 'text-success-ink' : 'text-danger-ink',
                )}
              >
                {isCorrect ? <CheckIcon className="size-4" /> : <CrossIcon className="size-4" />}
                {isCorrect ? 'Correct' : 'Incorrect'}
              </span>
              <span>
                {chosenLabel === null ? 'No answer' : `You chose ${chosenLabel}`}
                {!isCorrect && `; the answer is ${question.correctOptLabel}`}
              </span>
              <span className="tabular-nums">
                {timeTakenSeconds === UNKNOWN_TIME_SECONDS ? 'Time unknown' : formatMinutesSeconds(timeTakenSeconds)}
              </span>
              <span>Confidence {confidence.toLowerCase()}</span>
            </span>
          </span>
        </summary>
        {/* An address that ends in it opens the question. */}
        <div id={`question-${number}`} className="grid scroll-mt-24 gap-5 px-2 pt-2 pb-6 sm:pl-9">
          {note}
          <QuestionBadges question={question} />
          <div>
            <QuestionText question={question} />
          </div>
          <AnsweredOptions question={question} chosenLabel={chosenLabel} />
          {question.flip && <Flip flip={question.flip} />}
          <TestedRules rules={question.rules} />
          <ReportProblem kind="question" itemId={question.id} />
        </div>
      </details>
    </li>
  );
}
