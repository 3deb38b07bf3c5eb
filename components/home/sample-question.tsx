'use client';

import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { CheckIcon, CrossIcon } from '@/components/ui/icons';

const OPTIONS = [
  { label: 'A', text: 'Yes, because she had an honest claim to the field when she promised to give it up.' },
  { label: 'B', text: 'No, because a claim that would have failed in court can support no promise.' },
] as const;

const ANSWER = 'A';

/** A question to answer on the spot: what the product is, shown rather than told. */
export function SampleQuestion() {
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <Card aria-label="A question to try" className="shadow-raised">
      <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line px-4 py-2 sm:px-6 sm:py-3">
        <Badge hue={160}>
          <span aria-hidden="true">🤝</span> Contracts
        </Badge>
        <span className="text-sm text-muted">
          {chosen === null ? 'Choose an answer' : 'A question with its explanation'}
        </span>
      </div>
      <div className="p-4 sm:px-6 sm:py-5">
        <p className="reading max-sm:text-base max-sm:leading-normal">
          Two neighbors each believed, in good faith, that a strip of pasture was theirs. One promised to stop grazing
          it; the other promised $3,000 in return, then learned from a survey that the strip had always been his and
          refused to pay. May she recover the $3,000?
        </p>
        <ul className="mt-3 grid gap-2 sm:mt-4">
          {OPTIONS.map(({ label, text }) => (
            <li key={label}>
              <Option
                label={label}
                text={text}
                isShown={chosen !== null && (label === chosen || label === ANSWER)}
                onChoose={chosen === null ? () => setChosen(label) : undefined}
              />
            </li>
          ))}
        </ul>
        <div role="status">
          {chosen !== null && (
            <div className="mt-4 border-l-4 border-accent pl-4">
              <p className="font-semibold">
                {chosen === ANSWER ? 'Correct. Why B tempts' : 'A is correct. Why B tempts'}
              </p>
              <p className="mt-1 text-muted">
                The claim did fail. But surrendering a claim that is doubtful, or that one honestly believes in, is
                consideration (Restatement (Second) of Contracts § 74).
              </p>
            </div>
          )}
        </div>
      </div>
    </Card>
  );
}

type OptionProps = {
  label: string;
  text: string;
  /** Whether its verdict is. */
  isShown: boolean;
  /** Absent once the question is answered. */
  onChoose: (() => void) | undefined;
};

function Option({ label, text, isShown, onChoose }: OptionProps) {
  const isCorrect = label === ANSWER;
  const verdict = isCorrect ? 'border-success bg-success-soft' : 'border-danger bg-danger-soft';
  return (
    <button
      type="button"
      aria-disabled={onChoose ? undefined : true}
      onClick={onChoose}
      className={`flex w-full gap-3 rounded-md border px-3 py-2 text-left max-sm:leading-snug sm:py-2.5 ${isShown ? verdict : 'border-line hover:bg-sunken'}`}
    >
      {isShown && isCorrect && <CheckIcon className="mt-0.5 size-5 text-success-ink" />}
      {isShown && !isCorrect && <CrossIcon className="mt-0.5 size-5 text-danger-ink" />}
      <span>
        <span className="font-semibold">{label}.</span> {text}{' '}
        {isShown && (
          <span className={`font-semibold ${isCorrect ? 'text-success-ink' : 'text-danger-ink'}`}>
            {isCorrect ? 'Correct' : 'Your answer'}
          </span>
        )}
      </span>
    </button>
  );
}
