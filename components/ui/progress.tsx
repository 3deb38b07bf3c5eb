import { classNames } from './class-names';

type ProgressProps = { label: string; value: number; max: number; className?: string };

/** How far something has come. Its words stand beside it; `label` is for screen readers. */
export function Progress({ label, value, max, className }: ProgressProps) {
  const percent = max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={`${value} of ${max}`}
      className={classNames('h-2 overflow-hidden rounded-full bg-sunken ring-1 ring-line ring-inset', className)}
    >
      <div className="h-full rounded-full bg-accent transition-[width]" style={{ width: `${percent}%` }} />
    </div>
  );
}
