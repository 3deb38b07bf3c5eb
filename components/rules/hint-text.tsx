import { classNames } from '@/components/ui/class-names';
import { RATING_LABELS } from '@/lib/domain/memorize/constants';
import type { RuleHint } from '@/lib/domain/rules/constants';
import { firstLetters } from '@/lib/domain/rules/first-letters';
import { type GuidedWord, guideTyping } from '@/lib/domain/rules/guided-typing';
import { recallRating } from '@/lib/domain/rules/recall-rating';

const LOOKS: Record<GuidedWord['state'], string> = {
  typed: 'text-ink',
  next: 'rounded bg-accent-soft px-1 font-semibold text-accent-ink underline underline-offset-4',
  ahead: 'text-muted',
};

const WORTH: Record<RuleHint, string> = {
  none: 'A correct answer from memory alone',
  first_letters: 'A correct answer with the first letters',
  guided: 'A correct answer with guided typing',
};

function GuidedTyping({ ruleText, draft }: { ruleText: string; draft: string }) {
  const { words, isAstray } = guideTyping(ruleText, draft);
  const next = words.find(({ state }) => state === 'next');
  return (
    <>
      <p className="reading">
        {words.map(({ text, state }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the words of a rule never change places.
          <span key={index}>
            <span className={LOOKS[state]}>{text}</span>{' '}
          </span>
        ))}
      </p>
      <p className={classNames('mt-2 text-sm', isAstray ? 'font-semibold text-warning-ink' : 'text-muted')}>
        {next
          ? isAstray
            ? `That is not the next word: it begins with “${next.text}”.`
            : `The next word begins with “${next.text}”.`
          : 'That is the whole rule, word for word.'}
      </p>
    </>
  );
}

type HintTextProps = {
  hint: RuleHint;
  ruleText: string;
  draft: string;
  /** Whether the rule has a flashcard that the result counts for. */
  hasCard: boolean;
};

/** What helps to recall the rule, on its rung of the ladder. */
export function HintText({ hint, ruleText, draft, hasCard }: HintTextProps) {
  return (
    <>
      {hint !== 'none' && (
        <section aria-label="Hint" className="mt-3 rounded-md bg-sunken px-4 py-3">
          {hint === 'guided' ? (
            <GuidedTyping ruleText={ruleText} draft={draft} />
          ) : (
            <p className="reading tracking-wide">{firstLetters(ruleText)}</p>
          )}
        </section>
      )}
      {hasCard && (
        <p className="mt-2 text-sm text-muted">
          {WORTH[hint]} counts as “{RATING_LABELS[recallRating({ isCorrect: true, hint })]}” on the rule’s flashcard
          {hint === 'guided' ? ', which then comes back sooner.' : '.'}
        </p>
      )}
    </>
  );
}
