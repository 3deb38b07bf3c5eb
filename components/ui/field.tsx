import { type ReactNode, useId } from 'react';
import { AlertIcon } from './icons';

/** What the control inside a field must carry; spread it on the control. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = {
  label: ReactNode;
  /** A quiet sentence under the label. */
  hint?: ReactNode;
  /** What is wrong; shown beside the control and read with it. */
  error?: ReactNode;
  className?: string;
  children: (control: FieldControl) => ReactNode;
};

/** A labeled control with its hint and its error. */
export function Field({ label, hint, error, className, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;

  return (
    <div className={className}>
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      {hint && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <div className="mt-1.5">
        {children({
          id,
          'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
          'aria-invalid': error ? true : undefined,
        })}
      </div>
      {error && (
        <p id={errorId} className="mt-1.5 flex items-start gap-1.5 text-sm font-semibold text-danger-ink">
          <AlertIcon className="mt-0.5 size-4" />
          {error}
        </p>
      )}
    </div>
  );
}
