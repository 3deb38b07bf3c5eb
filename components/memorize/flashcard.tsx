import type { Ref } from 'react';
import { hueStyle } from '@/components/ui/badge';
import { classNames } from '@/components/ui/class-names';
import { PAGE_KEYS_MARK } from '@/components/ui/key-owner';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { SUBJECTS } from '@/lib/domain/subjects/subjects';

export type Face = {
  front: string;
  back: string;
  /** Empty for none. */
  topic: string;
  /** Of a rule. */
  subjectId: string | null;
};

type FlashcardProps = { face: Face; isFlipped: boolean; onFlip: () => void; ref: Ref<HTMLButtonElement> };

/** A card that is turned by a click: its front alone, or its front above its back. */
export function Flashcard({ face, isFlipped, onFlip, ref }: FlashcardProps) {
  const subject = SUBJECTS.find(({ id }) => id === face.subjectId);
  const place = [subject && `${subject.emoji} ${subject.name}`, face.topic].filter(Boolean).join(' · ');
  return (
    <>
      <button
        ref={ref}
        type="button"
        {...{ [PAGE_KEYS_MARK]: '' }}
        onClick={onFlip}
        style={subject && hueStyle(subject.hue)}
        className={classNames(
          'flex min-h-72 w-full scroll-mt-24 flex-col rounded-xl border bg-surface px-5 py-5 text-left shadow-card transition-colors hover:border-ink sm:min-h-80 sm:px-8 sm:py-7',
          subject ? 'border-line border-t-4 border-t-hue' : 'border-line',
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
            {face.back}
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
