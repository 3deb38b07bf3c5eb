import 'server-only';
import { renderMarkdown } from '@/lib/content/markdown';
import { sanitizeStudyHtml } from '@/lib/content/safe-html';
import { AppError } from '@/lib/domain/errors/app-error';
import { coachAnswerInSteps } from '@/lib/domain/essays/coach';
import { countWords } from '@/lib/domain/essays/count-words';
import { adviseGenerallyInSteps } from '@/lib/domain/essays/general-advice';
import { gradedPart } from '@/lib/domain/essays/graded-part';
import { MODEL_TIMEOUT_MS, SUGGESTION_LIMIT } from '@/lib/domain/essays/limits';
import { generalPrompt, suggestionPrompt } from '@/lib/domain/essays/suggestion-prompt';
import { textOfHtml } from '@/lib/domain/html/plain-text';
import { type ReadText, readTextInSteps } from '@/lib/domain/text/read-text';
import { countTry } from '@/lib/services/auth/throttle';
import { askModel, configuredModel, ModelSilence, streamModel } from '@/lib/services/language-model/language-model';
import { inTurns } from '@/lib/services/turns/in-turns';
import { gradeAnswer } from './analyze-essay-answer';
import { currentEssays, type Essay } from './current-essays';
import { findAskedEssay, findAskedTopics } from './find-asked-essay';

type Wish = {
  userId: string;
  /** The learner's answer. */
  essayHtml: string;
  /** What they ask about it. */
  userQuery: string;
  /** Topics of the essay, joined by ', '. */
  essayTopic: string;
  essayId: string | undefined;
  nowMs: number;
  /** Aborted when nobody waits for the suggestions any more. */
  signal: AbortSignal;
  /** How long the model may be silent, 20 seconds unless said. */
  timeoutMs?: number;
};

type Suggestion = {
  /** Sanitized HTML. */
  suggestions: string;
  source: 'model' | 'coach';
  /** Why the coach answers where a model was expected. */
  notice: string | null;
};

const SILENT = 'The language model took too long, so the built-in coach answers.';
const FAILED = 'The language model is not available right now, so the built-in coach answers.';

/** A model that writes on and on is cut here. */
const MAX_MODEL_CHARACTERS = 10_000;
/** So much more is written before it is sent again. */
const STEP_CHARACTERS = 60;

/**
 * Answers a learner's question about their answer: by the language model, if one is configured and
 * well, by the built-in coach otherwise. Throws 'invalid_input' for an answer without a word,
 * 'throttled' after too many questions; else as `findAskedEssay`.
 */
export async function suggestImprovements(wish: Wish): Promise<Suggestion> {
  const { answer, essay } = await prepare(wish);
  const model = configuredModel();
  if (!model) return askCoach(essay, answer, wish, null);
  try {
    return fromModel(await askModel(model, await askingOf(essay, answer, wish)));
  } catch (error) {
    return askCoach(essay, answer, wish, noticeOf(error, wish));
  }
}

/** The same as it is written: each suggestion replaces the one before. Throws as `suggestImprovements`, before the first. */
export async function streamImprovements(wish: Wish): Promise<AsyncGenerator<Suggestion>> {
  const { answer, essay } = await prepare(wish);
  const model = configuredModel();
  // Computed before the answer begins, in the learner's turn for heavy work.
  if (!model) return once(await askCoach(essay, answer, wish, null));
  return stream(model, essay, answer, wish);
}

async function* once(suggestion: Suggestion): AsyncGenerator<Suggestion> {
  yield suggestion;
}

async function* stream(
  model: NonNullable<ReturnType<typeof configuredModel>>,
  essay: Essay | null,
  answer: ReadText,
  wish: Wish,
): AsyncGenerator<Suggestion> {
  try {
    let written = '';
    let sent = 0;
    for await (written of streamModel(model, await askingOf(essay, answer, wish))) {
      if (written.length > MAX_MODEL_CHARACTERS) break;
      if (written.length - sent < STEP_CHARACTERS || written.trim() === '') continue;
      sent = written.length;
      yield fromModel(written);
    }
    yield fromModel(written);
  } catch (error) {
    yield askCoach(essay, answer, wish, noticeOf(error, wish));
  }
}

/** The answer, read as far as the analysis reads, and the essay that it was written to; null when that cannot be told. */
async function prepare({
  userId,
  essayHtml,
  essayTopic,
  essayId,
  nowMs,
}: Wish): Promise<{ answer: ReadText; essay: Essay | null }> {
  await countTry([{ scope: 'suggestions', subject: userId, max: SUGGESTION_LIMIT }], nowMs);
  const text = gradedPart(textOfHtml(essayHtml));
  if (countWords(text) === 0) throw new AppError('invalid_input', 'Write an answer before you ask about it.');
  const { abbreviationIndex } = await currentEssays();
  const answer = await inTurns(readTextInSteps(text, abbreviationIndex));
  return { answer, essay: await findAskedEssay({ essayId, essayTopic, answer }) };
}

async function askingOf(essay: Essay | null, { text }: ReadText, wish: Wish) {
  const { userQuery, essayTopic, timeoutMs = MODEL_TIMEOUT_MS, signal } = wish;
  if (!essay) return { ...generalPrompt({ topic: essayTopic, answer: text, query: userQuery }), timeoutMs, signal };
  const { content, questionText, key } = essay;
  const prompt = suggestionPrompt({
    displayName: content.displayName,
    question: questionText,
    key: key(),
    answer: text,
    analysis: await gradeAnswer(essay, text),
    query: userQuery,
  });
  return { ...prompt, timeoutMs, signal };
}

function fromModel(markdown: string): Suggestion {
  const suggestions = renderMarkdown(markdown.slice(0, MAX_MODEL_CHARACTERS));
  if (textOfHtml(suggestions).trim() === '') throw new Error('The language model answered without a word.');
  return { suggestions, source: 'model', notice: null };
}

async function askCoach(
  essay: Essay | null,
  answer: ReadText,
  { userQuery: query, essayTopic }: Wish,
  notice: string | null,
): Promise<Suggestion> {
  const html = await inTurns(
    essay
      ? coachAnswerInSteps({ query, question: essay.questionText, key: essay.key(), answer })
      : adviseGenerallyInSteps({ query, topics: await findAskedTopics(essayTopic), answer }),
  );
  return { suggestions: sanitizeStudyHtml(html), source: 'coach', notice };
}

/** What the learner is told when the model fails. The log gets no more of the error than its message: the rest holds their text. */
function noticeOf(error: unknown, { signal }: Wish): string {
  if (error instanceof ModelSilence) {
    console.warn('The language model took too long.');
    return SILENT;
  }
  if (!signal.aborted) console.warn('The language model failed:', error instanceof Error ? error.message : 'unknown');
  return FAILED;
}
