import Link from 'next/link';
import type { ReactNode } from 'react';
import { ReportProblem } from '@/components/shell/report-problem';
import { hueStyle } from '@/components/ui/badge';
import { PageHeading } from '@/components/ui/page-heading';
import { SafeHtml } from '@/components/ui/safe-html';
import type { Subject } from '@/lib/domain/subjects/subjects';
import { topicTitle } from '@/lib/domain/subjects/topic-title';
import { counted } from '@/lib/domain/text/counted';
import { studyAddress } from '@/lib/domain/understand/study-address';
import type { IssueExplanation, StudyIssue, StudyPlace } from '@/lib/domain/understand/study-guide';
import { IssuePractice } from './issue-practice';
import { IssueWeight } from './issue-weight';
import { Neighbors } from './neighbors';
import { RuleEntry } from './rule-entry';
import { ScrollToAnchor } from './scroll-to-anchor';
import { TableOfContents } from './table-of-contents';

function Explanation({ explanation }: { explanation: IssueExplanation }) {
  const { aboutHtml, testedHtml, exampleHtml, mnemonicHtml } = explanation;
  const parts = [
    { title: 'What it is about', html: aboutHtml },
    { title: 'How it is tested', html: testedHtml },
    { title: 'Worked example', html: exampleHtml },
    ...(mnemonicHtml === null ? [] : [{ title: 'Mnemonic', html: mnemonicHtml }]),
  ];
  return parts.map(({ title, html }) => (
    <div key={title} className="mt-6">
      <h2 className="font-serif text-xl font-semibold text-hue-ink">{title}</h2>
      <SafeHtml html={html} className="reading formatted mt-1.5" />
    </div>
  ));
}

type IssueGuideProps = {
  subject: Subject;
  /** All of the subject. */
  issues: readonly StudyIssue[];
  place: StudyPlace;
  /** What stands below the heading: the search. */
  children: ReactNode;
};

/** Everything there is to understand of an issue: its explanation, the ways to practice it, and its rules. */
export function IssueGuide({ subject, issues, place, children }: IssueGuideProps) {
  const { issue, previous, next, ruleId } = place;
  const { name, explanation, rules } = issue;
  const linkTo = (neighbor: StudyIssue | null) =>
    neighbor && { href: studyAddress(subject.id, neighbor.id), name: topicTitle(neighbor.name) };
  return (
    <div style={hueStyle(subject.hue)}>
      <nav aria-label="You are here" className="mb-2 flex flex-wrap gap-x-2">
        <Link href="/understand" prefetch={false} className="rounded text-accent-ink underline underline-offset-4">
          Understand
        </Link>
        <span aria-hidden="true">›</span>
        <Link
          href={studyAddress(subject.id)}
          prefetch={false}
          className="rounded text-accent-ink underline underline-offset-4"
        >
          {subject.name}
        </Link>
      </nav>
      <PageHeading title={topicTitle(name)} />
      {children}
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,16rem)_minmax(0,1fr)]">
        <div className="min-w-0 rounded-xl border border-line bg-surface p-5 shadow-card sm:p-8">
          <IssueWeight issue={issue} subject={subject} />
          <IssuePractice issue={issue} subject={subject} />
          {explanation ? (
            <>
              <Explanation explanation={explanation} />
              <ReportProblem kind="explanation" itemId={issue.id} about={topicTitle(name)} />
            </>
          ) : (
            <p className="mt-6 text-muted">No explanation of this issue has been written yet; its rules are here.</p>
          )}
          {rules.length > 0 && (
            <>
              <h2 className="mt-10 font-serif text-xl font-semibold">{counted(rules.length, 'rule')}</h2>
              <ul className="mt-2 grid gap-x-6 sm:grid-cols-2">
                {rules.map((rule) => (
                  <li key={rule.id}>
                    <a
                      href={`#${rule.id}`}
                      className="inline-block rounded py-1 text-accent-ink underline-offset-4 hover:underline"
                    >
                      {rule.name}
                    </a>
                  </li>
                ))}
              </ul>
              <div className="mt-6 grid gap-8">
                {rules.map((rule) => (
                  <RuleEntry key={rule.id} rule={rule} />
                ))}
              </div>
            </>
          )}
        </div>
        {/* Read after the issue, shown beside it where there is room. */}
        <TableOfContents subject={subject} issues={issues} currentId={issue.id} className="lg:order-first" />
      </div>
      <Neighbors
        label="Issues"
        previous={linkTo(previous)}
        next={linkTo(next)}
        all={{ href: studyAddress(subject.id), name: `All of ${subject.name}` }}
        singular="issue"
      />
      <ScrollToAnchor fallbackId={ruleId} />
    </div>
  );
}
