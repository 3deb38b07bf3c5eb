import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { CheckIcon, CrossIcon, InfoIcon } from '@/components/ui/icons';
import { type CardRating, RATING_LABELS } from '@/lib/domain/memorize/constants';
import {
  askedElements,
  creditOf,
  elementStatuses,
  flawBeyondElements,
  type JudgedAnswer,
  type RuleResult,
  resultOf,
  type SelfAssessment,
} from '@/lib/domain/rules/judged-answer';
import { markAnswer, markRule } from '@/lib/domain/rules/verdict-marks';
import { counted } from '@/lib/domain/text/counted';
import { MarkedText } from './marked-text';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h4 className="mb-1.5 font-semibold">{title}</h4>
      {children}
    </section>
  );
}

type VerdictProps = {
  verdict: JudgedAnswer;
  settlement: SelfAssessment | null;
  claim: string | null;
  /** What it counts as on the rule's flashcard; null before there is a result, and for a rule without one. */
  rating: CardRating | null;
};

type Headline = { Icon: typeof CheckIcon; look: string };

const HEADLINES: Record<RuleResult, Headline> = {
  Correct: { Icon: CheckIcon, look: 'bg-success-soft text-success-ink' },
  Incorrect: { Icon: CrossIcon, look: 'bg-danger-soft text-danger-ink' },
};
const FLAWS = {
  reversed: 'You name every buzzword, but the words with a wavy underline reverse the rule.',
  unstated: 'You name the buzzwords, but they do not state the rule yet. Say how they fit together.',
};
const OPEN: Headline = { Icon: InfoIcon, look: 'bg-accent-soft text-accent-ink' };

/** The verdict in a word, the learner's own against it, and what it means for the rule's flashcard. */
export function Verdict({ verdict, settlement, claim, rating }: VerdictProps) {
  const result = resultOf(verdict, settlement);
  const { stated, total } = creditOf(verdict, settlement);
  const flaw = flawBeyondElements(verdict);
  const { Icon, look } = result === null ? OPEN : HEADLINES[result];
  return (
    <>
      <p className={classNames('flex flex-wrap items-center gap-x-2 rounded-md px-4 py-3 text-lg font-semibold', look)}>
        <Icon />
        <span>{result ?? 'Compare your answer'}</span>
        <span className="ml-auto text-sm whitespace-nowrap sm:text-base tabular-nums">
          {stated} of {counted(total, 'element')}
        </span>
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

type VerdictDetailsProps = {
  verdict: JudgedAnswer;
  settlement: SelfAssessment | null;
  /** One beneath the other on a wide screen too. */
  isNarrow?: boolean;
  /** The elements one by one. */
  children: ReactNode;
};

/** The rule and the answer, each once and marked, with the elements between them on a phone and beside them elsewhere. */
export function VerdictDetails({ verdict, settlement, isNarrow = false, children }: VerdictDetailsProps) {
  const elements = elementStatuses(verdict, settlement);
  return (
    <div
      className={classNames(
        'mt-6 grid gap-x-10 gap-y-6',
        !isNarrow && 'lg:grid-cols-2 lg:grid-rows-[auto_1fr]',
        resultOf(verdict, settlement) === null && 'pb-6 sm:pb-8',
      )}
    >
      <Part title="Correct Points">
        <MarkedText runs={markRule(verdict, elements)} />
      </Part>
      <div className={classNames('min-w-0', !isNarrow && 'lg:col-start-2 lg:row-span-2 lg:row-start-1')}>
        {children}
      </div>
      <Part title="Your Answer">
        <MarkedText runs={markAnswer(verdict, elements)} />
      </Part>
    </div>
  );
}
