import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { RadioGroup } from '@/components/ui/radio-group';
import { Textarea } from '@/components/ui/textarea';
import type { ConversionOptions } from '@/lib/domain/transformer/options';
import { convertSample, MAX_SAMPLE_LENGTH } from '@/lib/domain/transformer/sample';

const STYLES = [
  { value: 'letters', label: 'First letter', hint: 'B' },
  { value: 'blanks', label: 'Blanks for the other letters', hint: 'B______' },
  { value: 'letters-and-length', label: 'First letter and word length', hint: 'B⁷' },
] as const;

const KEPT = [
  ['keepHeadings', 'Keep headings'],
  ['keepBold', 'Keep bold words'],
  ['keepNumbers', 'Keep numbers'],
] as const;

function Preview({ sample, options }: { sample: string; options: ConversionOptions }) {
  const lines = convertSample(sample, options);
  return (
    <section aria-label="Preview" className="rounded-md bg-sunken px-4 py-3">
      {lines.length === 0 && <p className="text-muted">Type a few words above.</p>}
      {lines.map(({ isHeading, parts }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a sample never change places.
        <p key={index} className={isHeading ? 'font-serif text-lg font-semibold' : 'reading mt-1 wrap-anywhere'}>
          {parts.map(({ text, isBold }, part) =>
            isBold ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: nor do its parts.
              <strong key={part}>{text}</strong>
            ) : (
              text
            ),
          )}
        </p>
      ))}
    </section>
  );
}

type OptionsPanelProps = {
  options: ConversionOptions;
  onOptions: (change: Partial<ConversionOptions>) => void;
  sample: string;
  onSample: (sample: string) => void;
};

/** How the words are shortened, tried at once on a text that can be changed. */
export function OptionsPanel({ options, onOptions, sample, onSample }: OptionsPanelProps) {
  return (
    <Card aria-labelledby="options-title">
      <CardHeader
        title="Options"
        titleId="options-title"
        level={3}
        description="They are remembered and apply to the next conversion."
      />
      <CardBody className="grid gap-5">
        <RadioGroup
          legend="Each word becomes"
          name="style"
          options={STYLES}
          value={options.style}
          onChange={(style) => onOptions({ style })}
        />
        <fieldset>
          <legend className="mb-1.5 font-semibold">What stays whole</legend>
          <div className="grid gap-0.5">
            {KEPT.map(([name, label]) => (
              <Checkbox
                key={name}
                label={label}
                checked={options[name]}
                onChange={({ target }) => onOptions({ [name]: target.checked })}
              />
            ))}
          </div>
        </fieldset>
        <Field
          label="Try it on your own text"
          hint="The first of several lines is a heading; *asterisks* make words bold."
        >
          {(control) => (
            <Textarea
              {...control}
              rows={5}
              maxLength={MAX_SAMPLE_LENGTH}
              value={sample}
              onChange={({ target }) => onSample(target.value)}
            />
          )}
        </Field>
        <Preview sample={sample} options={options} />
      </CardBody>
    </Card>
  );
}
