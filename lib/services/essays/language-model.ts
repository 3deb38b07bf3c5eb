import 'server-only';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText, type LanguageModel, streamText } from 'ai';

/** Some 800 words: twice what the model is asked for. */
const MAX_OUTPUT_TOKENS = 1_200;

type Asking = {
  system: string;
  prompt: string;
  /** How long the model may be silent. */
  timeoutMs: number;
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal;
};

/** The model said nothing for too long. */
export class ModelSilence extends Error {}

/** The language model that the environment names (README, "Start"); null unless all of it is set. */
export function configuredModel(): LanguageModel | null {
  const { AI_BASE_URL, AI_MODEL, AI_API_KEY } = process.env;
  if (!AI_BASE_URL || !AI_MODEL || !AI_API_KEY) return null;
  return createOpenAICompatible({ name: 'configured', baseURL: AI_BASE_URL, apiKey: AI_API_KEY })(AI_MODEL);
}

/** What a model answers. Throws 'ModelSilence' when that takes too long, and whatever else goes wrong. */
export async function askModel(model: LanguageModel, asking: Asking): Promise<string> {
  const silence = new Silence(asking);
  try {
    const { text } = await generateText({ ...settingsOf(model, asking), abortSignal: silence.signal });
    return text;
  } catch (error) {
    throw silence.isOver ? new ModelSilence() : error;
  } finally {
    silence.end();
  }
}

/** The same as it is written: all there is so far, again and again. Ends with the whole, or throws as `askModel`. */
export async function* streamModel(model: LanguageModel, asking: Asking): AsyncGenerator<string> {
  const silence = new Silence(asking);
  let text = '';
  try {
    const { fullStream } = streamText({
      ...settingsOf(model, asking),
      abortSignal: silence.signal,
      // Errors come through the stream; the default would also print them.
      onError: () => {},
    });
    for await (const part of fullStream) {
      silence.restart();
      if (part.type === 'error') throw part.error;
      if (part.type === 'abort') throw new Error('The answer was cut off.');
      if (part.type !== 'text-delta') continue;
      text += part.text;
      yield text;
    }
  } catch (error) {
    throw silence.isOver ? new ModelSilence() : error;
  } finally {
    silence.end();
  }
}

function settingsOf(model: LanguageModel, { system, prompt }: Asking) {
  return { model, system, prompt, maxOutputTokens: MAX_OUTPUT_TOKENS, maxRetries: 0 };
}

/** Aborts once nothing has been heard for too long, or nobody waits. */
class Silence {
  isOver = false;
  private readonly controller = new AbortController();
  private readonly timeoutMs: number;
  private timer: NodeJS.Timeout;
  readonly signal: AbortSignal;

  constructor({ timeoutMs, signal }: Asking) {
    this.timeoutMs = timeoutMs;
    this.signal = AbortSignal.any([this.controller.signal, signal]);
    this.timer = this.start();
  }

  restart(): void {
    clearTimeout(this.timer);
    this.timer = this.start();
  }

  /** Stops counting, and whatever is still being received. */
  end(): void {
    clearTimeout(this.timer);
    this.controller.abort();
  }

  private start(): NodeJS.Timeout {
    return setTimeout(() => {
      this.isOver = true;
      this.controller.abort();
    }, this.timeoutMs);
  }
}
