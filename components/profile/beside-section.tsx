import Link from 'next/link';
import type { PerformanceInsights } from '@/lib/contract/performance';
import { percentText } from '@/lib/domain/performance/figure-text';
import { studyAddress } from '@/lib/domain/understand/study-address';
import { DataTable } from './data-table';
import { Section } from './section';

/** Rules from memory and essays, beside the questions of each subject. */
export function BesideSection({ recall }: Pick<PerformanceInsights, 'recall'>) {
  return (
    <Section
      id="rules-and-essays"
      title="Rules and essays"
      description="What you recall and what you write, subject by subject. Filters do not apply here."
    >
      <DataTable
        label="Rules and essays by subject"
        isTall
        isWide
        columns={['Subject', 'Rules recalled', 'Rule answers', 'Essays analyzed', 'Latest score', 'Best score']}
        rows={recall.map(({ subjectId, subject, rules, essays }) => [
          <Link key="subject" href={studyAddress(subjectId)} className="text-accent-ink underline underline-offset-2">
            {subject}
          </Link>,
          percentText(rules.accuracy),
          `${rules.correct} of ${rules.answered}`,
          String(essays.analyzed),
          percentText(essays.latestPercent),
          percentText(essays.bestPercent),
        ])}
      />
    </Section>
  );
}
