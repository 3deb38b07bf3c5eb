import { classNames } from '@/components/ui/class-names';
import { CheckIcon, ChevronIcon, CrossIcon } from '@/components/ui/icons';
import { PAGE_KEYS_MARK } from '@/components/ui/key-owner';
import type { OptionLabel } from '@/lib/domain/mbe/constants';
import { explanationCards, type OptionVerdict, optionVerdict } from '@/lib/domain/mbe/explanations';
import type { QuizQuestion } from '@/lib/domain/mbe/question';
import { Paragraphs } from './paragraphs';

const LOOKS: Record<OptionVerdict, { border: string; title: string; word: string }> = {
  correct: { border: 'border-l-success', title: 'text-success-ink', word: 'is correct' },
  'chosen-wrong': { border: 'border-l-danger', title: 'text-danger-ink', word: 'is incorrect (your answer)' },
  other: { border: 'border-l-edge', title: 'text-muted', word: 'is incorrect' },
};

type ExplanationCardsProps = { question: QuizQuestion; chosenLabel: OptionLabel | null };

/** Why each option is right or wrong: the correct one first, then a wrong choice, then the rest. */
export function ExplanationCards({ question, chosenLabel }: ExplanationCardsProps) {
  const options = explanationCards(question, chosenLabel);
  if (options.length === 0) return null;
  return (
    <section aria-label="Explanations" className="grid gap-3">
      {options.map(({ label, explanation, advancedExplanation }) => {
        const verdict = optionVerdict(question, label, chosenLabel);
        const { border, title, word } = LOOKS[verdict];
        return (
          <article
            key={label}
            className={classNames('rounded-md border border-l-4 border-line bg-surface p-4', border)}
          >
            <h3 className={classNames('flex items-center gap-1.5 font-semibold', title)}>
              {verdict === 'correct' ? <CheckIcon className="size-4" /> : <CrossIcon className="size-4" />}
              {label} {word}
            </h3>
            {explanation && <Paragraphs text={explanation} className="mt-1.5" />}
            {advancedExplanation && (
              <details className="group mt-2" {...{ [PAGE_KEYS_MARK]: '' }}>
                <summary className="inline-flex items-center gap-1 rounded text-sm font-semibold text-accent-ink">
                  <ChevronIcon className="size-4 -rotate-90 transition-transform group-open:rotate-0" />
                  Learn more
                </summary>
                <Paragraphs text={advancedExplanation} className="mt-1.5" />
              </details>
            )}
          </article>
        );
      })}
    </section>
  );
}
