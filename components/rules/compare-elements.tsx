import { Fragment, useRef } from 'react';
import { classNames } from '@/components/ui/class-names';
import { CheckIcon, CrossIcon } from '@/components/ui/icons';
import { KeyHint } from '@/components/ui/single-keys';
import { usePageKeys } from '@/components/ui/use-page-keys';
import { findDifferingWords } from '@/lib/domain/rules/differing-words';
import { askedElements, type ElementChoice, type JudgedAnswer } from '@/lib/domain/rules/judged-answer';
import { phraseInPassage } from '@/lib/domain/rules/phrase-place';

const CHOICES = [
  {
    isSaid: true,
    label: 'I said it',
    keyName: 'Y',
    Icon: CheckIcon,
    ink: 'text-success-ink',
    chosen: 'border-success bg-success-soft',
  },
  {
    isSaid: false,
    label: 'I did not',
    keyName: 'N',
    Icon: CrossIcon,
    ink: 'text-warning-ink',
    chosen: 'border-warning bg-warning-soft',
  },
] as const;

type ElementComparisonProps = {
  id: string;
  ruleText: string;
  phrase: string;
  quote: string | null;
  /** What the learner has said of it; null before they have. */
  isSaid: boolean | null;
  /** The first that is left to be decided, to which the keys of the screen go. */
  hasKeys: boolean;
  onChoose: (isSaid: boolean) => void;
};

type DifferingProps = {
  text: string;
  /** The part that is shown; all of it unless said. */
  from?: number;
  to?: number;
  stretches: readonly { start: number; end: number }[];
};

/** A part of a text, underlined where it differs from what stands beside it. */
function Differing({ text, from = 0, to = text.length, stretches }: DifferingProps) {
  const within = stretches.flatMap(({ start, end }) =>
    end > from && start < to ? [{ start: Math.max(start, from), end: Math.min(end, to) }] : [],
  );
  return (
    <>
      {within.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(within[index - 1]?.end ?? from, start)}
          <u className="decoration-danger decoration-2 underline-offset-4">{text.slice(start, end)}</u>
        </Fragment>
      ))}
      {text.slice(within.at(-1)?.end ?? from, to)}
    </>
  );
}

/** The stretches of a text as they are read out. */
function wordsOf(text: string, stretches: DifferingProps['stretches']): string {
  return stretches.map(({ start, end }) => `“${text.slice(start, end)}”`).join(', ') || 'nothing more';
}

/** An element of the rule beside what the learner wrote nearest to it. */
function ElementComparison(props: ElementComparisonProps) {
  const { id, ruleText, phrase, quote, isSaid, hasKeys, onChoose } = props;
  const inRule = phraseInPassage(ruleText, phrase, quote);
  const phraseStart = inRule.before.length;
  const phraseEnd = phraseStart + inRule.phrase.length;
  const passage = `${inRule.before}${inRule.phrase}${inRule.after}`;
  const [inPassage, inQuote] = findDifferingWords(passage, quote ?? '');
  const isDifferent = inPassage.length > 0 || inQuote.length > 0;
  return (
    <fieldset
      id={id}
      aria-describedby={isDifferent ? `${id}-quote ${id}-difference` : `${id}-quote`}
      className={classNames('min-w-0 rounded-md border p-4', hasKeys ? 'border-accent' : 'border-line')}
    >
      <legend className="sr-only">Does your answer say “{inRule.phrase}”?</legend>
      <div className="grid gap-4 sm:grid-cols-2 sm:gap-6">
        <div>
          <p className="mb-1 text-sm font-semibold text-muted">The rule says</p>
          <p className="reading">
            <Differing text={passage} to={phraseStart} stretches={inPassage} />
            <mark>
              <Differing text={passage} from={phraseStart} to={phraseEnd} stretches={inPassage} />
            </mark>
            <Differing text={passage} from={phraseEnd} stretches={inPassage} />
          </p>
        </div>
        <div id={`${id}-quote`}>
          <p className="mb-1 text-sm font-semibold text-muted">You wrote</p>
          {quote === null ? (
            <p className="text-muted">Nothing in your answer comes close to it.</p>
          ) : (
            <p className="reading">
              <Differing text={quote} stretches={inQuote} />
            </p>
          )}
        </div>
      </div>
      {isDifferent && (
        <p id={`${id}-difference`} className="mt-3 text-sm text-muted">
          The two differ where they are underlined
          <span className="sr-only">
            , in the rule: {wordsOf(passage, inPassage)}; in your answer: {wordsOf(quote ?? '', inQuote)}
          </span>
          . If that changes the rule, choose “I did not”.
        </p>
      )}
      <div className="mt-4 grid grid-cols-2 gap-2 sm:gap-3">
        {CHOICES.map((choice) => {
          const isChosen = isSaid === choice.isSaid;
          return (
            <button
              key={choice.label}
              type="button"
              aria-pressed={isChosen}
              onClick={() => onChoose(choice.isSaid)}
              className={classNames(
                'relative flex min-h-12 items-center justify-center gap-2 rounded-md border px-2 py-2 leading-tight font-semibold transition-colors',
                isChosen ? choice.chosen : 'border-edge bg-surface hover:border-ink hover:bg-sunken',
              )}
            >
              <choice.Icon className={classNames('size-4', choice.ink)} />
              {choice.label}
              {hasKeys && <KeyHint className="absolute right-3 max-md:hidden">{choice.keyName}</KeyHint>}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

type CompareElementsProps = {
  ruleText: string;
  verdict: JudgedAnswer;
  /** What the learner has said of an element; null before they have. */
  choiceOf: (phrase: string) => boolean | null;
  onChoose: (choice: ElementChoice) => void;
};

/** Asks the learner of each element in doubt whether their answer says it. */
export function CompareElements({ ruleText, verdict, choiceOf, onChoose }: CompareElementsProps) {
  const list = useRef<HTMLOListElement>(null);
  const elements = askedElements(verdict).map((element) => ({ ...element, isSaid: choiceOf(element.phrase) }));
  const firstOpen = elements.findIndex(({ isSaid }) => isSaid === null);
  const decidedCount = elements.filter(({ isSaid }) => isSaid !== null).length;

  const choose = (at: number, isSaid: boolean) => {
    const element = elements[at];
    if (!element) return;
    onChoose({ phrase: element.phrase, isSaid });
    // On to the next in doubt below, else to the first one left; after the last of all it stays.
    const open = elements.flatMap(({ isSaid: said }, index) => (said === null && index !== at ? [index] : []));
    const next = open.find((index) => index > at) ?? open[0];
    const shown = list.current?.children[next ?? at];
    const buttons = shown?.querySelectorAll('button');
    // The focus alone would bring the buttons into view without what they are about.
    buttons?.[next === undefined && !isSaid ? 1 : 0]?.focus({ preventScroll: true });
    shown?.scrollIntoView({ block: 'nearest' });
  };

  usePageKeys((key) => {
    const chosen = CHOICES.find(({ keyName }) => keyName === key.toUpperCase());
    if (!chosen || firstOpen < 0) return false;
    choose(firstOpen, chosen.isSaid);
    return true;
  });

  return (
    <section aria-labelledby="compare-title" className="mt-6">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h4 id="compare-title" className="font-semibold">
          Does your answer say it?
        </h4>
        <p role="status" className="flex items-center gap-2 text-sm text-muted tabular-nums">
          {decidedCount} of {elements.length} decided
        </p>
      </div>
      <ol ref={list} className="grid gap-4">
        {elements.map(({ phrase, quote, isSaid }, index) => (
          <li key={phrase} className="scroll-my-4">
            <ElementComparison
              id={`element-${index + 1}`}
              ruleText={ruleText}
              phrase={phrase}
              quote={quote}
              isSaid={isSaid}
              hasKeys={index === firstOpen}
              onChoose={(chosen) => choose(index, chosen)}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
