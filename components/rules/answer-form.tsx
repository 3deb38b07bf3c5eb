import type { Ref } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { controlStyle } from '@/components/ui/control-style';
import { Kbd } from '@/components/ui/kbd';
import { RadioGroup } from '@/components/ui/radio-group';
import { MAX_ANSWER_LENGTH, type RuleHint } from '@/lib/domain/rules/constants';
import { HintText } from './hint-text';

const HINTS = [
  { value: 'none', label: 'None' },
  { value: 'first_letters', label: 'First letters' },
  { value: 'guided', label: 'Guided typing' },
] as const;

type AnswerFormProps = {
  textareaRef: Ref<HTMLTextAreaElement>;
  ruleText: string;
  draft: string;
  hint: RuleHint;
  isChecking: boolean;
  /** Why the answer was not taken. */
  problem: string | null;
  onType: (text: string) => void;
  onHint: (hint: RuleHint) => void;
  onSubmit: () => void;
};

/** Where a rule is written from memory, with as much help as the learner asks for. */
export function AnswerForm(props: AnswerFormProps) {
  const { textareaRef, ruleText, draft, hint, isChecking, problem, onType, onHint, onSubmit } = props;
  const isTooLong = draft.length > MAX_ANSWER_LENGTH;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isTooLong) onSubmit();
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
      <HintText hint={hint} ruleText={ruleText} draft={draft} />
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
      <p
        id="rule-answer-length"
        aria-live="polite"
        className={classNames('mt-1.5 text-sm', isTooLong ? 'text-danger-ink' : 'text-muted')}
      >
        {lengthNote(draft.length)}
      </p>
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
