import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button-link';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { LocalTime } from '@/components/ui/local-time';
import { KIND_WORDS, type ReportDecision } from '@/lib/domain/reports/constants';
import type { ReportedItemSummary } from '@/lib/domain/reports/reported-item';
import { ReportBadge } from './report-badge';

const LISTS: readonly (readonly [ReportDecision, string])[] = [
  ['open', 'Open'],
  ['confirmed', 'Confirmed and corrected'],
  ['declined', 'Declined'],
];

function ItemLine({ item }: { item: ReportedItemSummary }) {
  const { kind, itemId, title, lastReportedAt, isWithdrawn } = item;
  const counts = [
    ['open', item.openCount],
    ['confirmed', item.confirmedCount],
    ['mended', item.mendedCount],
    ['declined', item.declinedCount],
  ] as const;
  return (
    <li className="border-b border-line last:border-b-0">
      <Link
        href={`/admin/reports/${kind}/${encodeURIComponent(itemId)}`}
        prefetch={false}
        className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-4 transition-colors hover:bg-sunken"
      >
        <span className="min-w-0">
          <span className="block font-semibold wrap-anywhere">
            {KIND_WORDS[kind]}: {title}
          </span>
          <span className="text-sm text-muted wrap-anywhere">
            {itemId} · <LocalTime atMs={Date.parse(lastReportedAt)} />
          </span>
        </span>
        <span className="flex flex-wrap gap-2">
          {isWithdrawn && <Badge tone="danger">Withdrawn</Badge>}
          {counts.map(([state, count]) => count > 0 && <ReportBadge key={state} state={state} count={count} />)}
        </span>
      </Link>
    </li>
  );
}

type ReportQueueProps = { items: ReportedItemSummary[]; decision: ReportDecision; page: number; hasMore: boolean };

/** What was reported, item by item. */
export function ReportQueue({ items, decision, page, hasMore }: ReportQueueProps) {
  const address = (to: number) => `/admin/reports?state=${decision}&page=${to}`;
  return (
    <>
      <nav aria-label="Reports" className="mb-4 flex flex-wrap gap-x-4 border-b border-line">
        {LISTS.map(([state, label]) => (
          <Link
            key={state}
            href={`/admin/reports?state=${state}`}
            prefetch={false}
            aria-current={state === decision ? 'page' : undefined}
            className="-mb-px flex min-h-11 items-center border-b-2 border-transparent px-1 font-semibold text-muted hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-accent-ink"
          >
            {label}
          </Link>
        ))}
      </nav>
      {items.length === 0 ? (
        <EmptyState title="There are no such reports." />
      ) : (
        <Card aria-label="Reported items" className="overflow-hidden">
          <ol>
            {items.map((item) => (
              <ItemLine key={`${item.kind} ${item.itemId}`} item={item} />
            ))}
          </ol>
        </Card>
      )}
      {(page > 1 || hasMore) && (
        <nav aria-label="Pages" className="mt-6 flex flex-wrap justify-between gap-3">
          {page > 1 ? (
            <ButtonLink href={address(page - 1)} variant="secondary">
              Newer
            </ButtonLink>
          ) : (
            <span />
          )}
          {hasMore && (
            <ButtonLink href={address(page + 1)} variant="secondary">
              Older
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  );
}
