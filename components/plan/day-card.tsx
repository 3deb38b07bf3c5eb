import Link from 'next/link';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { Card } from '@/components/ui/card';
import { CheckIcon } from '@/components/ui/icons';
import type { Today, TodayTask } from '@/lib/contract/plan';
import { minutesText } from '@/lib/domain/plan/plan-text';
import { startLabel } from '@/lib/domain/plan/start-label';
import type { Interrupted } from './find-interrupted';
import { TaskRow } from './task-row';

const LINK = 'text-accent-ink underline underline-offset-3';

type DayCardProps = {
  today: Today;
  /** On whichever device, that of this browser first. */
  interrupted: readonly Interrupted[];
  isTaskDone: (task: TodayTask) => boolean;
  onTick: (task: TodayTask, isTicked: boolean) => void;
};

/** What a day without tasks says. */
function quietDay({ state, minutes }: Today): { title: string; text: string; action: ReactNode } | null {
  switch (state) {
    case 'unset':
      return {
        title: 'Which exam, and when?',
        text: 'Three short questions, and every day up to the exam has its plan.',
        action: (
          <ButtonLink href="/welcome" prefetch={false} size="lg" className="max-sm:w-full">
            Set up my plan
          </ButtonLink>
        ),
      };
    case 'exam-day':
      return {
        title: 'Today is your exam',
        text: 'Nothing is planned. You have done the work; read slowly, and answer the call of the question.',
        action: null,
      };
    case 'over':
      return {
        title: 'Your exam day has passed',
        text: 'Everything you learned is kept. If another exam lies ahead, give it a date.',
        action: (
          <ButtonLink href="/welcome" prefetch={false} variant="secondary">
            Set a new date
          </ButtonLink>
        ),
      };
    case 'free':
      return {
        title: 'A free day',
        text: 'Nothing is planned today.',
        action: (
          <Link href="/plan" className={LINK}>
            Change the plan
          </Link>
        ),
      };
    case 'study':
      return {
        title: 'Nothing fits into today',
        text: `The day has ${minutesText(minutes)}, too little for a task.`,
        action: (
          <Link href="/plan" className={LINK}>
            Change the plan
          </Link>
        ),
      };
  }
}

/** The one thing to do next. */
function nextStep(today: Today, interrupted: readonly Interrupted[], isDone: (task: TodayTask) => boolean) {
  const [left] = interrupted;
  if (left) return { label: `Continue: ${left.title}`, href: left.href };
  const task = today.tasks.find((one) => !isDone(one));
  return task && { label: `${task.done > 0 ? 'Continue' : 'Start'}: ${startLabel(task)}`, href: task.href };
}

/** Today: one thing to do next, and the rows of the day. */
export function DayCard({ today, interrupted, isTaskDone, onTick }: DayCardProps) {
  const { tasks } = today;
  const open = tasks.filter((task) => !isTaskDone(task));
  const isOver = tasks.length > 0 && open.length === 0;
  const quiet = tasks.length === 0 ? quietDay(today) : null;
  const next = isOver ? null : nextStep(today, interrupted, isTaskDone);
  const others = isOver || !next ? interrupted : interrupted.slice(1);
  const minutesLeft = open.reduce((sum, { minutes }) => sum + minutes, 0);
  return (
    <Card aria-label="Today’s tasks" className="overflow-hidden">
      <div className="grid justify-items-start gap-4 px-4 py-5 sm:px-6 sm:py-6">
        {quiet && (
          <div>
            <h2 className="font-serif text-2xl font-semibold">{quiet.title}</h2>
            <p className="mt-1 text-muted">{quiet.text}</p>
          </div>
        )}
        {isOver && (
          <div role="status">
            <h2 className="flex items-center gap-2 font-serif text-2xl font-semibold">
              <CheckIcon className="size-6 text-success-ink" />
              Done for today
            </h2>
            <p className="mt-1 text-muted">That is all. The next tasks come tomorrow.</p>
          </div>
        )}
        {next && (
          <ButtonLink
            href={next.href}
            prefetch={false}
            size="lg"
            variant={today.state === 'unset' ? 'secondary' : 'primary'}
            className="max-w-full max-sm:w-full"
          >
            {next.label}
          </ButtonLink>
        )}
        {quiet?.action}
        {others.map(({ title, place, href }) => (
          <p key={`${href} ${title}`} className="text-sm text-muted">
            Not finished:{' '}
            <Link href={href} prefetch={false} className={LINK}>
              {title}
            </Link>{' '}
            · {place}
          </p>
        ))}
      </div>
      {tasks.length > 0 && (
        <>
          <ul className="divide-y divide-line border-t border-line">
            {tasks.map((task) => (
              <TaskRow
                key={task.id}
                task={task}
                isDone={isTaskDone(task)}
                onTick={(isTicked) => onTick(task, isTicked)}
              />
            ))}
          </ul>
          <p className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-t border-line bg-sunken px-4 py-3 text-sm text-muted sm:px-6">
            <span className="tabular-nums">
              {tasks.length - open.length} of {tasks.length} done
              {open.length > 0 && ` · about ${minutesText(minutesLeft)} left`}
            </span>
            <Link href="/plan" className={LINK}>
              The plan
            </Link>
          </p>
        </>
      )}
    </Card>
  );
}
