import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { AlertIcon, CheckIcon, CrossIcon } from '@/components/ui/icons';
import { RATING_LABELS } from '@/lib/domain/memorize/constants';
import type { RuleHint } from '@/lib/domain/rules/constants';
import { recallRating } from '@/lib/domain/rules/recall-rating';
import type { JudgedAnswer } from '@/lib/domain/rules/rule-quiz';
import { MarkedText } from './marked-text';

type Element = JudgedAnswer['elements'][number];

const GROUPS = [
  { state: 'missing', title: 'Missing Buzzwords', look: 'bg-warning-soft text-warning-ink', Icon: AlertIcon },
  { state: 'contradicted', title: 'Contradicted', look: 'bg-danger-soft text-danger-ink', Icon: CrossIcon },
  { state: 'present', title: 'Present', look: 'bg-success-soft text-success-ink', Icon: CheckIcon },
] as const;

/** The phrases of each state, in the order of the rule; a missing buzzword need not be an element. */
function phrasesOf({ elements, missing }: JudgedAnswer, state: Element['state']): string[] {
  const phrases = elements.filter((element) => element.state === state).map(({ phrase }) => phrase);
  if (state !== 'missing') return phrases;
  const known = new Set(elements.map(({ phrase }) => phrase));
  return [...phrases, ...missing.filter((phrase) => !known.has(phrase))];
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h4 className="mb-1.5 font-semibold">{title}</h4>
      {children}
    </section>
  );
}

type VerdictProps = {
  result: JudgedAnswer['result'];
  claim: string | null;
  /** The most help that was shown. */
  hint: RuleHint;
};

/** The verdict in a word, the learner's own against it, and what it means for the rule's flashcard. */
export function Verdict({ result, claim, hint }: VerdictProps) {
  const isCorrect = result === 'Correct';
  const rating = claim === null ? recallRating({ isCorrect, hint }) : 'good';
  return (
    <>
      <p
        className={classNames(
          'flex items-center gap-2 rounded-md px-4 py-3 text-lg font-semibold',
          isCorrect ? 'bg-success-soft text-success-ink' : 'bg-danger-soft text-danger-ink',
        )}
      >
        {isCorrect ? <CheckIcon /> : <CrossIcon />}
        {result}
      </p>
      {claim !== null && (
        <p className="mt-2 text-sm">
          <strong className="font-semibold">You marked it as correct:</strong> {claim}
        </p>
      )}
      <p className="mt-2 text-sm text-muted">The rule’s flashcard counts it as “{RATING_LABELS[rating]}”.</p>
    </>
  );
}

/** What was right and wrong in an answer, element by element. */
export function VerdictDetails({ verdict }: { verdict: JudgedAnswer }) {
  return (
    <div className="mt-6 grid gap-6">
      <Part title="Your Answer">
        <MarkedText html={verdict.highlightedAnswer} />
      </Part>
      <Part title="Correct Points">
        <MarkedText html={verdict.highlightedCorrectAnswer} />
      </Part>
      {GROUPS.map(({ state, title, look, Icon }) => {
        const phrases = phrasesOf(verdict, state);
        return (
          phrases.length > 0 && (
            <Part key={state} title={title}>
              <ul className="flex flex-wrap gap-2">
                {phrases.map((phrase) => (
                  <li key={phrase} className={classNames('flex items-start gap-2 rounded-md px-2.5 py-1', look)}>
                    <Icon className="mt-1 size-4" />
                    <span className="min-w-0 font-serif text-[1.0625rem]">{phrase}</span>
                  </li>
                ))}
              </ul>
            </Part>
          )
        );
      })}
    </div>
  );
}
