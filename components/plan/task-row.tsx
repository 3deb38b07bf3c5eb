import Link from 'next/link';
import { CheckIcon } from '@/components/ui/icons';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { TodayTask } from '@/lib/contract/plan';
import { minutesText } from '@/lib/domain/plan/plan-text';

type TaskRowProps = {
  task: TodayTask;
  /** As the learner has just asked for it, until the server has taken it. */
  isDone: boolean;
  onTick: (isTicked: boolean) => void;
};

/** One row of today: what, why, how far, how long, and a tick. */
export function TaskRow({ task, isDone, onTick }: TaskRowProps) {
  const { title, reason, minutes, href, done, of } = task;
  const isReallyDone = done === of;
  return (
    <li className="flex items-start gap-3 px-4 py-3.5 sm:gap-4 sm:px-6">
      {isReallyDone ? (
        <CheckIcon className="mt-0.5 size-5 text-accent-ink" />
      ) : (
        <label className="-m-2 grid place-items-center p-2">
          <input
            type="checkbox"
            autoComplete="off"
            aria-label={`Done: ${title}`}
            checked={isDone}
            onChange={({ target }) => onTick(target.checked)}
            className="mt-0.5 size-5 accent-accent"
          />
        </label>
      )}
      <div className="min-w-0 flex-1">
        {isReallyDone && <VisuallyHidden>Done: </VisuallyHidden>}
        <Link
          href={href}
          prefetch={false}
          className={
            isDone
              ? 'text-muted line-through decoration-line hover:decoration-current'
              : 'font-semibold underline-offset-3 hover:text-accent-ink hover:underline'
          }
        >
          {title}
        </Link>
        {!isDone && <p className="mt-0.5 text-sm text-muted">{reason}</p>}
      </div>
      <p className="shrink-0 pt-0.5 text-right text-sm text-muted tabular-nums">
        <span className="block">{minutesText(minutes)}</span>
        {done > 0 && !isReallyDone && (
          <span className="block">
            {done} of {of}
          </span>
        )}
      </p>
    </li>
  );
}
