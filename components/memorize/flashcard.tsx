import type { Ref } from 'react';
import { hueStyle } from '@/components/ui/badge';
import { classNames } from '@/components/ui/class-names';
import { PAGE_KEYS_MARK } from '@/components/ui/key-owner';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { Swipe } from '@/lib/domain/memorize/swipe';
import { markPhrases } from '@/lib/domain/rules/phrase-place';
import { SUBJECTS } from '@/lib/domain/subjects/subjects';
import { topicTitle } from '@/lib/domain/subjects/topic-title';
import { useSwipe } from './use-swipe';

export type Face = {
  front: string;
  back: string;
  /** Phrases of the back that are marked. */
  buzzwords: readonly string[];
  /** Empty for none. */
  topic: string;
  /** Of a rule. */
  subjectId: string | null;
};

type FlashcardProps = {
  face: Face;
  isFlipped: boolean;
  /** On a phone it is as high as there is room, and scrolls by itself. */
  isFull: boolean;
  onFlip: () => void;
  /** Answers whether the swipe meant something. */
  onSwipe: (swipe: Swipe) => boolean;
  ref: Ref<HTMLButtonElement>;
};

/** A front of so many characters may be too long for a screen: a finger that goes up scrolls it. */
const SHORT_FRONT = 200;

function MarkedBack({ back, buzzwords }: Pick<Face, 'back' | 'buzzwords'>) {
  const marks = buzzwords.map((phrase) => ({ phrase, mark: '' }));
  return markPhrases([{ text: back, mark: null }], marks).map(({ text, mark }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text never change places.
    mark === null ? text : <mark key={index}>{text}</mark>,
  );
}

/** A card that is turned by a click or a swipe up: its front alone, or its front above its back. */
export function Flashcard({ face, isFlipped, isFull, onFlip, onSwipe, ref }: FlashcardProps) {
  const touching = useSwipe({ onPress: onFlip, onSwipe });
  const isSwipedUp = isFull && !isFlipped && face.front.length <= SHORT_FRONT;
  const subject = SUBJECTS.find(({ id }) => id === face.subjectId);
  const place = [subject && `${subject.emoji} ${subject.name}`, subject ? topicTitle(face.topic) : face.topic]
    .filter(Boolean)
    .join(' · ');
  return (
    <>
      <button
        ref={ref}
        type="button"
        {...{ [PAGE_KEYS_MARK]: '' }}
        {...touching}
        style={subject && hueStyle(subject.hue)}
        className={classNames(
          'flex min-h-72 w-full scroll-mt-24 flex-col rounded-xl border bg-surface px-5 py-5 text-left shadow-card transition-colors hover:border-ink sm:min-h-80 sm:px-8 sm:py-7',
          subject ? 'border-line border-t-4 border-t-hue' : 'border-line',
          // Zooming by two fingers stays.
          isSwipedUp ? 'max-sm:touch-pinch-zoom' : 'touch-pan-y touch-pinch-zoom',
          isFull && 'max-sm:min-h-0 max-sm:flex-1 max-sm:overflow-y-auto max-sm:overscroll-contain',
        )}
      >
        {place && <span className="block text-sm text-muted">{place}</span>}
        <span
          className={classNames(
            'block w-full font-serif font-semibold wrap-anywhere whitespace-pre-line',
            isFlipped ? 'mt-2 border-b border-line pb-4 text-xl' : 'my-auto py-6 text-center text-2xl sm:text-3xl',
          )}
        >
          {face.front}
        </span>
        {isFlipped && (
          <span className="reading mt-4 mb-auto block animate-[appear_160ms_ease-out] wrap-anywhere whitespace-pre-line">
            <MarkedBack back={face.back} buzzwords={face.buzzwords} />
          </span>
        )}
        <span className="mt-5 block self-center text-sm text-muted">
          {isFlipped ? 'Click to see the front again' : 'Click to flip'}
        </span>
      </button>
      <VisuallyHidden>
        <span role="status">{isFlipped ? `Answer: ${face.back}` : ''}</span>
      </VisuallyHidden>
    </>
  );
}
