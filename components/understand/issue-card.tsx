import Link from 'next/link';
import { SafeHtml } from '@/components/ui/safe-html';
import type { Subject } from '@/lib/domain/subjects/subjects';
import { topicTitle } from '@/lib/domain/subjects/topic-title';
import { counted } from '@/lib/domain/text/counted';
import { studyAddress } from '@/lib/domain/understand/study-address';
import type { StudyIssue } from '@/lib/domain/understand/study-guide';
import { IssuePractice } from './issue-practice';
import { IssueWeight } from './issue-weight';

/** An issue on the page of its subject: what it is about, and the way to each of its rules. */
export function IssueCard({ issue, subject }: { issue: StudyIssue; subject: Subject }) {
  const { id, name, explanation, rules } = issue;
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-name`}
      className="scroll-mt-6 rounded-xl border border-line bg-surface p-5 shadow-card outline-none sm:p-8"
    >
      <h2 id={`${id}-name`} className="mb-2 font-serif text-2xl font-semibold">
        <Link
          href={studyAddress(subject.id, id)}
          prefetch={false}
          className="rounded text-accent-ink underline-offset-4 hover:underline"
        >
          {topicTitle(name)}
        </Link>
      </h2>
      <IssueWeight issue={issue} subject={subject} />
      {explanation && <SafeHtml html={explanation.aboutHtml} className="reading formatted mt-3" />}
      <IssuePractice issue={issue} subject={subject} />
      {rules.length > 0 && (
        <>
          <h3 className="mt-6 font-semibold">{counted(rules.length, 'rule')}</h3>
          <ul className="mt-1 grid gap-x-6 sm:grid-cols-2">
            {rules.map((rule) => (
              <li key={rule.id}>
                <Link
                  href={studyAddress(subject.id, rule.id)}
                  prefetch={false}
                  className="inline-block rounded py-1 text-accent-ink underline-offset-4 hover:underline"
                >
                  {rule.name}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
