'use client';

import { lazyPart } from '@/components/ui/lazy-part';
import { TodayPlace } from './today-place';

/** What a learner does today; its code comes later, for visitors of the same address have no need of it. */
export const Today = lazyPart<{ userId: string }>({
  load: () => import('./today-screen').then(({ TodayScreen }) => TodayScreen),
  name: 'Today’s plan',
  Place: TodayPlace,
});
