import type { Tone } from './badge';
import { classNames } from './class-names';

const FILLS: Record<Tone, string> = {
  neutral: 'bg-muted',
  accent: 'bg-accent',
  success: 'bg-success',
  warning: 'bg-warning',
  danger: 'bg-danger',
};

type MeterProps = {
  label: string;
  /** A percentage from 0 to 100. */
  percent: number;
  tone?: Tone;
  /** Nothing is known of it yet: hatched, so that it does not look like a figure. */
  isUnknown?: boolean;
  className?: string;
};

/** How high something stands, such as an accuracy. Its number stands beside it in words. */
export function Meter({ label, percent, tone = 'accent', isUnknown = false, className }: MeterProps) {
  const value = Math.min(100, Math.max(0, percent));
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers let nobody color the native element as the themes need.
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
      aria-valuetext={isUnknown ? 'not known yet' : `${Math.round(value)} percent`}
      className={classNames(
        'h-2 overflow-hidden rounded-full bg-sunken ring-1 ring-line ring-inset print:[print-color-adjust:exact]',
        className,
      )}
    >
      <div
        className={classNames(
          'h-full rounded-full transition-[width]',
          isUnknown ? 'bg-[repeating-linear-gradient(135deg,var(--edge)_0_2px,transparent_2px_8px)]' : FILLS[tone],
        )}
        style={{ width: `${value}%` }}
      />
    </div>
  );
}
