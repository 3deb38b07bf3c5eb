import Link from 'next/link';
import type { ReactNode } from 'react';
import { hueStyle } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeading } from '@/components/ui/page-heading';
import { SUBJECTS, type Subject } from '@/lib/domain/subjects/subjects';
import { counted } from '@/lib/domain/text/counted';
import { flashcardsAddress, studyAddress } from '@/lib/domain/understand/study-address';
import { type StudyIssue, summarizeStudy } from '@/lib/domain/understand/study-guide';
import { IssueCard } from './issue-card';
import { Neighbors } from './neighbors';
import { TableOfContents } from './table-of-contents';

type SubjectGuideProps = {
  subject: Subject;
  issues: readonly StudyIssue[];
  /** What stands below the heading: the search. */
  children: ReactNode;
};

/** What there is to understand in a subject, issue by issue. */
export function SubjectGuide({ subject, issues, children }: SubjectGuideProps) {
  const { issueCount, ruleCount } = summarizeStudy(issues);
  const position = SUBJECTS.findIndex(({ id }) => id === subject.id);
  const linkTo = (neighbor: Subject | undefined) =>
    neighbor ? { href: studyAddress(neighbor.id), name: neighbor.name } : null;
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
          <TableOfContents subject={subject} issues={issues} />
          <div className="grid min-w-0 gap-8">
            {issues.map((issue) => (
              <IssueCard key={issue.id} issue={issue} subject={subject} />
            ))}
          </div>
        </div>
      )}
      <Neighbors
        label="Subjects"
        singular="subject"
        previous={linkTo(SUBJECTS[position - 1])}
        next={linkTo(SUBJECTS[position + 1])}
        all={{ href: '/understand', name: 'All subjects' }}
      />
    </div>
  );
}
