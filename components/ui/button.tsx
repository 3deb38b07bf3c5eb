import type { ComponentProps } from 'react';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style';
import { Spinner } from './spinner';

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Work is under way: shows a spinner, keeps the focus and ignores further clicks. */
  isBusy?: boolean;
};

/** A button; of type "button" unless said. */
export function Button({
  variant,
  size,
  isBusy = false,
  className,
  onClick,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={isBusy ? 'button' : type}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
      className={buttonStyle(variant, size, className)}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  );
}
