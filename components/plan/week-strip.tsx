import { Card } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import { CheckIcon } from '@/components/ui/icons';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { Today } from '@/lib/contract/plan';
import { countText } from '@/lib/domain/performance/figure-text';
import { longDay, minutesText, weekdayName } from '@/lib/domain/plan/plan-text';

type WeekStripProps = Pick<Today, 'day' | 'week' | 'streak'>;

function streakText({ currentDays, hasStudiedToday }: Today['streak']): string {
  if (currentDays === 0) return 'Study today to begin a streak.';
  const days = countText(currentDays, 'day');
  return hasStudiedToday ? `${days} in a row.` : `${days} in a row. Study today to keep it.`;
}

/** Monday to Sunday: what was done, and what is planned. */
export function WeekStrip({ day, week, streak }: WeekStripProps) {
  const answered = week.reduce((sum, date) => sum + date.answered, 0);
  return (
    <Card aria-labelledby="this-week" className="p-4 sm:p-5">
      <h2 id="this-week" className="font-serif text-lg font-semibold">
        This week
      </h2>
      <ol className="mt-3 grid grid-cols-7 gap-1">
        {week.map((date) => {
          const isToday = date.day === day;
          return (
            <li key={date.day} aria-current={isToday ? 'date' : undefined} className="text-center text-sm">
              <VisuallyHidden>
                {longDay(date.day)}: {sayDay(date, day)}
              </VisuallyHidden>
              <span aria-hidden="true">
                <span className={classNames('block', isToday ? 'font-semibold text-ink' : 'text-muted')}>
                  {weekdayName(date.day).slice(0, 1)}
                </span>
                <span
                  className={classNames(
                    'mx-auto mt-1 grid size-8 place-items-center rounded-full border tabular-nums',
                    date.hasStudied ? 'border-transparent bg-accent-soft text-accent-ink' : 'border-line text-muted',
                    isToday && 'ring-2 ring-accent ring-offset-1 ring-offset-surface',
                  )}
                >
                  {date.hasStudied ? <CheckIcon className="size-4" /> : Number(date.day.slice(-2))}
                </span>
              </span>
            </li>
          );
        })}
      </ol>
      <p className="mt-4 text-sm">{streakText(streak)}</p>
      <p className="mt-1 text-sm text-muted">{countText(answered, 'question')} answered this week</p>
    </Card>
  );
}

function sayDay({ day, minutes, answered, hasStudied }: Today['week'][number], today: string): string {
  const work = hasStudied ? `studied, ${countText(answered, 'question')} answered` : 'not studied';
  if (day < today) return work;
  const planned = minutes === 0 ? 'free' : `${minutesText(minutes)} planned`;
  return hasStudied ? `${work}, ${planned}` : planned;
}
