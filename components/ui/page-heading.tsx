import type { ReactNode } from 'react';

type PageHeadingProps = {
  title: ReactNode;
  /** One or two sentences on what the page is for. */
  lead?: ReactNode;
  /** Buttons at the right. */
  actions?: ReactNode;
};

/** The one h1 of a page. */
export function PageHeading({ title, lead, actions }: PageHeadingProps) {
  return (
    <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
      <div className="min-w-0">
        <h1 className="font-serif text-3xl font-semibold tracking-tight sm:text-4xl">{title}</h1>
        {lead && <p className="mt-2 max-w-measure text-lg text-muted">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
}
