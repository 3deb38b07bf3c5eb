import type { GraphMark } from '@/components/outlines/knowledge-graph/graph-mark';
import type { GraphTree } from '@/lib/domain/outlines/graph';
import { labelLines, type PlacedNode } from '@/lib/domain/outlines/graph-layout';
import { masteryBand, masteryText } from '@/lib/domain/outlines/graph-mastery';
import { type GraphView, isBlank } from '@/lib/domain/outlines/graph-view';
import { topicTitle } from '@/lib/domain/subjects/topic-title';

/** What stands at a node whose name is to be recalled. */
const BLANK_LABEL = '?';

/** The nodes of a layout as they are drawn in a view. */
export function graphMarks(tree: GraphTree, placed: readonly PlacedNode[], view: GraphView): GraphMark[] {
  return placed.flatMap(({ id, x, y, side, mark, box }) => {
    const node = tree.byId.get(id);
    if (!node) return [];
    const isHidden = isBlank(view, node);
    const isFolded = node.childIds.length > 0 && !view.open.has(id);
    const isByMastery = view.coloring === 'mastery' && node.mastery.ruleCount > 0;
    const suffix = isByMastery ? masteryText(node.mastery) : '';
    const label = isHidden ? BLANK_LABEL : labelLines(node, view.open).join('\n');
    return {
      id,
      parentId: node.parentId,
      kind: node.kind,
      side,
      x,
      y,
      ...mark,
      box,
      label: suffix === '' ? label : `${label} ${suffix}`,
      name: isHidden ? `Hidden ${node.kind}: click to show its name` : topicTitle(node.name),
      band: isByMastery ? masteryBand(node.mastery) : null,
      isFolded,
      isBlank: isHidden,
    };
  });
}
