import Link from 'next/link';
import type { ReactNode } from 'react';
import { Meter } from '@/components/ui/meter';
import type { PerformanceInsights } from '@/lib/contract/performance';
import { countText } from '@/lib/domain/performance/figure-text';

function Fact({ term, value, children }: { term: string; value: string; children: ReactNode }) {
  return (
    <div className="min-w-0 rounded-xl border border-line bg-surface px-4 py-3 shadow-card">
      <dt className="text-sm text-muted">{term}</dt>
      <dd>
        <span className="block font-serif text-2xl font-semibold tabular-nums">{value}</span>
        <span className="block text-sm">{children}</span>
      </dd>
    </div>
  );
}

const LINK = 'text-accent-ink underline underline-offset-2';

function streakNote({ currentDays, hasStudiedToday, longestDays }: PerformanceInsights['streak']): string {
  if (currentDays === 0) return 'Study today to begin one.';
  if (!hasStudiedToday) return 'Study today to keep it.';
  return longestDays > currentDays ? `Longest: ${countText(longestDays, 'day')}` : 'In a row';
}

/** Where the learner stands today. */
export function ProgressStrip({ streak, dueCards, dailyGoal, daysToExam }: PerformanceInsights) {
  const { goal, answeredToday } = dailyGoal;
  return (
    <dl className="grid grid-cols-2 gap-3 xl:grid-cols-4">
      <Fact term="Streak" value={countText(streak.currentDays, 'day')}>
        {streakNote(streak)}
      </Fact>
      <Fact term="Due today" value={countText(dueCards.total, 'card')}>
        {dueCards.total > 0 ? (
          <Link href={dueCards.href} className={LINK}>
            Review them
          </Link>
        ) : (
          'Nothing is waiting.'
        )}
      </Fact>
      <Fact term="Questions today" value={goal === null ? String(answeredToday) : `${answeredToday} of ${goal}`}>
        {goal === null ? (
          <Link href="/profile/settings#study-plan" className={LINK}>
            Set a daily goal
          </Link>
        ) : (
          <Meter
            label="Daily goal"
            percent={(answeredToday / goal) * 100}
            tone={answeredToday >= goal ? 'success' : 'accent'}
            className="mt-2"
          />
        )}
      </Fact>
      <Fact term="Exam" value={daysToExam === null ? 'No date' : countText(daysToExam, 'day')}>
        {daysToExam === null ? (
          <Link href="/profile/settings#study-plan" className={LINK}>
            Set the exam date
          </Link>
        ) : (
          'until the exam'
        )}
      </Fact>
    </dl>
  );
}
