import { ScrollArea } from '@/components/ui/scroll-area';
import type { IssueFeedback } from '@/lib/domain/essays/essay-grading';
import { markAnswer } from '@/lib/domain/essays/marked-answer';

type MarkedAnswerProps = { text: string; feedback: readonly IssueFeedback[]; className?: string };

/** An answer as it was analyzed, with the passages that showed an issue marked and named. */
export function MarkedAnswer({ text, feedback, className }: MarkedAnswerProps) {
  let offset = 0;
  return (
    <ScrollArea aria-label="Your answer as analyzed" className={className}>
      <p className="reading whitespace-pre-line wrap-anywhere">
        {markAnswer(text, feedback).map((piece) => {
          const key = offset;
          offset += piece.text.length;
          if (piece.issues.length === 0) return <span key={key}>{piece.text}</span>;
          return (
            <span key={key}>
              <mark>{piece.text}</mark>
              <span className="mx-1 rounded bg-success-soft px-1 font-sans text-sm text-success-ink">
                {piece.issues.join(', ')}
              </span>
            </span>
          );
        })}
      </p>
    </ScrollArea>
  );
}
