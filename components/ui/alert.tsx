import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { AlertIcon, CheckIcon, CrossIcon, InfoIcon } from './icons';

export type AlertTone = 'info' | 'success' | 'warning' | 'danger';

const TONES = {
  info: { style: 'bg-accent-soft border-accent text-accent-ink', Icon: InfoIcon },
  success: { style: 'bg-success-soft border-success text-success-ink', Icon: CheckIcon },
  warning: { style: 'bg-warning-soft border-warning text-warning-ink', Icon: AlertIcon },
  danger: { style: 'bg-danger-soft border-danger text-danger-ink', Icon: AlertIcon },
};

type AlertProps = {
  tone?: AlertTone;
  title?: ReactNode;
  /** With it the alert can be sent away. */
  onDismiss?: () => void;
  /** What stands below the text, such as a button to try again. */
  actions?: ReactNode;
  className?: string;
  children?: ReactNode;
};

/** A message on the page. Bad news interrupts a screen reader, other news waits for its turn. */
export function Alert({ tone = 'info', title, onDismiss, actions, className, children }: AlertProps) {
  const { style, Icon } = TONES[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={classNames('flex items-start gap-3 rounded-md border-l-4 py-3 pr-3 pl-4', style, className)}
    >
      <Icon className="mt-0.5 size-5" />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-ink">{children}</div>}
        {actions && <div className="mt-3 flex flex-wrap gap-2">{actions}</div>}
      </div>
      {onDismiss && (
        <button type="button" onClick={onDismiss} aria-label="Dismiss" className="rounded p-1 hover:bg-surface">
          <CrossIcon className="size-4" />
        </button>
      )}
    </div>
  );
}
