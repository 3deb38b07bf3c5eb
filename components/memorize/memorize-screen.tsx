'use client';

import { useRef, useState } from 'react';
import { UNSENT_RATINGS, UnsentList } from '@/components/shell/unsent-list';
import { EmptyState } from '@/components/ui/empty-state';
import { FailedToLoad } from '@/components/ui/failed-to-load';
import { lazyPart } from '@/components/ui/lazy-part';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import { browserTimeZone } from '@/lib/client/browser-time-zone';
import { useRead } from '@/lib/client/use-read';
import { listDecks } from '@/lib/contract/cards';
import type { ExamKind } from '@/lib/domain/exams/exam-presets';
import type { DeckSummary } from '@/lib/domain/memorize/decks';
import { SAMPLE_CARDS } from '@/lib/domain/memorize/sample-cards';
import { BuzzwordBanner } from './buzzword-banner';
import { DeckChooser } from './deck-chooser';
import { DeckExport } from './deck-export';
import { DeckPlayer, type DeckPlayerProps } from './deck-player';
import { FutureLinks } from './future-links';
import { isOwnDeck, type OpenDeck, SAMPLE_DECK, useDeck } from './use-deck';
import { type ReviewOutbox, useReviewOutbox } from './use-review-outbox';

// Not drawn by the server: until its script is there its buttons would be dead.
const OwnCards = lazyPart({
  load: () => import('./own-cards').then((module) => module.default),
  name: 'The list of your cards',
  Place: () => <Skeleton className="mt-8 h-40" />,
});

const SAMPLE = SAMPLE_CARDS.map((card) => ({ ...card, topic: '', subjectId: null, next: null }));
const nothing = () => {};

const EMPTY_DECKS: Partial<Record<DeckSummary['kind'], { title: string; text: string }>> = {
  due: {
    title: 'Nothing is due today.',
    text: 'Start a topic, and its cards come back here just before you would forget them.',
  },
  missed: {
    title: 'No missed questions.',
    text: 'When you answer a practice question wrong, the rules it tests wait for you here.',
  },
  new: { title: 'Nothing new is left here.', text: 'You have begun every card of this subject.' },
  own: { title: 'You have no cards of your own yet.', text: 'Write your first card below, or import a file of cards.' },
};

type View = Pick<DeckPlayerProps, 'isFocused' | 'isFull' | 'onToggleFull'>;

function Sample({ view }: { view: View }) {
  const [round, setRound] = useState(0);
  return (
    <DeckPlayer
      key={round}
      {...view}
      isFocused={view.isFocused || round > 0}
      cards={SAMPLE}
      onRate={nothing}
      onUndo={nothing}
      onComplete={nothing}
      onAgain={() => setRound((count) => count + 1)}
    />
  );
}

type DeckCardsProps = {
  open: OpenDeck;
  /** How many cards one run takes; null for all. */
  limit: number | null;
  outbox: ReviewOutbox;
  view: View;
  reload: () => void;
  onAgain: () => void;
  /** Called with the first rating and at the end of a run. */
  onRunning: (isRunning: boolean) => void;
};

function DeckCards({ open, limit, outbox, view, reload, onAgain, onRunning }: DeckCardsProps) {
  if (open.status === 'sample') return <Sample view={view} />;
  if (open.status === 'loading') {
    return (
      <Loading>
        <Skeleton className="mb-3 h-6 w-32" />
        <Skeleton className="mb-4 h-2" />
        <Skeleton className="h-72 sm:h-80" />
        <Skeleton className="mt-4 h-14" />
      </Loading>
    );
  }
  if (open.status === 'failed') {
    return <FailedToLoad message={open.message} onRetry={reload} />;
  }
  const { deck, deal } = open;
  const cards = open.cards.slice(0, limit ?? undefined);
  if (cards.length === 0) {
    const { title, text } = EMPTY_DECKS[deck.kind] ?? { title: 'This deck is empty.', text: 'Choose another one.' };
    return <EmptyState title={title}>{text}</EmptyState>;
  }
  return (
    <DeckPlayer
      key={`${deal} ${deck.id}`}
      {...view}
      cards={cards}
      onRate={(index, rating, reviewKey) => {
        const card = cards[index]?.card;
        if (!card) return;
        onRunning(true);
        outbox.rate(card, rating, reviewKey);
      }}
      onUndo={outbox.undo}
      onComplete={() => onRunning(false)}
      onAgain={onAgain}
      note={
        deck.total > cards.length && (
          <p className="mb-3 text-sm text-muted">
            The first {cards.length} of {deck.total.toLocaleString('en-US')} cards; the others follow when these are
            done.
          </p>
        )
      }
    />
  );
}

type MemorizeScreenProps = {
  userId: string;
  /** The exam prepared for; null without one. */
  exam: ExamKind | null;
  /** As the server counted them in the zone of the learner's last review. */
  initialDecks: DeckSummary[];
  /** The deck of the address; the sample without one. */
  initialDeckId: string;
  /** How many of its cards the address asks for; null for all. */
  initialLimit: number | null;
};

/** The memorize screen: a choice of decks, and the run through the one chosen. */
export function MemorizeScreen({ userId, exam, initialDecks, initialDeckId, initialLimit }: MemorizeScreenProps) {
  const [deckId, setDeckId] = useState(initialDeckId);
  const [limit, setLimit] = useState(initialLimit);
  const deckRegion = useRef<HTMLDivElement>(null);

  const timeZone = browserTimeZone();
  // The counts only inform: those shown stay when new ones cannot be had.
  const counted = useRead(listDecks, { query: { timeZone } }, '', { initialData: initialDecks });
  const latest = counted.status === 'ready' ? counted.value : initialDecks;
  // While cards are rated the counts stand still: they come to what is true when a deck ends or is chosen.
  const [frozen, setFrozen] = useState<DeckSummary[] | null>(null);
  const outbox = useReviewOutbox(userId);
  const { open, reload } = useDeck(deckId, outbox.unsent.sendNow);
  const [isFocused, setIsFocused] = useState(false);
  const [isFull, setIsFull] = useState(initialDeckId !== SAMPLE_DECK);

  const choose = (id: string, isByKeyboard: boolean) => {
    setDeckId(id);
    setLimit(null);
    setFrozen(null);
    setIsFull(true);
    setIsFocused(!isByKeyboard);
    const address = id === SAMPLE_DECK ? '/rule-statements' : `/rule-statements?deck=${encodeURIComponent(id)}`;
    window.history.replaceState(null, '', address);
    // On a phone the deck lies below what it was chosen with.
    if (window.matchMedia('(width < 64rem)').matches) deckRegion.current?.scrollIntoView();
  };

  const changed = () => {
    setFrozen(null);
    setIsFocused(false);
    reload();
  };

  return (
    <>
      <BuzzwordBanner />
      <UnsentList unsent={outbox.unsent} kind={UNSENT_RATINGS} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] lg:gap-8">
        <DeckChooser exam={exam} decks={frozen ?? latest} deckId={deckId} onChoose={choose} />
        <div ref={deckRegion} className="min-w-0 scroll-mt-24">
          <DeckCards
            open={open}
            limit={limit}
            outbox={outbox}
            view={{ isFocused, isFull, onToggleFull: () => setIsFull(!isFull) }}
            reload={reload}
            onAgain={() => {
              setIsFocused(true);
              reload();
            }}
            onRunning={(isRunning) => setFrozen(isRunning ? (frozen ?? latest) : null)}
          />
          {open.status === 'ready' && open.deck.total > 0 && <DeckExport key={open.deck.id} deck={open.deck} />}
          {isOwnDeck(deckId) && open.status !== 'loading' && <OwnCards userId={userId} onChanged={changed} />}
          <FutureLinks />
        </div>
      </div>
    </>
  );
}
