import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { classNames } from '@/components/ui/class-names';
import { ChevronIcon } from '@/components/ui/icons';
import { childrenOf, type GraphTree, type TreeNode } from '@/lib/domain/outlines/graph';
import { treeKeyAction } from '@/lib/domain/outlines/graph-keys';
import { type GraphAction, type GraphView, isBlank } from '@/lib/domain/outlines/graph-view';
import { topicTitle } from '@/lib/domain/subjects/topic-title';
import { MasteryBadge } from './mastery-badge';

type OutlineTreeProps = {
  tree: GraphTree;
  view: GraphView;
  /** Ids from the root to what is chosen. */
  pathIds: readonly string[];
  dispatch: (action: GraphAction) => void;
};

const NODE = 'data-node';
const FOLD = 'data-fold';

function Branch({ node, ...props }: OutlineTreeProps & { node: TreeNode; focusableId: string }) {
  const { tree, view, pathIds, focusableId } = props;
  const isOpen = view.open.has(node.id);
  const isBranch = node.childIds.length > 0;
  const isChosen = node.id === view.chosenId;
  const isHidden = isBlank(view, node);
  return (
    <li role="none">
      <div
        role="treeitem"
        aria-level={node.level + 1}
        aria-expanded={isBranch ? isOpen : undefined}
        aria-selected={isChosen}
        tabIndex={node.id === focusableId ? 0 : -1}
        {...{ [NODE]: node.id }}
        className={classNames(
          'flex cursor-pointer items-start gap-1 rounded-md py-0.5 pr-1.5',
          pathIds.includes(node.id) && 'font-semibold',
          isChosen ? 'bg-mark' : 'hover:bg-sunken',
        )}
      >
        <span {...(isBranch ? { [FOLD]: node.id } : {})} className="flex size-6 shrink-0 items-center justify-center">
          {isBranch ? (
            <ChevronIcon className={classNames('size-4 text-muted transition-transform', !isOpen && '-rotate-90')} />
          ) : (
            <span
              aria-hidden="true"
              className={node.kind === 'rule' ? 'size-1.5 rotate-45 border border-hue' : 'size-1 rounded-full bg-hue'}
            />
          )}
        </span>
        <span className="flex min-w-0 flex-1 items-start justify-between gap-2">
          {isHidden ? (
            <span className="text-muted">
              <span aria-hidden="true">?</span>
              <span className="sr-only">Hidden {node.kind}</span>
            </span>
          ) : (
            <span className={classNames('min-w-0', node.kind === 'rule' && 'text-sm leading-6')}>
              {topicTitle(node.name)}
              {node.kind === 'rule' && <span className="sr-only">, rule</span>}
            </span>
          )}
          {view.coloring === 'mastery' && <MasteryBadge mastery={node.mastery} />}
        </span>
      </div>
      {isBranch && isOpen && (
        // biome-ignore lint/a11y/useSemanticElements: the group of a tree item is no fieldset.
        <ul role="group" className="ml-3 border-l border-line pl-1">
          {childrenOf(tree, node).map((child) => (
            <Branch key={child.id} {...props} node={child} />
          ))}
        </ul>
      )}
    </li>
  );
}

/**
 * The outline as text: the way through the graph for the keyboard and for screen readers. One node at a
 * time has the focus; the arrow keys go through it by the pattern of a tree view.
 */
export function OutlineTree(props: OutlineTreeProps) {
  const { tree, view, dispatch } = props;
  const list = useRef<HTMLUListElement>(null);
  const focusableId = view.chosenId ?? tree.root.id;

  // What is chosen in the graph shows here too, and the focus goes with what the keys choose here.
  useEffect(() => {
    const item = list.current?.querySelector<HTMLElement>(`[${NODE}="${CSS.escape(view.chosenId ?? '')}"]`);
    const frame = list.current?.parentElement;
    if (!item || !frame) return;
    if (list.current?.contains(document.activeElement)) item.focus({ preventScroll: true });
    const [rowBox, frameBox] = [item.getBoundingClientRect(), frame.getBoundingClientRect()];
    if (rowBox.top < frameBox.top) frame.scrollTop -= frameBox.top - rowBox.top + rowBox.height;
    else if (rowBox.bottom > frameBox.bottom) frame.scrollTop += rowBox.bottom - frameBox.bottom + rowBox.height;
  }, [view.chosenId]);

  /** Brings the name of a blank node to light, else opens or folds in its branch. */
  const answer = (node: TreeNode) =>
    dispatch(isBlank(view, node) ? { type: 'show-name', id: node.id } : { type: 'toggle', id: node.id });

  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    const foldId = target.closest(`[${FOLD}]`)?.getAttribute(FOLD);
    if (foldId) return dispatch({ type: 'toggle', id: foldId });
    const node = tree.byId.get(target.closest(`[${NODE}]`)?.getAttribute(NODE) ?? '');
    if (!node) return;
    dispatch({ type: 'choose', id: node.id });
    if (isBlank(view, node)) dispatch({ type: 'show-name', id: node.id });
    else if (!view.open.has(node.id)) dispatch({ type: 'toggle', id: node.id });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const node = tree.byId.get(focusableId);
    if (node && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      if (view.chosenId === null) dispatch({ type: 'choose', id: node.id });
      else answer(node);
      return;
    }
    const action = treeKeyAction(tree, view.open, focusableId, event.key);
    if (!action) return;
    event.preventDefault();
    dispatch(action);
  };

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a list is what a tree is without scripts.
    <ul ref={list} role="tree" aria-label={`Outline of ${tree.root.name}`} onClick={onClick} onKeyDown={onKeyDown}>
      <Branch {...props} node={tree.root} focusableId={focusableId} />
    </ul>
  );
}
