import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { VisuallyHidden } from './visually-hidden';

/** A gray shape in place of what comes; its size by class names. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('skeleton', className)} />;
}

type LoadingProps = {
  /** What screen readers hear. */
  text?: string;
  /** Shows the words to everybody too. */
  isTextVisible?: boolean;
  /** Skeletons of what comes. */
  children?: ReactNode;
};

/** A region that is loading. */
export function Loading({ text = 'Loading...', isTextVisible = false, children }: LoadingProps) {
  return (
    <div role="status">
      {isTextVisible ? <p className="mb-3 text-muted">{text}</p> : <VisuallyHidden>{text}</VisuallyHidden>}
      {children}
    </div>
  );
}
