import { type ReactNode, useId } from 'react';
import { Card, CardBody, CardHeader } from './card';

type ResumeCardProps = {
  title: string;
  description: string;
  /** What can be gone on with, each with buttons to go on with it and to discard it. */
  entries: readonly { key: string; name: string; place: ReactNode; actions: ReactNode }[];
};

/** Offers to go on with what was left or interrupted. */
export function ResumeCard({ title, description, entries }: ResumeCardProps) {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId} className="border-accent">
      <CardHeader title={title} titleId={titleId} description={description} />
      <CardBody>
        <ul className="grid gap-4">
          {entries.map(({ key, name, place, actions }) => (
            <li key={key} className="flex flex-wrap items-center justify-between gap-3">
              <div className="min-w-0">
                <p className="font-semibold">{name}</p>
                <p className="text-sm text-muted">{place}</p>
              </div>
              <div className="flex flex-wrap gap-2">{actions}</div>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}
