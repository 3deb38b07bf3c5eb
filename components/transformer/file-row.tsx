import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icons';

type FileRowProps = {
  name: string;
  /** What else is known of it; empty texts are left out. */
  details: readonly string[];
  /** Stands under the name, such as a progress bar. */
  below?: ReactNode;
  actions?: ReactNode;
};

/** A file in a list. */
export function FileRow({ name, details, below, actions }: FileRowProps) {
  return (
    <li className="flex items-start gap-3 py-2.5">
      <Icon className="mt-0.5 size-5 text-muted">
        <path d="M14 3H6v18h12V7l-4-4Zm0 0v4h4M9 12h6m-6 4h6" />
      </Icon>
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <div className="min-w-0 flex-1 basis-56">
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p className="text-sm text-muted tabular-nums">{details.filter(Boolean).join(' · ')}</p>
          {below}
        </div>
        {actions}
      </div>
    </li>
  );
}
