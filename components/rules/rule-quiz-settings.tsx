import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { RadioGroup } from '@/components/ui/radio-group';
import { START_PLACE } from '@/components/ui/start-place';
import { MAX_NUMBER_OF_RULES, type RulePreset } from '@/lib/domain/rules/constants';
import { parseRuleCount, type RuleCounts } from '@/lib/domain/rules/rule-selection';

const DRAWS = [
  { value: 'all', label: 'All', hint: 'Never written first, then longest ago' },
  { value: 'due', label: 'Due', hint: 'Due as flashcards, or tested by a question you missed' },
  { value: 'weak', label: 'Weak', hint: 'Your last answer was incorrect' },
  { value: 'unseen', label: 'Unseen', hint: 'Never written from memory' },
] as const;

function rules(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'rule' : 'rules'}`;
}

function countHint(availableCount: number, wishedCount: number): string {
  if (availableCount > 0 && wishedCount > availableCount)
    return `There ${availableCount === 1 ? 'is' : 'are'} ${rules(availableCount)}, so this quiz will be shorter.`;
  return `From 1 to ${MAX_NUMBER_OF_RULES}.`;
}

type RuleQuizSettingsProps = {
  /** Rules among what is ticked. */
  counts: RuleCounts;
  /** Subtopics that are ticked. */
  tickedCount: number;
  preset: RulePreset | null;
  onPreset: (preset: RulePreset | null) => void;
  typedCount: string;
  onTypeCount: (typed: string) => void;
  isStarting: boolean;
  onStart: () => void;
};

/** Which of the chosen rules are drawn, how many, and the button that starts the quiz. */
export function RuleQuizSettings(props: RuleQuizSettingsProps) {
  const { counts, tickedCount, preset, onPreset, typedCount, onTypeCount, isStarting, onStart } = props;
  const availableCount = counts[preset ?? 'all'];
  return (
    // On a phone its parts stand in the column of the page, so that the button sticks to the lower edge from the first line on.
    <Card aria-labelledby="settings-title" className="max-md:contents max-md:*:first:px-0 lg:sticky lg:top-6">
      <CardHeader title="Quiz settings" titleId="settings-title" />
      <CardBody className="max-md:contents">
        <form
          noValidate
          className="grid gap-5 max-md:contents"
          onSubmit={(event) => {
            event.preventDefault();
            if (availableCount > 0) onStart();
          }}
        >
          <RadioGroup
            legend="Rules to draw"
            name="preset"
            options={DRAWS.map(({ value, label, hint }) => ({
              value,
              label: (
                <span className="flex items-baseline justify-between gap-3">
                  <span className="font-semibold">{label}</span>
                  <span className="text-sm text-muted tabular-nums">{rules(counts[value])}</span>
                </span>
              ),
              hint,
            }))}
            value={preset ?? 'all'}
            onChange={(value) => onPreset(value === 'all' ? null : value)}
          />
          <Field label="Number of Rules" hint={countHint(availableCount, parseRuleCount(typedCount))}>
            {(control) => (
              <Input
                {...control}
                inputMode="numeric"
                autoComplete="off"
                value={typedCount}
                onChange={({ target }) => onTypeCount(target.value)}
                onBlur={() => onTypeCount(String(parseRuleCount(typedCount)))}
                className="max-w-32 tabular-nums"
              />
            )}
          </Field>
          <div className={START_PLACE}>
            <Button
              type="submit"
              size="lg"
              className="w-full"
              disabled={availableCount === 0}
              isBusy={isStarting}
              aria-describedby="start-note"
            >
              Start Quiz
            </Button>
            <p id="start-note" className="mt-2 text-center text-sm text-muted">
              {availableCount === 0
                ? 'There is no such rule in your selection.'
                : tickedCount === 0
                  ? `Nothing is selected: rules are drawn from the whole book.`
                  : `Drawn from ${tickedCount} ${tickedCount === 1 ? 'subtopic' : 'subtopics'}.`}
            </p>
          </div>
        </form>
      </CardBody>
    </Card>
  );
}
