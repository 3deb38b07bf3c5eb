import { type ReactNode, useId } from 'react';
import { Card, CardBody } from '@/components/ui/card';

type StepCardProps = {
  number: 1 | 2 | 3;
  title: string;
  /** What stands at the right of the title. */
  trailing?: ReactNode;
  children: ReactNode;
};

/** One of the three steps. */
export function StepCard({ number, title, trailing, children }: StepCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <CardBody>
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h3 id={id} className="flex items-center gap-3 font-serif text-xl font-semibold">
            <span className="sr-only">Step </span>
            <span className="grid size-8 shrink-0 place-items-center rounded-full bg-accent font-sans text-base text-on-accent tabular-nums">
              {number}
            </span>
            {title}
          </h3>
          {trailing}
        </div>
        {children}
      </CardBody>
    </Card>
  );
}
