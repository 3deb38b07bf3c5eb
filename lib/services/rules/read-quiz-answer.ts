import 'server-only';
import { findRuleAnswer } from '@/lib/db/rule-answer-repository';
import { AppError } from '@/lib/domain/errors/app-error';
import { READING_LIMIT, READING_TIMEOUT_MS } from '@/lib/domain/rules/constants';
import { type ElementReading, readingPrompt, readReadings } from '@/lib/domain/rules/model-reading';
import { countTry } from '@/lib/services/auth/throttle';
import { askModel, configuredModel, ModelSilence } from '@/lib/services/language-model/language-model';
import { currentRulesToCheck } from './current-rules-to-check';

type Reading = {
  userId: string;
  answerId: string;
  nowMs: number;
  /** Aborted when nobody waits for the reading any more. */
  signal: AbortSignal;
  /** How long the model may take, 5 seconds unless said. */
  timeoutMs?: number;
};

/**
 * What the language model says of the elements of an answer that are in doubt; nothing where none is
 * configured, and where it fails. Stores nothing. Throws 'not_found' for an unknown answer,
 * 'forbidden' for someone else's, 'invalid_input' where nothing is left in doubt, 'throttled' after too
 * many readings.
 */
export async function readQuizAnswer(reading: Reading): Promise<{ answerId: string; readings: ElementReading[] }> {
  const { userId, answerId, nowMs, signal, timeoutMs = READING_TIMEOUT_MS } = reading;
  const found = await findRuleAnswer(answerId);
  if (!found) throw new AppError('not_found', 'There is no such answer.');
  if (found.userId !== userId) throw new AppError('forbidden', 'That answer belongs to someone else.');
  const { inDoubt: phrases, answer, ruleId, selfAssessedAt } = found;
  if (phrases.length === 0 || selfAssessedAt !== null) {
    throw new AppError('invalid_input', 'Nothing in that answer is left in doubt.');
  }
  const model = configuredModel();
  const rule = (await currentRulesToCheck()).byId.get(ruleId);
  if (!model || !rule) return { answerId, readings: [] };

  await countTry([{ scope: 'readings', subject: userId, max: READING_LIMIT }], nowMs);
  const task = { rule: { name: rule.name, text: rule.text }, phrases, answer };
  try {
    const readings = readReadings(await askModel(model, { ...readingPrompt(task), timeoutMs, signal }), task);
    if (!readings) console.warn('The language model did not answer a reading in its form.');
    return { answerId, readings: readings ?? [] };
  } catch (error) {
    if (!signal.aborted) console.warn('The language model failed to read an answer:', reasonOf(error));
    return { answerId, readings: [] };
  }
}

/** No more of an error than its message: the rest holds the learner's text. */
function reasonOf(error: unknown): string {
  if (error instanceof ModelSilence) return 'it took too long.';
  return error instanceof Error ? error.message : 'unknown';
}
