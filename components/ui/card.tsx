import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';

/** A sheet on the page. Give it a role or an aria-label where it is its own region. */
export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return (
    <section {...rest} className={classNames('rounded-xl border border-line bg-surface shadow-card', className)} />
  );
}

type CardHeaderProps = {
  title: ReactNode;
  /** Gives the heading an id, for aria-labelledby of the card. */
  titleId?: string;
  /** Rank of the heading on the page. */
  level?: 1 | 2 | 3;
  description?: ReactNode;
  /** What stands at the right of the title. */
  trailing?: ReactNode;
};

export function CardHeader({ title, titleId, level = 2, description, trailing }: CardHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-5 pt-5 sm:px-6 sm:pt-6">
      <div className="min-w-0">
        <Heading id={titleId} className="font-serif text-xl font-semibold">
          {title}
        </Heading>
        {description && <p className="mt-1 text-muted">{description}</p>}
      </div>
      {trailing}
    </div>
  );
}

export function CardBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('p-5 sm:p-6', className)} />;
}
