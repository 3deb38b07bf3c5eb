'use client';

import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/ui/skeleton';

// The charts and the library that draws them come after the page; their places are kept.
const Place = () => <Skeleton className="h-full w-full rounded-md" />;

export const ActivityHeatmap = dynamic(
  () => import('@/components/widgets/charts/activity-heatmap').then((module) => module.ActivityHeatmap),
  { ssr: false, loading: Place },
);
export const DayBars = dynamic(() => import('@/components/widgets/charts/day-bars').then((module) => module.DayBars), {
  ssr: false,
  loading: Place,
});
export const ValueBars = dynamic(
  () => import('@/components/widgets/charts/value-bars').then((module) => module.ValueBars),
  { ssr: false, loading: Place },
);
export const AccuracyLine = dynamic(
  () => import('@/components/widgets/charts/accuracy-line').then((module) => module.AccuracyLine),
  { ssr: false, loading: Place },
);
export const PaceScatter = dynamic(
  () => import('@/components/widgets/charts/pace-scatter').then((module) => module.PaceScatter),
  { ssr: false, loading: Place },
);
