'use client';

import { type ReactNode, useId, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Checkbox } from '@/components/ui/checkbox';
import { classNames } from '@/components/ui/class-names';
import { ChevronIcon } from '@/components/ui/icons';
import type { RuleSource } from '@/lib/domain/rules/rule-catalogue';
import { type SubtopicLeaf, subtopicLeaves, tickState } from '@/lib/domain/rules/rule-selection';
import { SUBJECTS } from '@/lib/domain/subjects/subjects';
import { topicTitle } from '@/lib/domain/subjects/topic-title';

function RuleCount({ leaves }: { leaves: readonly SubtopicLeaf[] }) {
  const count = leaves.reduce((sum, { rulesLoaded }) => sum + rulesLoaded, 0);
  return (
    <Badge>
      {count.toLocaleString('en-US')}
      <span className="sr-only">{count === 1 ? ' rule' : ' rules'}</span>
    </Badge>
  );
}

type Ticking = { ticked: ReadonlySet<string>; onToggle: (leaves: readonly SubtopicLeaf[]) => void };

type BranchProps = Ticking & {
  name: string;
  label: ReactNode;
  /** Everything below. */
  leaves: readonly SubtopicLeaf[];
  startsOpen: boolean;
  className?: string;
  children: ReactNode;
};

/** A line with a box for all that is below it, and a button that shows it. */
function Branch({ name, label, leaves, startsOpen, ticked, onToggle, className, children }: BranchProps) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const id = useId();
  const state = tickState(leaves, ticked);
  return (
    <li className={className}>
      <div className="flex items-start gap-1">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`Subtopics of ${name}`}
          onClick={() => setIsOpen(!isOpen)}
          className="mt-0.5 rounded-md p-2 text-muted transition-colors hover:bg-sunken hover:text-ink"
        >
          <ChevronIcon className={classNames('size-4 transition-transform', !isOpen && '-rotate-90')} />
        </button>
        <Checkbox
          label={label}
          trailing={<RuleCount leaves={leaves} />}
          checked={state === 'all'}
          isIndeterminate={state === 'some'}
          onChange={() => onToggle(leaves)}
          className="min-w-0 flex-1 font-semibold"
        />
      </div>
      <ul id={id} hidden={!isOpen} className="ml-4 border-l border-line pl-1 sm:pl-3">
        {/* Most lie closed, and a page with all of them takes the server several times as long. */}
        {isOpen && children}
      </ul>
    </li>
  );
}

function TopicName({ name }: { name: string }) {
  const subject = SUBJECTS.find((candidate) => candidate.name === name);
  return (
    <>
      {subject && (
        <span aria-hidden="true" className="mr-2">
          {subject.emoji}
        </span>
      )}
      {name}
    </>
  );
}

type SubtopicTreeProps = Ticking & {
  sources: RuleSource[];
  /** Whether everything is open at first. */
  isOpen: boolean;
};

/** The accordion of sources, topics and subtopics with their numbers of rules. */
export function SubtopicTree({ sources, isOpen, ...ticking }: SubtopicTreeProps) {
  return (
    <ul className="mt-3 grid gap-1">
      {sources.map((source) => (
        <Branch
          key={source.name}
          name={source.name}
          label={source.name}
          leaves={subtopicLeaves([source])}
          startsOpen
          {...ticking}
        >
          {source.topics.map((topic) => {
            const leaves = subtopicLeaves([{ name: source.name, topics: [topic] }]);
            return (
              <Branch
                key={topic.name}
                name={topic.name}
                label={<TopicName name={topic.name} />}
                leaves={leaves}
                startsOpen={isOpen}
                {...ticking}
              >
                {leaves.map((leaf) => (
                  <li key={leaf.key}>
                    <Checkbox
                      label={topicTitle(leaf.subtopic)}
                      trailing={<RuleCount leaves={[leaf]} />}
                      checked={ticking.ticked.has(leaf.key)}
                      onChange={() => ticking.onToggle([leaf])}
                      className="ml-4 sm:ml-9"
                    />
                  </li>
                ))}
              </Branch>
            );
          })}
        </Branch>
      ))}
    </ul>
  );
}
