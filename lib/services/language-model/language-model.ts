import 'server-only';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText, type LanguageModel, streamText } from 'ai';

/**
 * Bytes of one response: many times what the longest answer takes, each of its pieces wrapped. Neither a text
 * without end nor one that never says anything fills the memory.
 */
const MAX_RESPONSE_BYTES = 2_000_000;

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
  const provider = { name: 'configured', baseURL: AI_BASE_URL, apiKey: AI_API_KEY, fetch: fetchBounded };
  return createOpenAICompatible(provider)(AI_MODEL);
}

/** As `fetch`; the body breaks off with an error where it goes beyond its bound. */
const fetchBounded: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  let bytes = 0;
  const bounded = response.body?.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(piece, controller) {
        bytes += piece.byteLength;
        if (bytes > MAX_RESPONSE_BYTES) controller.error(new Error('The language model answered without end.'));
        else controller.enqueue(piece);
      },
    }),
  );
  const { status, statusText, headers } = response;
  return new Response(bounded ?? null, { status, statusText, headers });
};

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
