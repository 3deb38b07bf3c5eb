import type { Dispatch } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { Loading } from '@/components/ui/skeleton';
import type { FilterAction, FilterSelection } from '@/lib/domain/mbe/filter-selection';
import { filterTitle } from '@/lib/domain/mbe/filter-title';
import type { Outline } from '@/lib/domain/mbe/outline';
import { MBE_SUBJECTS } from '@/lib/domain/subjects/subjects';
import { OutlineTree } from './outline-tree';
import type { BankPart } from './use-question-bank';

type SubtopicFilterProps = {
  outline: BankPart<Outline>;
  selection: FilterSelection;
  dispatch: Dispatch<FilterAction>;
};

function Structure({ outline, selection, dispatch }: SubtopicFilterProps) {
  if (outline.status === 'loading') return <Loading text="Loading outline..." isTextVisible />;
  // What is wrong stands above the tabs.
  if (outline.status === 'failed') return null;
  if (selection.subtopicSubject === null) {
    return <p className="text-muted">Please select a subject using the dropdown above.</p>;
  }
  const issues = outline.value.get(selection.subtopicSubject) ?? [];
  if (issues.length === 0) return <p className="text-muted">No outline structure found for this subject.</p>;
  return (
    <OutlineTree
      issues={issues}
      selected={new Set(selection.subtopics)}
      onToggle={(node) => dispatch({ type: 'toggleNode', node })}
    />
  );
}

/** The 'By Subtopic' tab: a subject, and its issues and sub-issues to tick. */
export function SubtopicFilter({ outline, selection, dispatch }: SubtopicFilterProps) {
  const { sources, subtopicSubject } = selection;
  return (
    <>
      <Field label="Subject">
        {(control) => (
          <Select
            {...control}
            value={subtopicSubject ?? ''}
            onChange={({ target }) => dispatch({ type: 'chooseSubtopicSubject', subject: target.value || null })}
          >
            <option value="">Select a subject</option>
            {MBE_SUBJECTS.map((subject) => (
              <option key={subject}>{subject}</option>
            ))}
          </Select>
        )}
      </Field>
      {sources.length > 0 && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-2 rounded-md bg-sunken px-3 py-2 text-sm">
          <p>Only from {filterTitle({ sources, subjects: [] })}, as chosen under By Source.</p>
          <Button variant="ghost" size="sm" onClick={() => dispatch({ type: 'clearSources' })}>
            Use every source
          </Button>
        </div>
      )}
      <div className="relative mt-4 max-h-[400px] overflow-y-auto">
        <Structure outline={outline} selection={selection} dispatch={dispatch} />
      </div>
    </>
  );
}
