'use client';

import { useId, useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { classNames } from '@/components/ui/class-names';
import { FailedToLoad } from '@/components/ui/failed-to-load';
import { Input } from '@/components/ui/input';
import { Spinner } from '@/components/ui/spinner';
import type { SearchResponse } from '@/lib/contract/understand';
import type { SubjectId } from '@/lib/domain/subjects/subjects';
import { counted } from '@/lib/domain/text/counted';
import { MAX_SEARCH_LENGTH, MIN_SEARCH_LENGTH } from '@/lib/domain/understand/constants';
import { SearchResults } from './search-results';
import { type SearchState, useSearch } from './use-search';

type SearchBoxProps = {
  /** On the page of a subject, which is searched alone unless the learner wants all. */
  subject?: { id: SubjectId; name: string };
  /** From the address. */
  initialQuery: string;
  /** What the server found for it; null without a query that can be searched. */
  initialResponse: SearchResponse | null;
};

/** What is going on, in a sentence; empty when there is nothing to say. */
function statusText({ typed, isTooShort, isSearching, settled }: SearchState): string {
  if (isTooShort) return typed.trim() === '' ? '' : `Please type at least ${MIN_SEARCH_LENGTH} characters.`;
  if (isSearching || !settled) return 'Searching...';
  if (typeof settled.outcome === 'string') return '';
  const { total, corrected } = settled.outcome;
  if (corrected !== null) return `Showing ${counted(total, 'result')} for “${corrected}”.`;
  return `${total === 0 ? 'Nothing found' : counted(total, 'result')} for “${settled.query}”.`;
}

/** The search over rules and explanations. Without scripts it is a form that asks for this very page. */
export function SearchBox({ subject, initialQuery, initialResponse }: SearchBoxProps) {
  const id = useId();
  const [isEverywhere, setIsEverywhere] = useState(subject === undefined);
  const search = useSearch(
    initialQuery,
    isEverywhere ? undefined : subject?.id,
    initialResponse && { query: initialQuery, subjectId: subject?.id, outcome: initialResponse },
  );
  const { typed, type, isTooShort, isSearching, settled, retry } = search;

  const status = statusText(search);
  const outcome = isTooShort ? undefined : settled?.outcome;
  return (
    <search className="mb-10 block">
      <form method="get" onSubmit={(event) => event.preventDefault()}>
        <label htmlFor={id} className="block font-semibold">
          Search rules and explanations
        </label>
        <div className="relative mt-1.5 max-w-2xl">
          <Input
            id={id}
            name="q"
            type="search"
            value={typed}
            onChange={({ target }) => type(target.value)}
            maxLength={MAX_SEARCH_LENGTH}
            autoComplete="off"
            spellCheck={false}
            placeholder="e.g. dying declaration, SMJ, “strict scrutiny”"
            className="min-h-12 pr-10 text-lg"
          />
          {isSearching && <Spinner className="absolute top-1/2 right-3 -mt-2.5 size-5 text-muted" />}
        </div>
        {subject && (
          <Checkbox
            label={`Only in ${subject.name}`}
            checked={!isEverywhere}
            onChange={({ target }) => setIsEverywhere(!target.checked)}
            className="mt-1 w-fit"
          />
        )}
      </form>
      <p role="status" className={classNames('text-muted', status !== '' && 'mt-3')}>
        {status}
      </p>
      {typeof outcome === 'string' && !isSearching && (
        <FailedToLoad className="mt-3 max-w-2xl" message={outcome} onRetry={retry} />
      )}
      {typeof outcome === 'object' && (
        <div className={classNames('transition-opacity', isSearching && 'opacity-55')}>
          {outcome.total === 0 && !isSearching && (
            <p className="mt-1 text-muted">
              {isEverywhere
                ? 'Try fewer words, another form of them, or the name of the rule.'
                : 'Try fewer words, or look in every subject.'}
            </p>
          )}
          <SearchResults response={outcome} />
        </div>
      )}
    </search>
  );
}
