import Link from 'next/link';
import { classNames } from '@/components/ui/class-names';
import type { Subject } from '@/lib/domain/subjects/subjects';
import { topicTitle } from '@/lib/domain/subjects/topic-title';
import { studyAddress } from '@/lib/domain/understand/study-address';
import type { StudyIssue } from '@/lib/domain/understand/study-guide';

type TableOfContentsProps = {
  subject: Subject;
  issues: readonly StudyIssue[];
  /** The issue on the page; none on the page of the subject. */
  currentId?: string;
  className?: string;
};

/** The issues of a subject, each leading to its page. */
export function TableOfContents({ subject, issues, currentId, className }: TableOfContentsProps) {
  return (
    <nav
      aria-labelledby="contents"
      className={classNames('lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto', className)}
    >
      <h2 id="contents" className="font-semibold">
        {currentId === undefined ? 'Contents' : `Contents of ${subject.name}`}
      </h2>
      <ol className="mt-2 border-l-2 border-hue-line">
        {issues.map(({ id, name, rules }) => (
          <li key={id}>
            <Link
              href={studyAddress(subject.id, id)}
              prefetch={false}
              aria-current={id === currentId ? 'page' : undefined}
              className="flex gap-3 rounded-r-md px-3 py-1.5 leading-snug transition-colors hover:bg-hue-soft hover:text-hue-ink aria-[current]:bg-hue-soft aria-[current]:font-semibold aria-[current]:text-hue-ink"
            >
              <span className="min-w-0 flex-1">{topicTitle(name)}</span>
              <span className="text-sm text-muted tabular-nums">
                {rules.length}
                <span className="sr-only"> {rules.length === 1 ? 'rule' : 'rules'}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
