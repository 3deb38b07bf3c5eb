'use client';

import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { SEGMENT_STYLE, SEGMENTS_STYLE } from './radio-style';
import { useEarlyInput } from './use-early-input';

export type RadioOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  /** A quiet second line. */
  hint?: ReactNode;
};

type RadioGroupProps<Value extends string> = {
  legend: ReactNode;
  /** Keeps the legend for screen readers alone. */
  isLegendHidden?: boolean;
  name: string;
  options: readonly RadioOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  /** In a row as one segmented control, or one below the other. */
  layout?: 'segmented' | 'stacked';
  isDisabled?: boolean;
  className?: string;
};

type RadioProps<Value extends string> = {
  name: string;
  option: RadioOption<Value>;
  isChosen: boolean;
  isSegmented: boolean;
  onChoose: () => void;
};

function Radio<Value extends string>({ name, option, isChosen, isSegmented, onChoose }: RadioProps<Value>) {
  const ref = useEarlyInput<HTMLInputElement>(isChosen);
  return (
    <label
      className={classNames(
        'transition-colors has-disabled:opacity-55',
        isSegmented ? SEGMENT_STYLE : 'flex items-start gap-2.5 rounded-md px-2 py-1.5 has-enabled:hover:bg-sunken',
      )}
    >
      <input
        ref={ref}
        type="radio"
        autoComplete="off"
        name={name}
        value={option.value}
        checked={isChosen}
        onChange={onChoose}
        className={isSegmented ? 'sr-only' : 'mt-1 size-4 shrink-0 accent-accent'}
      />
      <span className="min-w-0 flex-1">
        {option.label}
        {option.hint && <span className="block text-sm text-muted">{option.hint}</span>}
      </span>
    </label>
  );
}

/** Radio buttons: one choice out of few. */
export function RadioGroup<Value extends string>({
  legend,
  isLegendHidden = false,
  name,
  options,
  value,
  onChange,
  layout = 'stacked',
  isDisabled = false,
  className,
}: RadioGroupProps<Value>) {
  const isSegmented = layout === 'segmented';
  return (
    <fieldset disabled={isDisabled} className={classNames('min-w-0', className)}>
      <legend className={isLegendHidden ? 'sr-only' : 'mb-1.5 font-semibold'}>{legend}</legend>
      <div className={isSegmented ? SEGMENTS_STYLE : 'grid gap-0.5'}>
        {options.map((option) => (
          <Radio
            key={option.value}
            name={name}
            option={option}
            isChosen={option.value === value}
            isSegmented={isSegmented}
            onChoose={() => onChange(option.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}
