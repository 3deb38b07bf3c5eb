import { type RefObject, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { controlStyle } from '@/components/ui/control-style';
import { Kbd } from '@/components/ui/kbd';
import { RadioGroup } from '@/components/ui/radio-group';
import { MAX_ANSWER_LENGTH, type RuleHint } from '@/lib/domain/rules/constants';
import { counted } from '@/lib/domain/text/counted';
import { HintText } from './hint-text';

const HINTS = [
  { value: 'none', label: 'None' },
  { value: 'first_letters', label: 'First letters' },
  { value: 'guided', label: 'Guided typing' },
] as const;

type AnswerFormProps = {
  textareaRef: RefObject<HTMLTextAreaElement | null>;
  ruleText: string;
  draft: string;
  hint: RuleHint;
  isChecking: boolean;
  /** Whether the rule has a flashcard that the result counts for. */
  hasCard?: boolean;
  /** Why the answer was not taken. */
  problem: string | null;
  onType: (text: string) => void;
  onHint: (hint: RuleHint) => void;
  onSubmit: () => void;
};

/** Where a rule is written from memory, with as much help as the learner asks for. */
export function AnswerForm(props: AnswerFormProps) {
  const { textareaRef, ruleText, draft, hint, isChecking, hasCard = true, problem, onType, onHint, onSubmit } = props;
  const isTooLong = draft.length > MAX_ANSWER_LENGTH;
  /** Why an answer that is too long was not submitted, anew at each try; its number does not run along with the typing. */
  const [refusals, setRefusals] = useState<string[]>([]);
  return (
    <form
      className="max-w-3xl"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isTooLong) return onSubmit();
        setRefusals([...refusals, tooLongNote(draft.length)]);
        textareaRef.current?.focus();
      }}
    >
      <RadioGroup
        legend="Hint"
        name="hint"
        layout="segmented"
        className="mt-5 max-w-md"
        options={HINTS}
        value={hint}
        isDisabled={isChecking}
        onChange={onHint}
      />
      <HintText hint={hint} ruleText={ruleText} draft={draft} hasCard={hasCard} />
      <label htmlFor="rule-answer" id="rule-answer-label" className="mt-5 block font-semibold">
        Your answer
      </label>
      <textarea
        ref={textareaRef}
        id="rule-answer"
        aria-labelledby="rule-number rule-name rule-answer-label"
        aria-describedby="rule-answer-length rule-answer-keys"
        aria-invalid={problem || isTooLong ? true : undefined}
        required
        rows={6}
        spellCheck={false}
        readOnly={isChecking}
        value={draft}
        placeholder="Write the rule from memory."
        onChange={({ target }) => onType(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
        className={classNames(controlStyle, 'mt-1.5 min-h-40 resize-y font-serif text-[1.0625rem] leading-relaxed')}
      />
      <p id="rule-answer-length" className={classNames('mt-1.5 text-sm', isTooLong ? 'text-danger-ink' : 'text-muted')}>
        {lengthNote(draft.length)}
      </p>
      <p role="status" className="sr-only">
        {thresholdNote(draft.length)}
      </p>
      {isTooLong && refusals.length > 0 && (
        <Alert key={refusals.length} tone="danger" className="mt-4">
          {refusals.at(-1)}
        </Alert>
      )}
      {problem && (
        <Alert tone="danger" className="mt-4">
          {problem}
        </Alert>
      )}
      <div className="mt-5 flex flex-wrap items-center justify-between gap-3 pb-6 sm:pb-8">
        <p id="rule-answer-keys" className="text-sm text-muted max-sm:sr-only">
          <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd> submits
        </p>
        <Button type="submit" size="lg" className="max-sm:w-full" isBusy={isChecking}>
          {isChecking ? 'Checking...' : 'Submit Answer'}
        </Button>
      </div>
    </form>
  );
}

/** Shown from this share of the most characters on. */
const NEARLY_FULL = 0.8;

/** What is typed beyond the limit stays: the learner cuts it, not the field. */
function lengthNote(length: number): string {
  if (length < NEARLY_FULL * MAX_ANSWER_LENGTH) return '';
  const count = `${length.toLocaleString('en-US')} of ${MAX_ANSWER_LENGTH.toLocaleString('en-US')} characters`;
  return length > MAX_ANSWER_LENGTH ? `${count}. Shorten your answer to submit it; nothing you typed is lost.` : count;
}

/** What is announced: a count that changes with every letter would be read at every letter. */
function thresholdNote(length: number): string {
  if (length < NEARLY_FULL * MAX_ANSWER_LENGTH) return '';
  const limit = `the limit of ${MAX_ANSWER_LENGTH.toLocaleString('en-US')} characters`;
  return length > MAX_ANSWER_LENGTH ? `Your answer is over ${limit}.` : `Your answer is near ${limit}.`;
}

function tooLongNote(length: number): string {
  const excess = length - MAX_ANSWER_LENGTH;
  return `Your answer was not submitted: it is ${counted(excess, 'character')} too long.`;
}
