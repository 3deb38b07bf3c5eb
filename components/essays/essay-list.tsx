'use client';

import Link from 'next/link';
import { useEffect, useId, useRef, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { classNames } from '@/components/ui/class-names';
import { CheckIcon, ChevronIcon } from '@/components/ui/icons';
import { type EssayFilter, EVERY_ESSAY, essayFilterChoices, filterEssays } from '@/lib/domain/essays/filter-essays';
import type { EssayProgress } from './essay';
import { EssayFilters } from './essay-filters';
import type { Essay } from './panel/analysis-state';

type EssayListProps = {
  essays: readonly Essay[];
  /** What is shown first: the essays of the learner's exam. */
  initialFilter: EssayFilter;
  progress: readonly EssayProgress[];
  /** Essays with an answer that this browser has and the server has not. */
  waitingIds: ReadonlySet<string>;
  currentId: string | undefined;
  onChoose: (id: string) => void;
  /** Absent until the scripts have come. */
  onStartExam: (() => void) | undefined;
  isLoaded: boolean;
};

/** Every essay to choose from. Below the wide layout it opens and closes, and closes itself at a choice. */
export function EssayList({
  essays,
  initialFilter,
  progress,
  waitingIds,
  currentId,
  onChoose,
  onStartExam,
  isLoaded,
}: EssayListProps) {
  const id = useId();
  const [filter, setFilter] = useState(initialFilter);
  /** The essay at which the list was opened; any other closes it, also one that an exam opens. */
  const [openAt, setOpenAt] = useState<{ id: string | undefined } | null>(
    currentId === undefined ? { id: currentId } : null,
  );
  const isOpen = openAt !== null && openAt.id === currentId;
  const shown = filterEssays(essays, filter);
  const progressById = new Map(progress.map((entry) => [entry.essayId, entry]));

  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const entry = currentId === undefined ? null : list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!list.current || !entry) return;
    // What is being pointed at stays where it is.
    if (list.current.matches(':hover, :focus-within')) return;
    // Only the list scrolls, never the page.
    const top = entry.getBoundingClientRect().top - list.current.getBoundingClientRect().top;
    if (top < 0 || top + entry.offsetHeight > list.current.clientHeight) list.current.scrollTop += top;
  }, [currentId]);

  const choose = (essayId: string) => {
    setOpenAt(null);
    onChoose(essayId);
  };

  return (
    <section
      aria-labelledby={`${id}-title`}
      className="min-w-0 min-[86rem]:sticky min-[86rem]:top-4 min-[86rem]:flex min-[86rem]:max-h-[calc(100dvh-2rem)] min-[86rem]:flex-col"
    >
      <div className="grid gap-2 sm:grid-cols-3 min-[86rem]:grid-cols-1">
        <Button
          variant="secondary"
          className="justify-between min-[86rem]:hidden"
          aria-expanded={isOpen}
          aria-controls={`${id}-body`}
          onClick={() => setOpenAt(isOpen ? null : { id: currentId })}
        >
          {isOpen ? 'Hide the list of essays' : 'Choose an essay'}
          <ChevronIcon className={classNames('size-4 transition-transform', isOpen && 'rotate-180')} />
        </Button>
        <Button disabled={!onStartExam} onClick={onStartExam}>
          <span>
            Start Exam Mode <span className="whitespace-nowrap">({essays.length.toLocaleString('en-US')} Essays)</span>
          </span>
        </Button>
        <div className="grid grid-cols-2 gap-2 min-[86rem]:grid-cols-1 min-[100rem]:grid-cols-2">
          <ButtonLink href="/rule-outline" variant="secondary" prefetch={false}>
            Rule Outline
          </ButtonLink>
          <ButtonLink href="/essays/exams" variant="secondary" prefetch={false}>
            Past exams
          </ButtonLink>
        </div>
      </div>
      <h2 id={`${id}-title`} className="mt-4 font-serif text-xl font-semibold max-[86rem]:sr-only">
        Essays
      </h2>
      <div
        id={`${id}-body`}
        className={classNames('mt-3 min-h-0 min-[86rem]:flex min-[86rem]:flex-col', !isOpen && 'max-[86rem]:hidden')}
      >
        <EssayFilters
          choices={essayFilterChoices(essays)}
          filter={filter}
          onFilter={(change) => setFilter((before) => ({ ...before, ...change }))}
        />
        <p role="status" className="mt-2 text-sm text-muted">
          {shown.length < essays.length && `${shown.length} of ${essays.length} essays`}
          {filter === initialFilter && shown.length > 0 && shown.length < essays.length && (
            <>
              , as on your exam.{' '}
              <button
                type="button"
                className="font-semibold text-accent-ink underline"
                onClick={() => setFilter(EVERY_ESSAY)}
              >
                Show all
              </button>
            </>
          )}
        </p>
        {isLoaded && essays.length === 0 && <p className="text-muted">No essays available.</p>}
        {essays.length > 0 && shown.length === 0 && (
          <p className="mt-2 text-muted">
            No essays match.{' '}
            <button
              type="button"
              className="font-semibold text-accent-ink underline"
              onClick={() => setFilter(EVERY_ESSAY)}
            >
              Clear the filter
            </button>
          </p>
        )}
        <ul
          ref={list}
          className="mt-1 max-[86rem]:max-h-96 max-[86rem]:overflow-y-auto min-[86rem]:min-h-0 min-[86rem]:overflow-y-auto"
        >
          {shown.map((essay) => (
            <li key={essay.id} className="border-b border-line last:border-b-0">
              <EssayLink
                essay={essay}
                progress={progressById.get(essay.id)}
                isWaiting={waitingIds.has(essay.id)}
                isCurrent={essay.id === currentId}
                onChoose={choose}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

type EssayLinkProps = {
  essay: Essay;
  progress: EssayProgress | undefined;
  isWaiting: boolean;
  isCurrent: boolean;
  onChoose: (id: string) => void;
};

/** A link of its own address, so that it opens in a new tab too; in this one only the workspace changes. */
function EssayLink({
  essay: { id, displayName, topics, year, minutes, jurisdiction },
  progress,
  isWaiting,
  isCurrent,
  onChoose,
}: EssayLinkProps) {
  return (
    <Link
      href={`/essays?load=${encodeURIComponent(id)}`}
      prefetch={false}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onChoose(id);
      }}
      className={classNames(
        'block rounded-md px-2 py-2 text-ink no-underline transition-colors hover:bg-sunken',
        isCurrent && 'bg-accent-soft',
      )}
    >
      <span className="block leading-snug font-semibold">{displayName}</span>
      <span className="block text-sm text-muted">
        {topics.join(', ')}&nbsp;·&nbsp;{year}&nbsp;· {minutes}&nbsp;min
        {jurisdiction === 'california' && <>&nbsp;· California</>}
      </span>
      <span className="mt-1 flex flex-wrap items-center gap-1">
        <EssayState progress={progress} isCurrent={isCurrent} isWaiting={isWaiting} />
        {isWaiting && <Badge tone="warning">Not sent yet</Badge>}
      </span>
    </Link>
  );
}

/** How far the learner is with an essay. The words of the one that is open are beside its editor. */
function EssayState({ progress, isCurrent, isWaiting }: Pick<EssayLinkProps, 'progress' | 'isCurrent' | 'isWaiting'>) {
  if (progress?.lastPercent != null) {
    const { lastPercent, bestPercent, lastScore, lastMaxScore } = progress;
    return (
      <Badge tone="accent">
        <CheckIcon className="size-3.5" />
        Analyzed {lastScore === null ? `${Math.round(lastPercent)}%` : `${lastScore} / ${lastMaxScore}`}
        {bestPercent !== null && bestPercent > lastPercent && `, best ${Math.round(bestPercent)}%`}
      </Badge>
    );
  }
  const words = progress?.words ?? null;
  const isBegun = isWaiting || (progress?.savedAt != null && words !== 0);
  if (!isBegun) return <span className="text-sm text-muted">Not begun</span>;
  return (
    <Badge>
      Draft{!isCurrent && words !== null && `, ${words.toLocaleString('en-US')} ${words === 1 ? 'word' : 'words'}`}
    </Badge>
  );
}
