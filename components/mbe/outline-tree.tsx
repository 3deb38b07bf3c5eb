import { Checkbox } from '@/components/ui/checkbox';
import { balancedColumns, type OutlineNode } from '@/lib/domain/mbe/outline';
import { tickState } from '@/lib/domain/mbe/subtopic-selection';
import { topicTitle } from '@/lib/domain/subjects/topic-title';
import { CountBadge } from './count-badge';

type TreeProps = {
  selected: ReadonlySet<string>;
  onToggle: (node: OutlineNode) => void;
};

function Branch({ node, isIssue, selected, onToggle }: TreeProps & { node: OutlineNode; isIssue: boolean }) {
  const state = tickState(node, selected);
  return (
    <li>
      <Checkbox
        label={topicTitle(node.name)}
        trailing={<CountBadge count={node.count} />}
        checked={state === 'all'}
        isIndeterminate={state === 'some'}
        disabled={node.count === 0}
        onChange={() => onToggle(node)}
        className={isIssue ? 'font-semibold' : undefined}
      />
      {node.children.length > 0 && (
        <ul className="ml-4 border-l border-line pl-1">
          {node.children.map((child) => (
            <Branch key={child.name} node={child} isIssue={false} selected={selected} onToggle={onToggle} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** The issues of a subject in two columns of about as many questions each. */
export function OutlineTree({ issues, ...tree }: TreeProps & { issues: OutlineNode[] }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-2">
      {balancedColumns(issues).map((column) => (
        <ul key={column[0]?.name ?? 'empty'} className="grid min-w-0 content-start gap-1">
          {column.map((issue) => (
            <Branch key={issue.name} node={issue} isIssue {...tree} />
          ))}
        </ul>
      ))}
    </div>
  );
}
