import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { AlertIcon, CheckIcon, CrossIcon, InfoIcon } from '@/components/ui/icons';
import { RATING_LABELS } from '@/lib/domain/memorize/constants';
import type { RuleHint } from '@/lib/domain/rules/constants';
import {
  askedElements,
  flawBeyondElements,
  type JudgedAnswer,
  type RuleResult,
  resultOf,
  type Settlement,
  standingElements,
} from '@/lib/domain/rules/judged-answer';
import { recallRating } from '@/lib/domain/rules/recall-rating';
import { markAnswer, markRule } from '@/lib/domain/rules/verdict-marks';
import { counted } from '@/lib/domain/text/counted';
import { MarkedText } from './marked-text';

const GROUPS = [
  { state: 'missing', title: 'Missing Buzzwords', look: 'bg-warning-soft text-warning-ink', Icon: AlertIcon },
  { state: 'contradicted', title: 'Contradicted', look: 'bg-danger-soft text-danger-ink', Icon: CrossIcon },
  { state: 'present', title: 'Present', look: 'bg-success-soft text-success-ink', Icon: CheckIcon },
] as const;

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h4 className="mb-1.5 font-semibold">{title}</h4>
      {children}
    </section>
  );
}

type VerdictProps = {
  verdict: JudgedAnswer;
  settlement: Settlement | null;
  claim: string | null;
  /** The most help that was shown. */
  hint: RuleHint;
};

type Headline = { Icon: typeof CheckIcon; look: string };

const HEADLINES: Record<RuleResult, Headline> = {
  Correct: { Icon: CheckIcon, look: 'bg-success-soft text-success-ink' },
  Incorrect: { Icon: CrossIcon, look: 'bg-danger-soft text-danger-ink' },
};
const FLAWS = {
  turned: 'You name every buzzword, but the words with a wavy underline reverse the rule.',
  unstated: 'You name the buzzwords, but they do not state the rule yet. Say how they fit together.',
};
const OPEN: Headline = { Icon: InfoIcon, look: 'bg-accent-soft text-accent-ink' };

/** The verdict in a word, the learner's own against it, and what it means for the rule's flashcard. */
export function Verdict({ verdict, settlement, claim, hint }: VerdictProps) {
  const result = resultOf(verdict, settlement);
  const rating = claim === null ? result && recallRating({ isCorrect: result === 'Correct', hint }) : 'good';
  const flaw = flawBeyondElements(verdict);
  const { Icon, look } = result === null ? OPEN : HEADLINES[result];
  return (
    <>
      <p className={classNames('flex items-center gap-2 rounded-md px-4 py-3 text-lg font-semibold', look)}>
        <Icon />
        {result ?? 'Compare your answer'}
      </p>
      {flaw && <p className="mt-2">{FLAWS[flaw]}</p>}
      {result === null && <p className="mt-2">We cannot tell whether your answer says this. You decide.</p>}
      {settlement && (
        <p className="mt-2 text-sm">You compared {counted(askedElements(verdict).length, 'element')} yourself.</p>
      )}
      {claim !== null && (
        <p className="mt-2 text-sm">
          <strong className="font-semibold">You marked it as correct:</strong> {claim}
        </p>
      )}
      {rating && (
        <p className="mt-2 text-sm text-muted">The rule’s flashcard counts it as “{RATING_LABELS[rating]}”.</p>
      )}
    </>
  );
}

type VerdictDetailsProps = { verdict: JudgedAnswer; settlement: Settlement | null };

/** What was right and wrong in an answer, element by element; what is in doubt is not among them. */
export function VerdictDetails({ verdict, settlement }: VerdictDetailsProps) {
  const elements = standingElements(verdict, settlement);
  return (
    <div className={classNames('mt-6 grid gap-6', resultOf(verdict, settlement) === null && 'pb-6 sm:pb-8')}>
      <Part title="Your Answer">
        <MarkedText runs={markAnswer(verdict, elements)} />
      </Part>
      <Part title="Correct Points">
        <MarkedText runs={markRule(verdict, elements)} />
      </Part>
      {GROUPS.map(({ state, title, look, Icon }) => {
        const group = elements.filter((element) => element.state === state);
        return (
          group.length > 0 && (
            <Part key={state} title={title}>
              <ul className="flex flex-wrap gap-2">
                {group.map(({ phrase, isSettled }) => (
                  <li key={phrase} className={classNames('flex items-start gap-2 rounded-md px-2.5 py-1', look)}>
                    <Icon className="mt-1 size-4" />
                    <span className="min-w-0">
                      <span className="font-serif text-[1.0625rem]">{phrase}</span>
                      {isSettled && <span className="ml-2 text-sm whitespace-nowrap">You decided</span>}
                    </span>
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
