import { observeRead } from '@/lib/client/observe-read';
import { getOutlineGraph } from '@/lib/contract/outline-graph';

export const readGraph = observeRead(getOutlineGraph);
