import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useId, useState } from 'react';
import {
  clampSplit,
  LEAST_QUESTION_PERCENT,
  MOST_QUESTION_PERCENT,
  readSplit,
  rememberSplit,
} from '@/lib/client/essay-split';

const STEP_PERCENT = 5;

/** Two parts side by side where their container has the room, else one below the other; what parts them can be moved. */
export function Split({ userId, first, second }: { userId: string; first: ReactNode; second: ReactNode }) {
  const id = useId();
  const [percent, setPercent] = useState(() => readSplit(userId));

  const move = (wanted: number) => {
    const next = clampSplit(wanted);
    setPercent(next);
    rememberSplit(userId, next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = {
      ArrowLeft: percent - STEP_PERCENT,
      ArrowRight: percent + STEP_PERCENT,
      Home: LEAST_QUESTION_PERCENT,
      End: MOST_QUESTION_PERCENT,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    move(next);
  };
  const onPointerMove = ({ currentTarget, pointerId, clientX }: PointerEvent) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const { left, width } = (currentTarget.parentElement as HTMLElement).getBoundingClientRect();
    if (width > 0) move((100 * (clientX - left)) / width);
  };

  return (
    <div
      style={{ '--first': `${percent}fr`, '--second': `${100 - percent}fr` } as CSSProperties}
      className="grid gap-4 @2xl:grid-cols-[minmax(0,var(--first))_1.5rem_minmax(0,var(--second))] @2xl:gap-0"
    >
      <div id={id} className="min-w-0">
        {first}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved. */}
      <div
        role="separator"
        tabIndex={0}
        aria-label="Width of the question"
        aria-orientation="vertical"
        aria-controls={id}
        aria-valuenow={percent}
        aria-valuemin={LEAST_QUESTION_PERCENT}
        aria-valuemax={MOST_QUESTION_PERCENT}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.preventDefault();
          event.currentTarget.focus();
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={onPointerMove}
        className="group/split grid cursor-col-resize touch-none place-items-center rounded @max-2xl:hidden"
      >
        <span className="h-12 w-1 rounded-full bg-edge transition-colors group-hover/split:bg-accent-ink group-focus-visible/split:bg-accent-ink" />
      </div>
      <div className="min-w-0">{second}</div>
    </div>
  );
}
