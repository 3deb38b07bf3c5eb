import { ChevronIcon } from '@/components/ui/icons';
import { PAGE_KEYS_MARK } from '@/components/ui/key-owner';
import type { QuizQuestion } from '@/lib/domain/mbe/question';
import { Paragraphs } from './paragraphs';

/** One fact of the question changed; the new answer stays covered until the learner has thought about it. */
export function Flip({ flip }: { flip: NonNullable<QuizQuestion['flip']> }) {
  return (
    <section aria-label="What if" className="rounded-md border border-l-4 border-line border-l-accent bg-surface p-4">
      <Paragraphs text={flip.question} className="font-semibold" />
      <details className="group mt-2" {...{ [PAGE_KEYS_MARK]: '' }}>
        <summary className="inline-flex items-center gap-1 rounded text-sm font-semibold text-accent-ink">
          <ChevronIcon className="size-4 -rotate-90 transition-transform group-open:rotate-0" />
          <span className="group-open:hidden">Show the answer</span>
          <span className="hidden group-open:inline">Hide the answer</span>
        </summary>
        <Paragraphs text={flip.answer} className="mt-1.5" />
      </details>
    </section>
  );
}
