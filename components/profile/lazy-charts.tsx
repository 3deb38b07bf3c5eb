'use client';

import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';

// The charts and the library that draws them come after the page; their places are kept.
const chart = { name: 'The chart', Place: () => <Skeleton className="h-full w-full rounded-md" /> };

export const ActivityHeatmap = lazyPart({
  ...chart,
  load: () => import('@/components/profile/charts/activity-heatmap').then((module) => module.ActivityHeatmap),
});
export const DayBars = lazyPart({
  ...chart,
  load: () => import('@/components/profile/charts/day-bars').then((module) => module.DayBars),
});
export const ValueBars = lazyPart({
  ...chart,
  load: () => import('@/components/profile/charts/value-bars').then((module) => module.ValueBars),
});
export const AccuracyLine = lazyPart({
  ...chart,
  load: () => import('@/components/profile/charts/accuracy-line').then((module) => module.AccuracyLine),
});
export const PaceScatter = lazyPart({
  ...chart,
  load: () => import('@/components/profile/charts/pace-scatter').then((module) => module.PaceScatter),
});
