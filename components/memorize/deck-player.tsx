'use client';

import { type ReactNode, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { GradeChoice } from '@/components/ui/grade-choice';
import { KeyHelp, type KeyTable } from '@/components/ui/key-help';
import { Progress } from '@/components/ui/progress';
import { useFocusOnStep } from '@/components/ui/use-focus-on-step';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { randomId } from '@/lib/client/random-id';
import type { CardCommand } from '@/lib/domain/memorize/card-keys';
import { CARD_RATINGS, type CardRating, RATING_LABELS } from '@/lib/domain/memorize/constants';
import { canGoOn, type DeckRun, deckRunReducer, ratingOf, startRun } from '@/lib/domain/memorize/deck-run';
import { type Intervals, intervalLabel } from '@/lib/domain/memorize/interval';
import type { Swipe } from '@/lib/domain/memorize/swipe';
import { type Face, Flashcard } from './flashcard';
import { useCardKeys } from './use-card-keys';

export type PlayedCard = Face & { next: Intervals | null };

export type DeckPlayerProps = {
  /** At least one. */
  cards: readonly PlayedCard[];
  onRate: (index: number, rating: CardRating, reviewKey: string) => void;
  onUndo: (reviewKey: string) => void;
  /** Called when the run has come to its end. */
  onComplete: () => void;
  /** What to do once the run is complete. */
  onAgain: () => void;
  /** Whether the first card takes the focus: the learner asked for the deck just now. */
  isFocused: boolean;
  /** Whether the deck fills the screen of a phone. */
  isFull: boolean;
  onToggleFull: () => void;
  /** Stands above the card. */
  note?: ReactNode;
};

const KEYS: KeyTable = [
  [['Space'], 'Flip the card'],
  [['1', '2', '3'], 'Rate it: Forgotten, Struggled, Got It!, and go on'],
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
export function DeckPlayer(props: DeckPlayerProps) {
  const { cards, onRate, onUndo, onComplete, onAgain, isFocused, isFull, onToggleFull, note } = props;
  const [run, dispatch] = useReducer(deckRunReducer, cards.length, startRun);
  const [isShowingKeys, setIsShowingKeys] = useState(false);
  const flashcard = useRef<HTMLButtonElement>(null);
  const ending = useRef<HTMLDivElement>(null);
  const shortcuts = useRef<HTMLButtonElement>(null);
  const card = cards[run.index];
  const lastRating = run.ratings.at(-1);

  useFocusOnStep(
    run.isComplete ? 'end' : run.index,
    () => (run.isComplete ? ending : flashcard).current?.focus({ preventScroll: isFull }),
    { isFirstFocused: isFocused },
  );
  const { isComplete } = run;
  // Space is the card's again then, not that of the button that opened the list.
  useEffect(() => {
    if (!isShowingKeys) return;
    return () => {
      if (document.activeElement === shortcuts.current) flashcard.current?.focus();
    };
  }, [isShowingKeys]);
  const complete = useEffectEvent(onComplete);
  useEffect(() => {
    if (isComplete) complete();
  }, [isComplete]);

  const rate = (rating: CardRating) => {
    if (!run.isFlipped || run.isComplete) return;
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

  const swipe = (direction: Swipe) => {
    if (direction === 'up' && run.isFlipped) return false;
    dispatch({ type: ({ left: 'next', right: 'previous', up: 'flip' } as const)[direction] });
    return true;
  };

  if (!card) return null;
  return (
    <section
      aria-label="Flashcards"
      data-deck-view={isFull ? '' : undefined}
      className={classNames(
        isFull &&
          'max-sm:fixed max-sm:inset-0 max-sm:z-50 max-sm:flex max-sm:flex-col max-sm:overflow-y-auto max-sm:bg-paper max-sm:p-4',
      )}
    >
      {isFull && <h1 className="sr-only sm:hidden">Flashcards</h1>}
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="font-semibold tabular-nums">
          Card {run.index + 1} of {run.cardCount}
        </p>
        <Button
          ref={shortcuts}
          variant="ghost"
          size="sm"
          className="max-sm:hidden"
          onClick={() => setIsShowingKeys(true)}
        >
          Shortcuts
        </Button>
        <Button variant="ghost" size="sm" className="sm:hidden" onClick={onToggleFull}>
          {isFull ? 'Close' : 'Full screen'}
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
          <Flashcard
            ref={flashcard}
            face={card}
            isFlipped={run.isFlipped}
            isFull={isFull}
            onFlip={() => dispatch({ type: 'flip' })}
            onSwipe={swipe}
          />
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
      <VisuallyHidden>
        <span role="status">{lastRating ? `Rated ${RATING_LABELS[lastRating.rating]}` : ''}</span>
      </VisuallyHidden>
      <KeyHelp
        isOpen={isShowingKeys}
        onClose={() => setIsShowingKeys(false)}
        keys={KEYS}
        note="Keys do nothing while you type in a field."
      />
    </section>
  );
}
