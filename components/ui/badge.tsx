import type { CSSProperties, ReactNode } from 'react';
import { classNames } from './class-names';

export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger';

const TONES: Record<Tone, string> = {
  neutral: 'bg-sunken text-ink border-line',
  accent: 'bg-accent-soft text-accent-ink border-transparent',
  success: 'bg-success-soft text-success-ink border-transparent',
  warning: 'bg-warning-soft text-warning-ink border-transparent',
  danger: 'bg-danger-soft text-danger-ink border-transparent',
};

/** The style that gives an element, and the hue colors used within it, a subject's hue. */
export function hueStyle(hue: number): CSSProperties {
  return { '--subject-hue': hue } as CSSProperties;
}

type BadgeProps = {
  tone?: Tone;
  /** A subject's hue in degrees, instead of a tone. */
  hue?: number;
  title?: string;
  className?: string;
  children: ReactNode;
};

/** A word or a count on a colored ground. */
export function Badge({ tone = 'neutral', hue, title, className, children }: BadgeProps) {
  return (
    <span
      title={title}
      style={hue === undefined ? undefined : hueStyle(hue)}
      className={classNames(
        'inline-flex items-center gap-1 rounded-full border px-2 py-px text-sm leading-5 font-semibold tabular-nums',
        hue === undefined ? TONES[tone] : 'border-transparent bg-hue-soft text-hue-ink',
        className,
      )}
    >
      {children}
    </span>
  );
}
