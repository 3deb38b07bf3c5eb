import { classNames } from '@/components/ui/class-names';
import { CheckIcon, ChevronIcon, CrossIcon } from '@/components/ui/icons';
import { PAGE_KEYS_MARK } from '@/components/ui/key-owner';
import type { OptionLabel } from '@/lib/domain/mbe/constants';
import { answeredOptions, type OptionVerdict, optionVerdict, withoutVerdict } from '@/lib/domain/mbe/explanations';
import type { QuizOption, QuizQuestion } from '@/lib/domain/mbe/question';
import { Paragraphs } from './paragraphs';

const LOOKS: Record<OptionVerdict, { card: string; disc: string; ink: string }> = {
  correct: {
    card: 'border-success bg-success-soft',
    disc: 'border-transparent bg-success text-on-success',
    ink: 'text-success-ink',
  },
  'chosen-wrong': {
    card: 'border-danger bg-danger-soft',
    disc: 'border-transparent bg-danger text-on-danger',
    ink: 'text-danger-ink',
  },
  other: { card: 'border-line', disc: 'border-edge text-muted', ink: 'text-muted' },
};

function verdictWords(verdict: OptionVerdict, isChosen: boolean): string {
  const words = verdict === 'correct' ? 'is correct' : 'is incorrect';
  return isChosen ? `${words} (your answer)` : words;
}

function Explanation({ option, verdict, isChosen }: { option: QuizOption; verdict: OptionVerdict; isChosen: boolean }) {
  const { label, explanation, advancedExplanation } = option;
  const { ink } = LOOKS[verdict];
  return (
    <div className="border-t border-line bg-surface px-4 py-3">
      <p className={classNames('flex items-center gap-1.5 font-semibold', ink)}>
        {verdict === 'correct' ? <CheckIcon className="size-4" /> : <CrossIcon className="size-4" />}
        {label} {verdictWords(verdict, isChosen)}.
      </p>
      {explanation?.trim() && <Paragraphs text={withoutVerdict(explanation)} className="mt-1" />}
      {advancedExplanation?.trim() && (
        <details className="group mt-2" {...{ [PAGE_KEYS_MARK]: '' }}>
          <summary className="inline-flex items-center gap-1 rounded text-sm font-semibold text-accent-ink">
            <ChevronIcon className="size-4 -rotate-90 transition-transform group-open:rotate-0" />
            Learn more
          </summary>
          <Paragraphs text={advancedExplanation} className="mt-1.5" />
        </details>
      )}
    </div>
  );
}

type AnsweredOptionsProps = { question: QuizQuestion; chosenLabel: OptionLabel | null };

/**
 * The options of an answered question, each with its explanation beneath it: the correct one first,
 * then a wrong choice, then the rest.
 */
export function AnsweredOptions({ question, chosenLabel }: AnsweredOptionsProps) {
  return (
    <ul aria-label="Explanations" className="grid gap-3">
      {answeredOptions(question, chosenLabel).map((option) => {
        const { label, text } = option;
        const verdict = optionVerdict(question, label, chosenLabel);
        const { card, disc } = LOOKS[verdict];
        return (
          <li key={label} className={classNames('overflow-hidden rounded-lg border', card)}>
            <div className="flex items-start gap-3 px-3 py-2.5">
              <span
                className={classNames(
                  'flex size-7 shrink-0 items-center justify-center rounded-full border font-semibold',
                  disc,
                )}
              >
                {label}
              </span>
              <p className="min-w-0 flex-1 font-serif text-[1.0625rem] leading-normal">{text}</p>
            </div>
            <Explanation option={option} verdict={verdict} isChosen={label === chosenLabel} />
          </li>
        );
      })}
    </ul>
  );
}
