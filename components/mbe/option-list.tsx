import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { CheckIcon, CrossIcon } from '@/components/ui/icons';
import type { OptionLabel } from '@/lib/domain/mbe/constants';
import { type OptionVerdict, optionVerdict } from '@/lib/domain/mbe/explanations';
import type { QuizQuestion } from '@/lib/domain/mbe/question';

type OptionListProps = {
  question: QuizQuestion;
  chosenLabel: OptionLabel | null;
  /** Locked, with the right option and a wrong choice marked. */
  isAnswered: boolean;
  onChoose?: (label: OptionLabel) => void;
};

const LOOKS: Record<OptionVerdict | 'open', string> = {
  open: 'border-edge has-checked:border-accent has-checked:bg-accent-soft hover:border-ink',
  correct: 'border-success bg-success-soft',
  'chosen-wrong': 'border-danger bg-danger-soft',
  other: 'border-line',
};

function Mark({ verdict, isChosen }: { verdict: OptionVerdict; isChosen: boolean }): ReactNode {
  if (verdict === 'other') return null;
  const isCorrect = verdict === 'correct';
  return (
    <span
      className={classNames(
        'mt-1.5 flex items-center gap-1.5 font-sans text-sm font-semibold',
        isCorrect ? 'text-success-ink' : 'text-danger-ink',
      )}
    >
      {isCorrect ? <CheckIcon className="size-4" /> : <CrossIcon className="size-4" />}
      {isCorrect ? 'Correct answer' : 'Your answer'}
      {isCorrect && isChosen && ' · your answer'}
    </span>
  );
}

/** The options of a question as radio buttons; after the answer they are locked and marked. */
export function OptionList({ question, chosenLabel, isAnswered, onChoose }: OptionListProps) {
  return (
    <fieldset disabled={isAnswered} className="min-w-0">
      <legend className="sr-only">Answer options</legend>
      <div className="grid gap-2.5">
        {question.options.map(({ label, text }) => {
          const verdict = optionVerdict(question, label, chosenLabel);
          const isChosen = label === chosenLabel;
          return (
            <label
              key={label}
              className={classNames(
                'relative flex items-start gap-3 rounded-lg border p-3 transition-colors',
                'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
                LOOKS[isAnswered ? verdict : 'open'],
              )}
            >
              <input
                type="radio"
                name={`option-${question.id}`}
                value={label}
                checked={isChosen}
                readOnly={!onChoose}
                onChange={onChoose && (() => onChoose(label))}
                className="peer absolute size-px opacity-0"
              />
              <span
                className={classNames(
                  'flex size-7 shrink-0 items-center justify-center rounded-full border font-semibold',
                  isAnswered && verdict === 'correct' && 'border-transparent bg-success text-on-success',
                  isAnswered && verdict === 'chosen-wrong' && 'border-transparent bg-danger text-on-danger',
                  isAnswered && verdict === 'other' && 'border-line text-muted',
                  !isAnswered &&
                    'border-edge peer-checked:border-transparent peer-checked:bg-accent peer-checked:text-on-accent',
                )}
              >
                {label}
              </span>
              <span className="min-w-0 flex-1 font-serif text-[1.0625rem] leading-normal">
                {text}
                {isAnswered && <Mark verdict={verdict} isChosen={isChosen} />}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
