import { observeRead } from '@/lib/client/observe-read';
import { searchEverything } from '@/lib/contract/search';

export const readEverything = observeRead(searchEverything);
