'use client';

import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { classNames } from '@/components/ui/class-names';
import { FailedToLoad } from '@/components/ui/failed-to-load';
import { useOpenInPrint } from '@/components/ui/use-open-in-print';
import { browserTimeZone } from '@/lib/client/browser-time-zone';
import type { Performance } from '@/lib/contract/performance';
import { calendarDay } from '@/lib/domain/time/calendar-day';
import { ComingHeatmap, DailyAccuracy, DailyQuestions } from './activity-charts';
import { BesideSection } from './beside-section';
import { ChartTablesSwitch } from './chart-tables';
import { ConfidenceSection } from './confidence-section';
import { type FigureFilters, NO_FILTERS } from './figure-filters';
import type { Figures } from './figures';
import { FilterBar } from './filter-bar';
import { OverallFigures } from './overall-figures';
import { PageContents } from './page-contents';
import { PerformanceCard } from './performance-card';
import { StudyNext } from './study-next';
import { TopicAccuracy, TopicPace } from './topic-charts';
import { TopicTable } from './topic-table';
import { TopicVerdicts } from './topic-verdicts';
import { TrendSection } from './trend-section';

type PerformanceReportProps = {
  figures: Figures;
  filters: FigureFilters;
  /** The days of the address, be they a range or not. */
  days: { from: string; to: string };
  isStale: boolean;
  /** Called with the filters that change. */
  onFilter: (change: FigureFilters) => void;
  onReload: () => void;
};

function Recommendations({ recommendations }: { recommendations: string[] }) {
  return (
    <section
      aria-labelledby="recommendations-title"
      className="break-inside-avoid rounded-md border border-line bg-sunken p-4"
    >
      <h3 id="recommendations-title" className="font-semibold">
        Recommendations
      </h3>
      <ul className="mt-2 grid list-disc gap-1.5 pl-5">
        {recommendations.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}

function NoAnswers({ isNarrowed, onFilter }: { isNarrowed: boolean; onFilter: PerformanceReportProps['onFilter'] }) {
  return isNarrowed ? (
    <div>
      <p className="font-semibold">No answers match these filters.</p>
      <Button variant="secondary" className="mt-3" onClick={() => onFilter(NO_FILTERS)}>
        Show all figures
      </Button>
    </div>
  ) : (
    <div>
      <p className="font-semibold">No performance data available yet. Take a quiz to see your stats!</p>
      <ButtonLink href="/questions" className="mt-3">
        Take a quiz
      </ButtonLink>
    </div>
  );
}

type BasicFiguresProps = {
  performance: Performance;
  today: string;
  timeZone: string;
};

/** The figures of the second card: the summary first, then the charts and tables. */
function BasicFigures({ performance, today, timeZone }: BasicFiguresProps) {
  const { analysis, calendarData, overallStats, topicBreakdown } = performance;
  return (
    <>
      <OverallFigures overallStats={overallStats} />
      <ComingHeatmap calendar={calendarData} today={today} />
      <div className="grid grid-cols-1 gap-10 xl:grid-cols-2">
        <DailyQuestions calendar={calendarData} />
        <DailyAccuracy calendar={calendarData} />
      </div>
      {topicBreakdown.length > 0 && (
        <>
          <TopicAccuracy topics={topicBreakdown} />
          <TopicPace topics={topicBreakdown} />
        </>
      )}
      <TopicTable topics={topicBreakdown} timeZone={timeZone} />
      <TopicVerdicts {...analysis} />
      {analysis.recommendations.length > 0 && <Recommendations recommendations={analysis.recommendations} />}
    </>
  );
}

/** Everything that is known of the learner's preparation, what to do about it first. */
export function PerformanceReport({ figures, filters, days, isStale, onFilter, onReload }: PerformanceReportProps) {
  const sections = useRef<HTMLDivElement>(null);
  useOpenInPrint(sections);
  const { insights, performance } = figures;
  const timeZone = insights?.timeZone ?? browserTimeZone();
  const today = insights?.today ?? calendarDay(Date.now(), timeZone) ?? '';
  const hasAnswers = performance.overallStats.totalAttempts > 0;
  const isNew = !hasAnswers && !figures.isNarrowed;

  return (
    <div
      ref={sections}
      aria-busy={isStale}
      className={classNames(
        'grid min-h-dvh grid-cols-1 content-start gap-6 transition-opacity',
        isStale && 'opacity-60',
      )}
    >
      <PageContents hasAnswers={hasAnswers} hasInsights={insights !== null} />
      {isNew && (
        <PerformanceCard>
          <NoAnswers isNarrowed={false} onFilter={onFilter} />
        </PerformanceCard>
      )}
      {insights ? (
        <StudyNext {...insights} />
      ) : (
        <FailedToLoad message="What to study next could not be loaded." onRetry={onReload} />
      )}
      {!isNew && (
        <PerformanceCard>
          <div className="grid gap-3">
            <FilterBar filters={filters} days={days} choices={insights?.choices ?? null} onChange={onFilter} />
            <ChartTablesSwitch className="-ml-2 justify-self-start print:hidden" />
          </div>
          {hasAnswers ? (
            <BasicFigures performance={performance} today={today} timeZone={timeZone} />
          ) : (
            <NoAnswers isNarrowed onFilter={onFilter} />
          )}
        </PerformanceCard>
      )}
      {insights && hasAnswers && (
        <>
          <ConfidenceSection calibration={insights.calibration} filters={filters} timeZone={timeZone} />
          <TrendSection {...insights} />
        </>
      )}
      {insights && <BesideSection recall={insights.recall} />}
    </div>
  );
}
