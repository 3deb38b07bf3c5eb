import { classNames } from '@/components/ui/class-names';
import type { RuleHint } from '@/lib/domain/rules/constants';
import { firstLetters } from '@/lib/domain/rules/first-letters';
import { type GuidedWord, guideTyping } from '@/lib/domain/rules/guided-typing';

const LOOKS: Record<GuidedWord['state'], string> = {
  typed: 'text-ink',
  next: 'rounded bg-accent-soft px-1 font-semibold text-accent-ink underline underline-offset-4',
  ahead: 'text-muted',
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

/** What helps to recall the rule, on its rung of the ladder. */
export function HintText({ hint, ruleText, draft }: { hint: RuleHint; ruleText: string; draft: string }) {
  if (hint === 'none') return <p className="mt-3 text-sm text-muted">No hint: what you recall now counts in full.</p>;
  return (
    <section aria-label="Hint" className="mt-3 rounded-md bg-sunken px-4 py-3">
      {hint === 'guided' ? (
        <GuidedTyping ruleText={ruleText} draft={draft} />
      ) : (
        <p className="reading tracking-wide">{firstLetters(ruleText)}</p>
      )}
    </section>
  );
}
