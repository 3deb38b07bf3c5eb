import type { OptionLabel } from '@/lib/domain/mbe/constants';
import type { QuizQuestion } from '@/lib/domain/mbe/question';

type OptionListProps = {
  question: QuizQuestion;
  chosenLabel: OptionLabel | null;
  onChoose: (label: OptionLabel) => void;
};

/** The options of a question to choose from, as radio buttons. */
export function OptionList({ question, chosenLabel, onChoose }: OptionListProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Answer options</legend>
      <div className="grid gap-2.5">
        {question.options.map(({ label, text }) => (
          <label
            key={label}
            className="relative flex items-start gap-3 rounded-lg border border-edge bg-surface p-3 transition-colors hover:border-ink has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={`option-${question.id}`}
              value={label}
              checked={label === chosenLabel}
              onChange={() => onChoose(label)}
              className="peer absolute size-px opacity-0"
            />
            <span className="flex size-7 shrink-0 items-center justify-center rounded-full border border-edge font-semibold peer-checked:border-transparent peer-checked:bg-accent peer-checked:text-on-accent">
              {label}
            </span>
            <span className="min-w-0 flex-1 font-serif text-[1.0625rem] leading-normal">{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
