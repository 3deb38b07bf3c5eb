'use client';

import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { FailedToLoad } from '@/components/ui/failed-to-load';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import { announceChanges } from '@/lib/client/changes';
import { useReadPages } from '@/lib/client/use-read-pages';
import { listDecks, listOwnCards, type OwnCard } from '@/lib/contract/cards';
import { DeleteCard } from './delete-card';
import { ImportCards } from './import-cards';
import { WriteCard } from './write-card';

type OwnCardsProps = {
  userId: string;
  /** Called after a card was written, changed, deleted or imported. */
  onChanged: () => void;
};

/** The learner's own cards, newest first: write, edit, delete, import. */
export default function OwnCards({ userId, onChanged }: OwnCardsProps) {
  const { pages, problem, isLoading, hasMore, loadMore, reload } = useReadPages<typeof listOwnCards>(
    listOwnCards,
    (before) => ({ query: { before } }),
    'Failed to load your cards',
  );
  const cards = pages?.flatMap((page) => page.cards);
  const [editing, setEditing] = useState<OwnCard | 'new' | null>(null);
  const [deleting, setDeleting] = useState<OwnCard | null>(null);
  const [isImporting, setIsImporting] = useState(false);

  const tellChange = () => {
    announceChanges([listOwnCards, listDecks]);
    onChanged();
  };

  return (
    <section aria-labelledby="own-cards" className="mt-10">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="own-cards" className="font-serif text-xl font-semibold">
          My cards
        </h2>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={() => setIsImporting(true)}>
            Import cards
          </Button>
          <Button onClick={() => setEditing('new')}>Write a card</Button>
        </div>
      </div>
      {problem && <FailedToLoad className="mt-4" message={problem} onRetry={reload} />}
      {!cards && !problem && (
        <Loading>
          <Skeleton className="mt-4 h-20" />
        </Loading>
      )}
      {cards && cards.length > 0 && (
        <ul className="mt-4 divide-y divide-line rounded-xl border border-line bg-surface">
          {cards.map((card) => (
            <li key={card.id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 py-3">
              <div className="min-w-0 flex-1 basis-60">
                <p className="line-clamp-2 font-semibold wrap-anywhere whitespace-pre-line">{card.front}</p>
                <p className="line-clamp-2 text-muted wrap-anywhere whitespace-pre-line">{card.back}</p>
                {(card.deck !== '' || card.tags.length > 0) && (
                  <p className="mt-1.5 flex flex-wrap gap-1.5">
                    {card.deck !== '' && <Badge tone="accent">{card.deck}</Badge>}
                    {card.tags.map((tag) => (
                      <Badge key={tag}>{tag}</Badge>
                    ))}
                  </p>
                )}
              </div>
              <div className="flex gap-1">
                <Button variant="ghost" size="sm" aria-label={`Edit: ${card.front}`} onClick={() => setEditing(card)}>
                  Edit
                </Button>
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={`Delete: ${card.front}`}
                  onClick={() => setDeleting(card)}
                >
                  Delete
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {hasMore && (
        <Button variant="secondary" className="mt-4" isBusy={isLoading} onClick={loadMore}>
          Show more
        </Button>
      )}
      <WriteCard userId={userId} card={editing} onClose={() => setEditing(null)} onSaved={tellChange} />
      <DeleteCard
        card={deleting}
        onClose={() => setDeleting(null)}
        onDeleted={(gone) => {
          setDeleting((asked) => (asked?.id === gone.id ? null : asked));
          tellChange();
        }}
      />
      <ImportCards isOpen={isImporting} onClose={() => setIsImporting(false)} onImported={tellChange} />
    </section>
  );
}
