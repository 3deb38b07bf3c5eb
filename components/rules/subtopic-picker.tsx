'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { Input } from '@/components/ui/input';
import type { RuleSource } from '@/lib/domain/rules/rule-catalogue';
import {
  type SubtopicLeaf,
  searchSources,
  subtopicLeaves,
  tickState,
  toggleLeaves,
} from '@/lib/domain/rules/rule-selection';
import { SubtopicTree } from './subtopic-tree';

type SubtopicPickerProps = {
  sources: RuleSource[];
  /** Every subtopic of them. */
  leaves: SubtopicLeaf[];
  ticked: ReadonlySet<string>;
  onTick: (ticked: ReadonlySet<string>) => void;
};

/** Sources, topics and subtopics to tick, with a search over their names. */
export function SubtopicPicker({ sources, leaves, ticked, onTick }: SubtopicPickerProps) {
  const [search, setSearch] = useState('');
  const found = searchSources(sources, search);
  const foundLeaves = subtopicLeaves(found);
  const isSearching = search.trim() !== '';
  const isEveryTicked = tickState(foundLeaves, ticked) === 'all';

  return (
    <Card aria-labelledby="rules-title">
      <CardHeader title="Choose rules" titleId="rules-title" description="By source, topic and subtopic." />
      <CardBody>
        {sources.length === 0 ? (
          <p className="text-muted">No rules have been loaded yet. Import a content pack, then reload this page.</p>
        ) : (
          <>
            <div className="flex flex-wrap items-center gap-2">
              <Input
                type="search"
                aria-label="Search topics and subtopics"
                autoComplete="off"
                placeholder="Search topics and subtopics"
                value={search}
                onChange={({ target }) => setSearch(target.value)}
                className="min-w-48 flex-1"
              />
              <Button
                variant="secondary"
                disabled={foundLeaves.length === 0 || isEveryTicked}
                onClick={() => onTick(toggleLeaves(foundLeaves, ticked, leaves))}
              >
                {isSearching ? 'Select found' : 'Select all'}
              </Button>
              <Button variant="ghost" disabled={ticked.size === 0} onClick={() => onTick(new Set())}>
                Clear
              </Button>
            </div>
            <p role="status" className="mt-2 text-sm text-muted empty:mt-0">
              {isSearching &&
                (foundLeaves.length === 0
                  ? `No topic or subtopic matches “${search.trim()}”.`
                  : `${foundLeaves.length} ${foundLeaves.length === 1 ? 'subtopic' : 'subtopics'} found.`)}
            </p>
            <SubtopicTree
              // Opened anew: what is found is open.
              key={isSearching ? 'found' : 'all'}
              sources={found}
              isOpen={isSearching}
              ticked={ticked}
              onToggle={(toggled) => onTick(toggleLeaves(toggled, ticked, leaves))}
            />
          </>
        )}
      </CardBody>
    </Card>
  );
}
