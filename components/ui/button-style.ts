import { classNames } from './class-names';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent border-transparent hover:bg-accent-hover shadow-card',
  secondary: 'bg-surface text-ink border-edge hover:border-ink hover:bg-sunken',
  ghost: 'border-transparent text-accent-ink hover:bg-accent-soft',
  danger: 'bg-danger text-on-danger border-transparent hover:bg-danger-hover shadow-card',
};

const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-8 px-3 py-1 text-sm gap-1.5',
  md: 'min-h-10 px-4 py-1.5 text-base gap-2',
  lg: 'min-h-12 px-6 py-2 text-lg gap-2.5',
};

/** How a button looks, be it a button or a link. */
export function buttonStyle(variant: ButtonVariant = 'primary', size: ButtonSize = 'md', className?: string): string {
  return classNames(
    'inline-flex items-center justify-center rounded-md border text-center leading-tight font-semibold no-underline transition-colors',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-progress',
    VARIANTS[variant],
    SIZES[size],
    className,
  );
}
