import { classNames } from '@/components/ui/class-names';
import { AlertIcon, CheckIcon, CrossIcon } from '@/components/ui/icons';
import { Kbd } from '@/components/ui/kbd';
import { CARD_RATINGS, type CardRating, RATING_LABELS } from '@/lib/domain/memorize/constants';
import { type Intervals, intervalLabel } from '@/lib/domain/memorize/interval';

const LOOKS = {
  again: { Icon: CrossIcon, ink: 'text-danger-ink', chosen: 'border-danger bg-danger-soft' },
  hard: { Icon: AlertIcon, ink: 'text-warning-ink', chosen: 'border-warning bg-warning-soft' },
  good: { Icon: CheckIcon, ink: 'text-success-ink', chosen: 'border-success bg-success-soft' },
} satisfies Record<CardRating, object>;

type RatingButtonsProps = {
  rating: CardRating | null;
  /** When the card comes back after each; null where it is not scheduled. */
  next: Intervals | null;
  /** Before the card was flipped there is nothing to rate. */
  isDisabled: boolean;
  onRate: (rating: CardRating) => void;
};

/** How well the card was known, in the learner's own judgment. */
export function RatingButtons({ rating, next, isDisabled, onRate }: RatingButtonsProps) {
  return (
    <fieldset className="mt-4 min-w-0">
      <legend className="sr-only">How well did you know it?</legend>
      <div className="grid grid-cols-3 gap-2 sm:gap-3">
        {CARD_RATINGS.map((value, index) => {
          const { Icon, ink, chosen } = LOOKS[value];
          const isChosen = rating === value;
          return (
            <button
              key={value}
              type="button"
              disabled={isDisabled}
              aria-pressed={isChosen}
              onClick={() => onRate(value)}
              className={classNames(
                'flex min-h-14 flex-col items-center justify-center rounded-md border px-1 py-2 leading-tight font-semibold transition-colors disabled:cursor-not-allowed disabled:opacity-55',
                isChosen ? chosen : 'border-edge bg-surface enabled:hover:border-ink enabled:hover:bg-sunken',
              )}
            >
              <span className="flex items-center gap-1.5">
                <Icon className={classNames('size-4', ink)} />
                {RATING_LABELS[value]}
                <span aria-hidden="true" className="max-md:hidden">
                  <Kbd>{index + 1}</Kbd>
                </span>
              </span>
              {next && <span className="mt-0.5 text-sm font-normal text-muted">{intervalLabel(next[value])}</span>}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
