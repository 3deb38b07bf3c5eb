import { Fragment, type ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { CheckIcon, CrossIcon } from '@/components/ui/icons';
import { KeyHint } from '@/components/ui/single-keys';
import { findDifferingWords } from '@/lib/domain/rules/differing-words';
import type { ElementStatus } from '@/lib/domain/rules/judged-answer';
import type { ElementReading } from '@/lib/domain/rules/model-reading';
import { phraseInPassage } from '@/lib/domain/rules/phrase-place';
import { quotedPart } from '@/lib/domain/rules/quoted-part';

export const CHOICES = [
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

type Stretches = readonly { start: number; end: number }[];

/** A part of a text, its stretches underlined; dots stand where it goes on. */
function Underlined({ text, from, to, stretches }: { text: string; from: number; to: number; stretches: Stretches }) {
  const within = stretches.filter(({ start, end }) => start >= from && end <= to);
  return (
    <>
      {from > 0 && '… '}
      {within.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(within[index - 1]?.end ?? from, start)}
          <u className="decoration-danger decoration-2 underline-offset-4">{text.slice(start, end)}</u>
        </Fragment>
      ))}
      {text.slice(within.at(-1)?.end ?? from, to)}
      {to < text.length && ' …'}
    </>
  );
}

/** Words as they are read out. */
function wordsOf(text: string, stretches: Stretches): string {
  return stretches.map(({ start, end }) => `“${text.slice(start, end)}”`).join(', ') || 'nothing more';
}

/** What a language model says of an element, as its own. */
function Reading({ isStated, quote }: ElementReading) {
  return (
    <p className="mt-1.5 text-sm text-muted">
      Read by the language model:{' '}
      <strong className="font-semibold text-ink">{isStated ? 'you said it' : 'you did not say it'}</strong>
      {quote !== null && <>, “{quote}”</>}
    </p>
  );
}

/** Who decided about an element that the checker was not sure of. */
function decidedBy({ state }: ElementStatus, reading: ElementReading | null): string {
  if (!reading) return 'Self-graded';
  return (state === 'present') === reading.isStated
    ? 'You agreed with the language model'
    : 'You overruled the language model';
}

type ElementRowProps = {
  ruleText: string;
  element: ElementStatus;
  /** What the learner wrote nearest to it. */
  quote: string | null;
  reading: ElementReading | null;
  /** What stands before the phrase. */
  icon: ReactNode;
};

/** An element beside the learner's own words; `children` stand beneath these. */
export function ElementRow({
  ruleText,
  element,
  quote,
  reading,
  icon,
  id,
  children,
}: ElementRowProps & { id?: string; children?: ReactNode }) {
  const { phrase, state, isSelfAssessed } = element;
  const isInDoubt = state === 'open' || isSelfAssessed;
  const passage = isInDoubt ? phraseInPassage(ruleText, phrase, quote) : { before: '', phrase, after: '' };
  const ruleSays = `${passage.before}${passage.phrase}${passage.after}`;
  const [inRule, inQuote] = isInDoubt && quote !== null ? findDifferingWords(ruleSays, quote) : [[], []];
  const isDifferent = inRule.length > 0 || inQuote.length > 0;
  const near = quote === null ? null : quotedPart(quote, phrase, inQuote);
  // Of what is missing a sentence that shares no word with it would say nothing; of all else the whole of it counts.
  const isMissing = state === 'missing' && !isSelfAssessed;
  const shown = near ?? (isMissing || quote === null ? null : { start: 0, end: quote.length });
  return (
    <>
      <p className="flex items-start gap-2">
        {icon}
        <span className="min-w-0 font-serif text-[1.0625rem] leading-snug font-semibold">{passage.phrase}</span>
      </p>
      <div className="min-w-0 pl-6 sm:max-lg:pl-0">
        <p id={id} className={classNames('font-serif leading-snug', !shown && 'text-muted')}>
          {shown && quote !== null ? (
            <>
              <span className="sr-only">You wrote: </span>
              “<Underlined text={quote} from={shown.start} to={shown.end} stretches={inQuote} />”
            </>
          ) : (
            <span className="font-sans text-sm">Nothing in your answer comes close to it.</span>
          )}
        </p>
        {isDifferent && (
          <p className="mt-1 text-sm text-muted">
            The rule: {wordsOf(ruleSays, inRule)}. You: {wordsOf(quote ?? '', inQuote)}.
          </p>
        )}
        {reading && <Reading {...reading} />}
        {isSelfAssessed && <p className="mt-1 text-sm font-semibold">{decidedBy(element, reading)}</p>}
        {children}
      </div>
    </>
  );
}

type DecisionProps = {
  /** What the learner has said of it; null before they have. */
  isSaid: boolean | null;
  /** The first that is left to be decided, to which the keys of the screen go. */
  hasKeys: boolean;
  onChoose: (isSaid: boolean) => void;
};

/** The two choices about an element in doubt. */
export function Decision({ isSaid, hasKeys, onChoose }: DecisionProps) {
  return (
    <div className="mt-2.5 grid max-w-md grid-cols-2 gap-2">
      {CHOICES.map((choice) => {
        const isChosen = isSaid === choice.isSaid;
        return (
          <button
            key={choice.label}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onChoose(choice.isSaid)}
            className={classNames(
              'flex min-h-11 items-center justify-center gap-2 rounded-md border px-2 leading-tight font-semibold transition-colors',
              isChosen ? choice.chosen : 'border-edge bg-surface hover:border-ink hover:bg-sunken',
            )}
          >
            <choice.Icon className={classNames('size-4', choice.ink)} />
            {choice.label}
            {hasKeys && <KeyHint className="max-md:hidden">{choice.keyName}</KeyHint>}
          </button>
        );
      })}
    </div>
  );
}
