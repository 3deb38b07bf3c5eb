import type { OptionLabel } from '@/lib/domain/mbe/constants';
import type { QuizQuestion } from '@/lib/domain/mbe/question';
import { topicTitle } from '@/lib/domain/subjects/topic-title';

export type SureMistake = { number: number; question: QuizQuestion; chosenLabel: OptionLabel | null };

/** Questions answered wrong with high confidence, each leading to its place below; nothing without any. */
export function SureMistakes({ mistakes }: { mistakes: readonly SureMistake[] }) {
  if (mistakes.length === 0) return null;
  return (
    <section aria-labelledby="sure-title">
      <h3 id="sure-title" className="font-semibold">
        Wrong, though you were sure
      </h3>
      <ul className="mt-1 grid gap-1">
        {mistakes.map(({ number, question, chosenLabel }) => (
          <li key={question.id}>
            <a href={`#question-${number}`} className="text-accent-ink underline underline-offset-4">
              Question {number}
            </a>
            : {question.rules[0]?.name ?? topicTitle(question.issue ?? '')}. You chose {chosenLabel}; the answer is{' '}
            {question.correctOptLabel}.
          </li>
        ))}
      </ul>
    </section>
  );
}
