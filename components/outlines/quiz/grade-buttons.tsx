import { classNames } from '@/components/ui/class-names';
import { AlertIcon, CheckIcon, CrossIcon } from '@/components/ui/icons';
import { Kbd } from '@/components/ui/kbd';
import { CARD_RATINGS, type CardRating, RATING_LABELS } from '@/lib/domain/memorize/constants';

const LOOKS = {
  again: { Icon: CrossIcon, ink: 'text-danger-ink', chosen: 'border-danger bg-danger-soft' },
  hard: { Icon: AlertIcon, ink: 'text-warning-ink', chosen: 'border-warning bg-warning-soft' },
  good: { Icon: CheckIcon, ink: 'text-success-ink', chosen: 'border-success bg-success-soft' },
} satisfies Record<CardRating, object>;

type GradeButtonsProps = { rating: CardRating | null; onGrade: (rating: CardRating) => void };

/** How well the learner knew the rule, in their own judgment, in the words of the flashcards. */
export function GradeButtons({ rating, onGrade }: GradeButtonsProps) {
  return (
    <fieldset className="mt-6 min-w-0">
      <legend className="font-semibold">How well did you know it?</legend>
      <div className="mt-2 grid grid-cols-3 gap-2 sm:gap-3">
        {CARD_RATINGS.map((value, index) => {
          const { Icon, ink, chosen } = LOOKS[value];
          const isChosen = rating === value;
          return (
            <button
              key={value}
              type="button"
              aria-pressed={isChosen}
              onClick={() => onGrade(value)}
              className={classNames(
                'flex min-h-12 items-center justify-center gap-1.5 rounded-md border px-1 py-2 leading-tight font-semibold transition-colors max-sm:flex-col',
                isChosen ? chosen : 'border-edge bg-surface hover:border-ink hover:bg-sunken',
              )}
            >
              <Icon className={classNames('size-4', ink)} />
              {RATING_LABELS[value]}
              <span aria-hidden="true" className="max-md:hidden">
                <Kbd>{index + 1}</Kbd>
              </span>
            </button>
          );
        })}
      </div>
      <p className="mt-2 text-sm text-muted">Your grade decides when the flashcard of this rule comes back.</p>
    </fieldset>
  );
}
