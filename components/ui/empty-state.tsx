import type { ReactNode } from 'react';

type EmptyStateProps = {
  title: ReactNode;
  /** What to do next. */
  children?: ReactNode;
  action?: ReactNode;
};

/** Stands where there is nothing yet. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="rounded-xl border border-dashed border-edge px-6 py-10 text-center">
      <p className="font-serif text-lg font-semibold">{title}</p>
      {children && <div className="mx-auto mt-1.5 max-w-measure text-muted">{children}</div>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}
