import { errorMessage } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import {
  getQuestionSources,
  getSubtopicCounts,
  type QuestionSource,
  type SubtopicCount,
} from '@/lib/contract/questions';
import type { BankPart } from './use-question-bank';

/** The sources, asked for again. */
export async function loadSources(): Promise<BankPart<QuestionSource[]>> {
  try {
    return { status: 'ready', value: await call(getQuestionSources, {}) };
  } catch (error) {
    return { status: 'failed', message: errorMessage(error, 'Failed to load question categories') };
  }
}

/** The subtopic counts, asked for again. */
export async function loadSubtopicCounts(): Promise<BankPart<SubtopicCount[]>> {
  try {
    return { status: 'ready', value: await call(getSubtopicCounts, {}) };
  } catch (error) {
    return { status: 'failed', message: errorMessage(error, 'Failed to load subtopic counts.') };
  }
}
