'use client';

import { useRouter } from 'next/navigation';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Input } from '@/components/ui/input';
import { forgetSearches, recentSearches, rememberSearch } from '@/lib/client/recent-searches';
import { counted } from '@/lib/domain/text/counted';
import { MAX_SEARCH_LENGTH, MIN_SEARCH_LENGTH } from '@/lib/domain/understand/constants';
import { type SearchGroup, SearchList } from './search-list';
import { type EverythingState, useEverything } from './use-everything';

type SearchDialogProps = { userId: string; isOpen: boolean; onClose: () => void };

/** What is going on, in a sentence; empty when there is nothing to say. */
function statusText(typed: string, { isSearchable, isSearching, found, problem }: EverythingState): string {
  if (typed.trim() === '') return '';
  if (!isSearchable) return `Please type at least ${MIN_SEARCH_LENGTH} characters.`;
  if (isSearching || !found) return 'Searching...';
  const count = found.groups.reduce((sum, { results }) => sum + results.length, 0);
  if (problem) return count === 0 ? '' : `${counted(count, 'page')} on this device.`;
  if (count === 0) return `Nothing found for “${typed.trim()}”. Try fewer words.`;
  const shown = `${counted(count, 'result')}.`;
  return found.corrected === null ? shown : `Showing results for “${found.corrected}”: ${shown}`;
}

/** The search over everything, in a dialog: a field, and below it what was found or what was searched for before. */
export function SearchDialog({ userId, isOpen, onClose }: SearchDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Search everything" width="reading">
      <SearchEverything userId={userId} onClose={onClose} />
    </Dialog>
  );
}

function SearchEverything({ userId, onClose }: { userId: string; onClose: () => void }) {
  const id = useId();
  const router = useRouter();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [recent, setRecent] = useState(() => recentSearches(userId));
  const [active, setActive] = useState(-1);
  const search = useEverything(typed);

  useEffect(() => field.current?.focus(), []);

  const isEmpty = typed.trim() === '';
  const groups: SearchGroup[] = isEmpty ? recentGroups(recent) : (search.found?.groups ?? []);
  const options = groups.flatMap(({ results }) => results);
  // What is shown may have become shorter.
  const activeIndex = Math.min(active, options.length - 1);
  const optionId = (index: number) => `${id}-option-${index}`;

  useEffect(() => {
    if (activeIndex >= 0)
      document.getElementById(`${id}-option-${activeIndex}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeIndex, id]);

  const type = (text: string) => {
    setTyped(text);
    setActive(-1);
  };
  const choose = (index: number) => {
    const option = options[index];
    if (!option) return;
    if (isEmpty) {
      type(option.id);
      field.current?.focus();
      return;
    }
    rememberSearch(userId, typed.trim());
    onClose();
    // Without the server only whole documents can be had, from the cache.
    if (search.problem) location.assign(option.address);
    else router.push(option.address);
  };
  const answerKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      // Up from the field leads to the last, and down from the last back to the first.
      setActive(
        activeIndex < 0 && step < 0 ? options.length - 1 : (activeIndex + step + options.length) % options.length,
      );
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (!search.isSearching) choose(Math.max(0, activeIndex));
    }
  };

  return (
    <search className="block">
      <Input
        ref={field}
        role="combobox"
        aria-label="Search rules, explanations, questions, essays, cards, and pages"
        aria-expanded={options.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={activeIndex >= 0 ? optionId(activeIndex) : undefined}
        value={typed}
        onChange={({ target }) => type(target.value)}
        onKeyDown={answerKey}
        maxLength={MAX_SEARCH_LENGTH}
        spellCheck={false}
        enterKeyHint="search"
        placeholder="e.g. hearsay, SMJ, “strict scrutiny”"
        className="min-h-12 text-lg"
      />
      <p role="status" className="mt-2 min-h-6 text-sm text-muted">
        {statusText(typed, search)}
      </p>
      {search.problem && (
        <p role="alert" className="mt-1 flex flex-wrap items-center gap-3 text-sm">
          {search.problem}
          <Button variant="secondary" size="sm" onClick={search.retry}>
            Try again
          </Button>
        </p>
      )}
      {isEmpty && recent.length === 0 && (
        <p className="text-muted">Finds rules, explanations, questions you answered, essays, your cards, and pages.</p>
      )}
      <SearchList
        id={`${id}-list`}
        groups={groups}
        activeIndex={activeIndex}
        optionId={optionId}
        isStale={search.isSearching}
        onChoose={choose}
      />
      {isEmpty && recent.length > 0 && (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            forgetSearches(userId);
            setRecent([]);
            field.current?.focus();
          }}
        >
          Clear recent searches
        </Button>
      )}
    </search>
  );
}

function recentGroups(recent: readonly string[]): SearchGroup[] {
  if (recent.length === 0) return [];
  return [{ kind: 'recent', results: recent.map((text) => ({ id: text, text, address: '' })) }];
}
