import Link from 'next/link';
import type { ReactNode } from 'react';
import { hueStyle } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button-link';
import { counted } from '@/components/ui/counted';
import { EmptyState } from '@/components/ui/empty-state';
import { ArrowIcon } from '@/components/ui/icons';
import { PageHeading } from '@/components/ui/page-heading';
import { SUBJECTS, type Subject } from '@/lib/domain/subjects/subjects';
import { flashcardsAddress, studyAddress } from '@/lib/domain/understand/study-address';
import { type StudyIssue, summarizeStudy } from '@/lib/domain/understand/study-guide';
import { IssueSection } from './issue-section';
import { ScrollToAnchor } from './scroll-to-anchor';

function TableOfContents({ issues }: { issues: readonly StudyIssue[] }) {
  return (
    <nav aria-labelledby="contents" className="lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto">
      <h2 id="contents" className="font-semibold">
        Contents
      </h2>
      <ol className="mt-2 border-l-2 border-hue-line">
        {issues.map(({ id, name, rules }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex gap-3 rounded-r-md px-3 py-1.5 leading-snug transition-colors hover:bg-hue-soft hover:text-hue-ink"
            >
              <span className="min-w-0 flex-1">{name}</span>
              <span className="text-sm text-muted tabular-nums">
                {rules.length}
                <span className="sr-only"> {rules.length === 1 ? 'rule' : 'rules'}</span>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The subjects before and after, and the way back to all of them. */
function Neighbours({ subject }: { subject: Subject }) {
  const place = SUBJECTS.findIndex(({ id }) => id === subject.id);
  const [previous, next] = [SUBJECTS[place - 1], SUBJECTS[place + 1]];
  return (
    <nav aria-label="Subjects" className="mt-10 flex flex-wrap items-center justify-between gap-3">
      <span className="min-w-0 flex-1">
        {previous && (
          <ButtonLink href={studyAddress(previous.id)} variant="secondary" rel="prev" prefetch={false}>
            <ArrowIcon className="size-4 rotate-180" />
            <span className="sr-only">Previous subject: </span>
            {previous.name}
          </ButtonLink>
        )}
      </span>
      <ButtonLink href="/understand" variant="ghost" prefetch={false}>
        All subjects
      </ButtonLink>
      <span className="flex min-w-0 flex-1 justify-end">
        {next && (
          <ButtonLink href={studyAddress(next.id)} variant="secondary" rel="next" prefetch={false}>
            <span className="sr-only">Next subject: </span>
            {next.name}
            <ArrowIcon className="size-4" />
          </ButtonLink>
        )}
      </span>
    </nav>
  );
}

type SubjectGuideProps = {
  subject: Subject;
  issues: readonly StudyIssue[];
  /** What stands below the heading: the search. */
  children: ReactNode;
};

/** Everything there is to understand in a subject, on one page. */
export function SubjectGuide({ subject, issues, children }: SubjectGuideProps) {
  const { issueCount, ruleCount } = summarizeStudy(issues);
  return (
    <div style={hueStyle(subject.hue)}>
      <p className="mb-2">
        <Link href="/understand" prefetch={false} className="rounded text-accent-ink underline underline-offset-4">
          Understand
        </Link>
      </p>
      <PageHeading
        title={
          <>
            <span aria-hidden="true">{subject.emoji} </span>
            {subject.name}
          </>
        }
        lead={`${counted(issueCount, 'issue')}, ${counted(ruleCount, 'rule')}: what each is about, how it is tested, and where the traps are.`}
        actions={
          ruleCount > 0 && (
            <ButtonLink href={flashcardsAddress({ subjectId: subject.id })} variant="secondary" prefetch={false}>
              All {counted(ruleCount, 'flashcard')}
            </ButtonLink>
          )
        }
      />
      {children}
      {issues.length === 0 ? (
        <EmptyState title="Nothing to read here yet">
          <p>No rules of this subject have been imported. The other subjects are open.</p>
        </EmptyState>
      ) : (
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,16rem)_minmax(0,1fr)]">
          <TableOfContents issues={issues} />
          <div className="grid min-w-0 gap-8">
            {issues.map((issue) => (
              <IssueSection key={issue.id} issue={issue} subject={subject} />
            ))}
          </div>
        </div>
      )}
      <Neighbours subject={subject} />
      <ScrollToAnchor />
    </div>
  );
}
