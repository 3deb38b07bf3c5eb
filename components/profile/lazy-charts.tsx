'use client';

import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/ui/skeleton';

/** The charts and the library that draws them come after the page; their places are kept. */
const options = { ssr: false, loading: () => <Skeleton className="h-full w-full rounded-md" /> };

export const ActivityHeatmap = dynamic(
  () => import('@/components/widgets/charts/activity-heatmap').then((module) => module.ActivityHeatmap),
  options,
);
export const DayBars = dynamic(
  () => import('@/components/widgets/charts/day-bars').then((module) => module.DayBars),
  options,
);
export const ValueBars = dynamic(
  () => import('@/components/widgets/charts/value-bars').then((module) => module.ValueBars),
  options,
);
export const AccuracyLine = dynamic(
  () => import('@/components/widgets/charts/accuracy-line').then((module) => module.AccuracyLine),
  options,
);
export const PaceScatter = dynamic(
  () => import('@/components/widgets/charts/pace-scatter').then((module) => module.PaceScatter),
  options,
);
