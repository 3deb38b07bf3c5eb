import 'server-only';
import { setTick } from '@/lib/db/study-day-repository';
import { AppError } from '@/lib/domain/errors/app-error';
import type { Asking } from '@/lib/services/memorize/learner-decks';
import { learnerMoment } from '@/lib/services/memorize/learner-moment';

type Tick = Asking & { taskId: string; isTicked: boolean };

/** Ticks a task of today by hand, or takes the tick away. Throws 'not_found' for one that today does not have. */
export async function tickTask({ userId, nowMs, timeZone, taskId, isTicked }: Tick) {
  const { day } = await learnerMoment(userId, nowMs, timeZone);
  if (!(await setTick(userId, { day, taskId, isTicked }))) {
    throw new AppError('not_found', 'Today has no such task any more.');
  }
  return { taskId, isTicked };
}
