import { observeRead } from '@/lib/client/observe-read';
import { getMbeOutline, getQuestionSources, getSubtopicCounts } from '@/lib/contract/questions';

export const readSources = observeRead(getQuestionSources);
export const readSubtopicCounts = observeRead(getSubtopicCounts);
export const readMbeOutline = observeRead(getMbeOutline);
