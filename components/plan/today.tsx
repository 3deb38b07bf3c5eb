'use client';

import type { ReactNode } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';

type TodayProps = {
  userId: string;
  /** What stands in its place until it is there, drawn by the server. */
  children: ReactNode;
};

/** What a learner does today; its code comes later, for visitors of the same address have no need of it. */
export const Today = lazyPart<TodayProps>({
  load: () => import('./today-screen').then(({ TodayScreen }) => TodayScreen),
  name: 'Today’s plan',
  Place: ({ children }) => children,
});
