'use client';

import Link from 'next/link';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { FailedToLoad } from '@/components/ui/failed-to-load';
import { ChevronIcon } from '@/components/ui/icons';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import { useReadPages } from '@/lib/client/use-read-pages';
import { listMisjudgedAnswers, type MisjudgedAnswer } from '@/lib/contract/performance';
import type { MisjudgedKind } from '@/lib/domain/performance/constants';
import { attemptDateText } from '@/lib/domain/performance/figure-text';
import type { FigureFilters } from './figure-filters';

const LINK = 'text-accent-ink underline underline-offset-2';

function MisjudgedItem({ answer, timeZone }: { answer: MisjudgedAnswer; timeZone: string }) {
  const { answerLabel, answeredAt, correctLabel, excerpt, href, isRightNow, rules, topic } = answer;
  const isMistake = answerLabel !== correctLabel;
  return (
    <li className="border-t border-line py-3 first:border-t-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <span>{topic}</span>
        <span>{attemptDateText(answeredAt, timeZone)}</span>
        <span>
          {isMistake
            ? `You chose ${answerLabel ?? 'nothing'}; the answer is ${correctLabel}.`
            : `The answer is ${correctLabel}.`}
        </span>
        {isMistake && isRightNow && <Badge tone="success">Correct since then</Badge>}
      </p>
      <Link href={href} className="mt-1 block font-serif text-lg leading-snug hover:underline">
        {excerpt}
      </Link>
      {rules.length > 0 && (
        <p className="mt-1 text-sm">
          {rules.length === 1 ? 'Rule: ' : 'Rules: '}
          {rules.map((rule, index) => (
            <span key={rule.id}>
              {index > 0 && ', '}
              <Link href={rule.href} className={LINK}>
                {rule.name}
              </Link>
            </span>
          ))}
        </p>
      )}
    </li>
  );
}

type MisjudgedListProps = {
  kind: MisjudgedKind;
  title: string;
  explanation: string;
  count: number;
  filters: FigureFilters;
  timeZone: string;
};

/** Confident mistakes or lucky guesses, fetched when the list is opened; each leads to its question and its rules. */
export function MisjudgedList({ kind, title, explanation, count, filters, timeZone }: MisjudgedListProps) {
  const [isOpened, setIsOpened] = useState(false);
  const { pages, problem, isLoading, hasMore, loadMore, reload } = useReadPages<typeof listMisjudgedAnswers>(
    listMisjudgedAnswers,
    (before) => ({ query: { ...filters, kind, before } }),
    'The list could not be loaded.',
    isOpened && count > 0,
  );
  const answers = pages?.flatMap((page) => page.answers) ?? [];

  return (
    <details
      className="group/list"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setIsOpened(true);
      }}
    >
      <summary className="flex items-start gap-2 rounded-md">
        <ChevronIcon className="mt-1 size-4 -rotate-90 text-muted transition-transform group-open/list:rotate-0" />
        <div className="min-w-0">
          <h3 className="font-semibold">
            {title} <Badge>{count.toLocaleString('en-US')}</Badge>
          </h3>
          <p className="text-sm text-muted">{explanation}</p>
        </div>
      </summary>
      <div className="mt-3 sm:pl-6">
        {count === 0 && <p>None so far.</p>}
        <ul>
          {answers.map((answer) => (
            <MisjudgedItem key={`${answer.attemptId} ${answer.position}`} answer={answer} timeZone={timeZone} />
          ))}
        </ul>
        {!pages && isLoading && (
          <Loading>
            <Skeleton className="h-40 w-full rounded-md" />
          </Loading>
        )}
        {problem && <FailedToLoad message={problem} onRetry={reload} />}
        {hasMore && (
          <Button variant="secondary" className="mt-3" onClick={loadMore} isBusy={isLoading}>
            Show more
          </Button>
        )}
      </div>
    </details>
  );
}
