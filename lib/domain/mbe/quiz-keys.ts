import { type ConfidenceLevel, OPTION_LABELS, type OptionLabel } from './constants';

/** What a key means to a running quiz. */
export type QuizCommand =
  | { type: 'choose'; label: OptionLabel }
  | { type: 'setConfidence'; confidence: ConfidenceLevel }
  /** Submit, or go on when the question is answered. */
  | { type: 'advance' }
  | { type: 'showKeys' };

const CONFIDENCE_KEYS = new Map<string, ConfidenceLevel>([
  ['h', 'High'],
  ['m', 'Medium'],
  ['l', 'Low'],
  ['o', 'Off'],
]);

/** The command of a key as `KeyboardEvent.key` names it; null for a key without one. */
export function quizCommandOfKey(key: string): QuizCommand | null {
  if (key === 'Enter') return { type: 'advance' };
  if (key === '?') return { type: 'showKeys' };
  const lower = key.toLowerCase();
  const confidence = CONFIDENCE_KEYS.get(lower);
  if (confidence) return { type: 'setConfidence', confidence };
  const label = OPTION_LABELS.find((option, index) => option.toLowerCase() === lower || String(index + 1) === key);
  return label ? { type: 'choose', label } : null;
}
