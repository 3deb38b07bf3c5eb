import { observeRead } from '@/lib/client/observe-read';
import { searchExplanations } from '@/lib/contract/understand';

export const readSearch = observeRead(searchExplanations);
