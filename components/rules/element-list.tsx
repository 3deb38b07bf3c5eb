import { type ReactNode, useId, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { AlertIcon, CheckIcon, CrossIcon, InfoIcon } from '@/components/ui/icons';
import { KeyHint } from '@/components/ui/single-keys';
import { Spinner } from '@/components/ui/spinner';
import { usePageKeys } from '@/components/ui/use-page-keys';
import { type ElementStatus, elementStatuses } from '@/lib/domain/rules/judged-answer';
import {
  awaitsReading,
  choiceOf,
  openReadings,
  type RuleQuizAction,
  type RuleQuizRun,
  readingOf,
} from '@/lib/domain/rules/rule-quiz';
import { CHOICES, Decision, ElementRow } from './element-row';

const GROUPS = [
  { state: 'open', title: 'Yours to decide', ink: 'text-accent-ink', Icon: InfoIcon },
  { state: 'missing', title: 'Missing Buzzwords', ink: 'text-warning-ink', Icon: AlertIcon },
  { state: 'contradicted', title: 'Contradicted', ink: 'text-danger-ink', Icon: CrossIcon },
  { state: 'present', title: 'Present', ink: 'text-success-ink', Icon: CheckIcon },
] as const;

const ROW = 'grid gap-x-6 gap-y-1 sm:max-lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]';

type ElementListProps = {
  /** With a verdict. */
  run: RuleQuizRun;
  ruleText: string;
  act: (action: RuleQuizAction) => void;
};

/** Each element of the rule once, by its state, beside the learner's own words; what is in doubt is decided here. */
export function ElementList({ run, ruleText, act }: ElementListProps) {
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const { verdict, settlement } = run;
  if (!verdict) throw new Error('Elements are shown of an answer without a verdict.');
  const elements = elementStatuses(verdict, settlement);
  const quotes = new Map(verdict.elements.map(({ phrase, quote }) => [phrase, quote]));
  const open = elements.filter(({ state }) => state === 'open');
  const firstOpen = open.find(({ phrase }) => choiceOf(run, phrase) === null);
  const readings = openReadings(run);

  const choose = (phrase: string, isSaid: boolean) => {
    act({ type: 'choose', choice: { phrase, isSaid } });
    // On to the next in doubt below, else to the first one left; after the last of all it stays.
    const at = open.findIndex((element) => element.phrase === phrase);
    const left = open.flatMap((element, index) =>
      index !== at && choiceOf(run, element.phrase) === null ? [index] : [],
    );
    const next = left.find((index) => index > at) ?? left[0];
    const shown = list.current?.querySelectorAll('fieldset')[next ?? at];
    const buttons = shown?.querySelectorAll('button');
    // The focus alone would bring the buttons into view without what they are about.
    buttons?.[next === undefined && !isSaid ? 1 : 0]?.focus({ preventScroll: true });
    shown?.scrollIntoView({ block: 'nearest' });
  };

  usePageKeys((key) => {
    const chosen = CHOICES.find(({ keyName }) => keyName === key.toUpperCase());
    if (chosen && firstOpen) choose(firstOpen.phrase, chosen.isSaid);
    else if (key.toUpperCase() === 'A' && readings.length > 0) act({ type: 'agree' });
    else return false;
    return true;
  });

  const row = (element: ElementStatus, index: number, icon: ReactNode) => {
    const { phrase, state } = element;
    const shared = { ruleText, element, quote: quotes.get(phrase) ?? null, reading: readingOf(run, phrase), icon };
    if (state !== 'open') return <div className={classNames(ROW, 'px-3 py-2.5')}>{<ElementRow {...shared} />}</div>;
    const hasKeys = element === firstOpen;
    return (
      <fieldset
        aria-describedby={`${id}-${index}`}
        className={classNames(
          'min-w-0 scroll-my-4 border-l-4 px-3 py-3',
          hasKeys ? 'border-accent bg-accent-soft' : 'border-transparent',
        )}
      >
        <legend className="sr-only">Does your answer say “{phrase}”?</legend>
        <div className={ROW}>
          <ElementRow {...shared} id={`${id}-${index}`}>
            <Decision isSaid={choiceOf(run, phrase)} hasKeys={hasKeys} onChoose={(isSaid) => choose(phrase, isSaid)} />
          </ElementRow>
        </div>
      </fieldset>
    );
  };

  return (
    <div ref={list} className="grid gap-6">
      {GROUPS.map(({ state, title, ink, Icon }) => {
        const group = elements.filter((element) => element.state === state);
        if (group.length === 0) return null;
        return (
          <section key={state} aria-labelledby={`${id}-${state}`}>
            <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4">
              <h4 id={`${id}-${state}`} className="font-semibold">
                {title}
              </h4>
              {state === 'open' && (
                <Progress run={run} decided={open.length - undecided(run, open)} count={open.length} />
              )}
            </div>
            <ul className="divide-y divide-line overflow-hidden rounded-md border border-line">
              {group.map((element, index) => (
                <li key={element.phrase}>
                  {row(element, index, <Icon className={classNames('mt-0.5 size-4', ink)} />)}
                </li>
              ))}
            </ul>
            {state === 'open' && readings.length > 0 && (
              <Button
                variant="secondary"
                className="mt-3 min-h-11 max-sm:w-full"
                onClick={() => act({ type: 'agree' })}
              >
                Agree with the language model on {readings.length === 1 ? 'one' : readings.length}
                <KeyHint className="max-md:hidden">A</KeyHint>
              </Button>
            )}
          </section>
        );
      })}
    </div>
  );
}

function undecided(run: RuleQuizRun, open: readonly ElementStatus[]): number {
  return open.filter(({ phrase }) => choiceOf(run, phrase) === null).length;
}

function Progress({ run, decided, count }: { run: RuleQuizRun; decided: number; count: number }) {
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-4 text-sm text-muted tabular-nums">
      {awaitsReading(run) && (
        <span className="flex items-center gap-2">
          <Spinner />
          The language model is reading your answer. You need not wait.
        </span>
      )}
      <span>
        {decided} of {count} decided
      </span>
    </div>
  );
}
