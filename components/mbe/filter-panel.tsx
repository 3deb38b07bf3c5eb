import type { Dispatch } from 'react';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { FailedToLoad } from '@/components/ui/failed-to-load';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import type { FilterAction, FilterMode, FilterSelection } from '@/lib/domain/mbe/filter-selection';
import { type SourceWithTopics, sourceList, topicLists } from '@/lib/domain/mbe/topic-lists';
import { NameListFilter } from './name-list-filter';
import { SubtopicFilter } from './subtopic-filter';
import type { BankPart, BankParts } from './use-question-bank';

type FilterPanelProps = {
  bank: BankParts;
  selection: FilterSelection;
  dispatch: Dispatch<FilterAction>;
  /** Locked while questions are being prepared. */
  isLocked: boolean;
};

type ListProps = { sources: SourceWithTopics[]; selection: FilterSelection; dispatch: Dispatch<FilterAction> };

function SubjectLists({ sources, selection: { subjects }, dispatch }: ListProps) {
  const lists = topicLists(sources);
  const onToggle = (name: string) => dispatch({ type: 'toggleSubject', name });
  return (
    <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
      {lists.subjects.length > 0 && (
        <NameListFilter legend="Subjects" items={lists.subjects} selected={subjects} onToggle={onToggle} />
      )}
      {lists.exams.length > 0 && (
        <NameListFilter legend="Practice exams" items={lists.exams} selected={subjects} onToggle={onToggle} />
      )}
    </div>
  );
}

function Sources({ sources, selection, dispatch }: ListProps) {
  return (
    <NameListFilter
      legend="Sources"
      items={sourceList(sources)}
      selected={selection.sources}
      onToggle={(name) => dispatch({ type: 'toggleSource', name })}
    />
  );
}

/** A list made of the sources, or what stands in its place until they are there. */
function SourcesList({
  sources,
  List,
  ...rest
}: { sources: BankPart<SourceWithTopics[]>; List: typeof Sources } & Omit<ListProps, 'sources'>) {
  if (sources.status === 'failed') return null;
  return (
    <div className="relative max-h-[400px] overflow-y-auto">
      {sources.status === 'loading' ? (
        <Loading>
          <Skeleton className="h-40" />
        </Loading>
      ) : sources.value.length === 0 ? (
        <p className="text-muted">No questions have been loaded yet. Import a question pack, then reload this page.</p>
      ) : (
        <List sources={sources.value} {...rest} />
      )}
    </div>
  );
}

/** The filter panel: by subject, by source or by subtopic (specification 5.1). */
export function FilterPanel({ bank, selection, dispatch, isLocked }: FilterPanelProps) {
  const { outline, sources, retryOutline, retrySources } = bank;
  return (
    <Card aria-labelledby="filter-title">
      <CardHeader
        title="Filter questions"
        titleId="filter-title"
        // Beside the title: below it the lists would move as it goes.
        trailing={
          outline.status === 'loading' &&
          selection.mode !== 'subtopic' && <p className="text-sm text-muted">Loading outline...</p>
        }
      />
      <CardBody>
        {sources.status === 'failed' && (
          <FailedToLoad className="mb-4" message={sources.message} onRetry={retrySources} />
        )}
        {outline.status === 'failed' && (
          <FailedToLoad tone="warning" className="mb-4" message={outline.message} onRetry={retryOutline} />
        )}
        <fieldset disabled={isLocked} className="min-w-0">
          <legend className="sr-only">Filters</legend>
          <Tabs
            value={selection.mode}
            onValueChange={(mode) => dispatch({ type: 'showMode', mode: mode as FilterMode })}
          >
            <TabsList aria-label="Filter by">
              <TabsTrigger value="subject">By Subject</TabsTrigger>
              <TabsTrigger value="source">By Source</TabsTrigger>
              <TabsTrigger value="subtopic" disabled={outline.status !== 'ready'}>
                By Subtopic
              </TabsTrigger>
            </TabsList>
            <TabsContent value="subject">
              <SourcesList sources={sources} List={SubjectLists} selection={selection} dispatch={dispatch} />
            </TabsContent>
            <TabsContent value="source">
              <SourcesList sources={sources} List={Sources} selection={selection} dispatch={dispatch} />
            </TabsContent>
            <TabsContent value="subtopic">
              <SubtopicFilter outline={outline} selection={selection} dispatch={dispatch} />
            </TabsContent>
          </Tabs>
        </fieldset>
      </CardBody>
    </Card>
  );
}
