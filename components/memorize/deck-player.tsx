'use client';

import { type ReactNode, useReducer, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { GradeChoice } from '@/components/ui/grade-choice';
import { KeyHelp, type KeyTable } from '@/components/ui/key-help';
import { Progress } from '@/components/ui/progress';
import { useFocusOnStep } from '@/components/ui/use-focus-on-step';
import { randomId } from '@/lib/client/random-id';
import type { CardCommand } from '@/lib/domain/memorize/card-keys';
import { CARD_RATINGS, type CardRating, RATING_LABELS } from '@/lib/domain/memorize/constants';
import { canGoOn, type DeckRun, deckRunReducer, ratingOf, startRun } from '@/lib/domain/memorize/deck-run';
import { type Intervals, intervalLabel } from '@/lib/domain/memorize/interval';
import { type Face, Flashcard } from './flashcard';
import { useCardKeys } from './use-card-keys';

export type PlayedCard = Face & { next: Intervals | null };

type DeckPlayerProps = {
  /** At least one. */
  cards: readonly PlayedCard[];
  onRate: (index: number, rating: CardRating, reviewKey: string) => void;
  onUndo: (reviewKey: string) => void;
  /** What to do once the run is complete. */
  onAgain: () => void;
  /** Stands above the card. */
  note?: ReactNode;
};

const KEYS: KeyTable = [
  [['Space'], 'Flip the card'],
  [['1', '2', '3'], 'Rate it: Forgotten, Struggled, Got It!'],
  [['Enter'], 'Flip the card, then continue'],
  [['←', '→'], 'Previous card, next card'],
  [['U'], 'Undo the last rating'],
];

/** The ratings, each with when it lets the card come back; null where it is not scheduled. */
function gradesOf(next: Intervals | null) {
  return CARD_RATINGS.map((value) => ({
    value,
    label: RATING_LABELS[value],
    detail: next ? intervalLabel(next[value]) : undefined,
  }));
}

function summaryOf({ ratings, cardCount }: DeckRun): string {
  const counts = CARD_RATINGS.map((rating) => {
    const count = ratings.filter((given) => given.rating === rating).length;
    return count > 0 ? `${count} ${RATING_LABELS[rating]}` : null;
  }).filter(Boolean);
  const rated = `You rated ${ratings.length} of ${cardCount} ${cardCount === 1 ? 'card' : 'cards'}`;
  return counts.length > 0 ? `${rated}: ${counts.join(', ')}` : `${rated}.`;
}

/** One run through a deck, from its first card to 'Memorization session complete!'. */
export function DeckPlayer({ cards, onRate, onUndo, onAgain, note }: DeckPlayerProps) {
  const [run, dispatch] = useReducer(deckRunReducer, cards.length, startRun);
  const [isShowingKeys, setIsShowingKeys] = useState(false);
  const flashcard = useRef<HTMLButtonElement>(null);
  const ending = useRef<HTMLDivElement>(null);
  const card = cards[run.index];
  const lastRating = run.ratings.at(-1);

  useFocusOnStep(run.isComplete ? 'end' : run.index, () => (run.isComplete ? ending : flashcard).current?.focus());

  const rate = (rating: CardRating) => {
    if (!run.isFlipped || run.isComplete || run.rating === rating) return;
    const before = ratingOf(run, run.index);
    if (before) onUndo(before.reviewKey);
    const reviewKey = randomId();
    dispatch({ type: 'rate', rating, reviewKey });
    onRate(run.index, rating, reviewKey);
  };
  const undo = () => {
    if (!lastRating) return;
    onUndo(lastRating.reviewKey);
    dispatch({ type: 'undo' });
  };

  useCardKeys((command: CardCommand) => {
    if (command.type === 'rate') rate(command.rating);
    else if (command.type === 'undo') undo();
    else if (command.type === 'advance') dispatch({ type: run.isFlipped ? 'next' : 'flip' });
    else if (command.type === 'showKeys') setIsShowingKeys(true);
    else dispatch(command);
  });

  if (!card) return null;
  return (
    <section aria-label="Flashcards">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="font-semibold tabular-nums">
          Card {run.index + 1} of {run.cardCount}
        </p>
        <Button variant="ghost" size="sm" className="max-sm:hidden" onClick={() => setIsShowingKeys(true)}>
          Shortcuts
        </Button>
      </div>
      <Progress
        label="Progress through the deck"
        value={run.isComplete ? run.cardCount : run.index}
        max={run.cardCount}
        className="mb-4"
      />
      {note}
      {run.isComplete ? (
        <div ref={ending} tabIndex={-1} className="scroll-mt-24 rounded outline-none">
          <Alert
            tone="success"
            title="Memorization session complete!"
            actions={
              <Button variant="secondary" size="sm" onClick={onAgain}>
                Study this deck again
              </Button>
            }
          >
            {summaryOf(run)}
          </Alert>
        </div>
      ) : (
        <>
          <Flashcard ref={flashcard} face={card} isFlipped={run.isFlipped} onFlip={() => dispatch({ type: 'flip' })} />
          <GradeChoice
            legend="How well did you know it?"
            isLegendHidden
            grades={gradesOf(card.next)}
            value={run.rating}
            // Before the card was flipped there is nothing to rate.
            isDisabled={!run.isFlipped}
            onChoose={rate}
            className="mt-4"
          />
        </>
      )}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <Button
          variant="secondary"
          disabled={run.index === 0 || run.isComplete}
          onClick={() => dispatch({ type: 'previous' })}
        >
          Previous
        </Button>
        <Button variant="ghost" disabled={!lastRating} onClick={undo}>
          Undo rating
        </Button>
        <Button disabled={!canGoOn(run)} onClick={() => dispatch({ type: 'next' })}>
          Next
        </Button>
      </div>
      <KeyHelp
        isOpen={isShowingKeys}
        onClose={() => setIsShowingKeys(false)}
        keys={KEYS}
        note="Keys do nothing while you type in a field."
      />
    </section>
  );
}
