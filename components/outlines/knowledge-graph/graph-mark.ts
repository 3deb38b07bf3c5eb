import type { NodeKind } from '@/lib/domain/outlines/graph';
import type { PlacedNode } from '@/lib/domain/outlines/graph-layout';
import type { MasteryBand } from '@/lib/domain/outlines/graph-mastery';

/** A node as it is drawn. Places in pixels at zoom 1, the middle of the mark. */
export type GraphMark = {
  id: string;
  parentId: string | null;
  kind: NodeKind;
  /** Its half of the graph: labels stand away from the middle. */
  side: -1 | 0 | 1;
  x: number;
  y: number;
  /** Size of the mark without the label beside it. */
  width: number;
  height: number;
  /** The mark and the label beside it, as the layout keeps it free. */
  box: PlacedNode['box'];
  /** Short, as it stands in the graph. */
  label: string;
  /** Whole, as it shows on hover and focus; what says that it is blank while it is. */
  name: string;
  /** Colors it by mastery; null by its level. */
  band: MasteryBand | null;
  /** Something is folded in below it. */
  isFolded: boolean;
  isBlank: boolean;
};
