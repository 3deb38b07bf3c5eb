import Link from 'next/link';
import { ButtonLink } from '@/components/ui/button-link';
import { ChevronIcon } from '@/components/ui/icons';
import { Meter } from '@/components/ui/meter';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { PerformanceInsights } from '@/lib/contract/performance';
import { countText, percentText } from '@/lib/domain/performance/figure-text';
import { DataTable } from './data-table';

type Subject = PerformanceInsights['atStake'][number];

function basis({ answered, errorPercent }: Subject): string {
  return errorPercent === null
    ? 'Nothing answered yet, so all of them count.'
    : `${percentText(errorPercent)} wrong of ${countText(answered, 'answer')}`;
}

function Issues(subject: Subject) {
  const { issues, subject: name } = subject;
  return (
    <details className="group/issues mt-1 text-sm">
      <summary className="inline-flex items-center gap-1.5 rounded text-muted hover:text-ink">
        {basis(subject)}
        <span className="text-accent-ink">Issues</span>
        <VisuallyHidden>of {name}</VisuallyHidden>
        <ChevronIcon className="size-4 text-accent-ink transition-transform group-open/issues:rotate-180 print:hidden" />
      </summary>
      <DataTable
        label={`Issues of ${name}`}
        isWide
        columns={['Issue', 'At stake', 'Wrong', 'Answers', 'Exam weight']}
        rows={issues.map(({ issue, href, questionsAtStake, errorPercent, answered, weightPercent }) => [
          <Link key="issue" href={href} className="text-accent-ink underline underline-offset-2">
            {issue}
          </Link>,
          questionsAtStake.toFixed(1),
          percentText(errorPercent),
          String(answered),
          percentText(weightPercent),
        ])}
      />
    </details>
  );
}

/** The multiple-choice subjects in the order in which to study them. */
export function AtStake({ subjects }: { subjects: Subject[] }) {
  return (
    <div>
      <h3 className="font-semibold">Questions at stake by subject</h3>
      <p className="text-sm text-muted">
        Scored questions of the exam × your error rate: what each subject would cost you at today’s accuracy, and so the
        order in which to study.
      </p>
      <ol className="mt-3 grid grid-cols-1 gap-4">
        {subjects.map((subject) => {
          const { errorPercent, examQuestions, href, issues, questionsAtStake } = subject;
          return (
            <li key={subject.subject} className="border-t border-line pt-3 first:border-t-0 first:pt-0">
              <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1.5">
                <div className="min-w-0">
                  <div className="items-baseline justify-between gap-x-4 sm:flex">
                    <p className="font-semibold">{subject.subject}</p>
                    <p className="text-sm tabular-nums">
                      <strong>{questionsAtStake.toFixed(1)}</strong> of {countText(examQuestions, 'question')}
                    </p>
                  </div>
                  <Meter
                    label={`${subject.subject}: share of its questions at stake`}
                    percent={(questionsAtStake / examQuestions) * 100}
                    isUnknown={errorPercent === null}
                    className="mt-1.5"
                  />
                </div>
                <ButtonLink
                  href={href}
                  variant="secondary"
                  size="sm"
                  aria-label={`Practice ${subject.subject}`}
                  className="print:hidden"
                >
                  Practice
                </ButtonLink>
              </div>
              {issues.length > 0 ? (
                <Issues {...subject} />
              ) : (
                <p className="mt-1 text-sm text-muted">{basis(subject)}</p>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
