import 'server-only';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Limiter } from '@/lib/domain/limiter/limiter';
import type { CardFileFormat } from '@/lib/domain/memorize/card-file-format';
import type { CardFileContent } from '@/lib/domain/memorize/read-card-file';
import { MAX_WAITING_JOBS } from '@/lib/domain/transformer/constants';
import { DocumentProblem } from '@/lib/domain/transformer/document-problem';
import type { ConversionOptions, TextOptions } from '@/lib/domain/transformer/options';
import type { PrintedCard } from './card-document';
import { type ConversionAnswer, type ConversionJob, handedOver, type Inspection } from './conversion-job';
import { DocumentPackage } from './document-package';
import type { DocumentCards } from './read-cards';

/**
 * Documents and files of cards are read and written in their own thread, so that no other request waits for one;
 * in one thread, so that no more than one is unpacked at a time. Learners take turns in it. The thread runs the source itself,
 * which stands beside every build: a bundler has no part in it.
 */

const WORKER_FILE = ['lib', 'services', 'transformer', 'conversion-worker.mjs'];
const WORKER_ARGUMENTS = ['--conditions=react-server'];
const MAX_HEAP_MB = 768;
const MAX_JOB_MS = 30_000;
/** A document takes a second or so. */
const BUSY_RETRY_SECONDS = 5;
const TOO_MANY = 'Too many of your documents are being worked on. Please wait a moment and try again.';

type Pending = { resolve: (result: unknown) => void; reject: (error: Error) => void };

class ConversionThread {
  readonly #limiter = new Limiter({
    atOnce: 1,
    perOwner: 1,
    mostWaiting: MAX_WAITING_JOBS,
    busy: TOO_MANY,
    retryAfterSeconds: BUSY_RETRY_SECONDS,
  });
  #worker: Worker | null = null;
  #running: Pending | null = null;
  #timer: NodeJS.Timeout | undefined;

  run(userId: string, job: ConversionJob): Promise<unknown> {
    return this.#limiter.run(userId, () => this.#start(job));
  }

  #start(job: ConversionJob): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#running = { resolve, reject };
      this.#worker ??= this.#startWorker();
      this.#worker.ref();
      this.#timer = setTimeout(() => this.#giveUp(new DocumentProblem('too-slow')), MAX_JOB_MS);
      this.#worker.postMessage(job, 'bytes' in job ? handedOver(job.bytes) : []);
    });
  }

  #startWorker(): Worker {
    const worker = new Worker(
      /* turbopackIgnore: true */ join(/* turbopackIgnore: true */ process.cwd(), ...WORKER_FILE),
      {
        execArgv: WORKER_ARGUMENTS,
        resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
      },
    );
    worker.on('message', (answer: ConversionAnswer) => this.#settle(answer));
    worker.on('error', (error: NodeJS.ErrnoException) => {
      if (worker !== this.#worker) return;
      const isOutOfMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      this.#giveUp(isOutOfMemory ? new DocumentProblem('too-complex', 'memory') : error);
    });
    return worker;
  }

  #settle(answer: ConversionAnswer): void {
    const running = this.#running;
    this.#finish();
    if ('result' in answer) running?.resolve(answer.result);
    else if ('problem' in answer) running?.reject(new DocumentProblem(answer.problem));
    else running?.reject(new Error(`The conversion failed: ${answer.error}`));
  }

  /** Leaves the thread that did not answer and goes on with a new one. */
  #giveUp(error: Error): void {
    const running = this.#running;
    void this.#worker?.terminate();
    this.#worker = null;
    this.#finish();
    running?.reject(error);
  }

  #finish(): void {
    clearTimeout(this.#timer);
    this.#running = null;
    // An idle thread keeps no process from ending.
    this.#worker?.unref();
  }
}

// Hot reload evaluates modules again; the thread outlives it on the global object.
const kept = globalThis as typeof globalThis & { barwrightConversions?: ConversionThread };

function run(userId: string, job: ConversionJob): Promise<unknown> {
  // What the directory of the zip gives away is refused here and now.
  if ('bytes' in job) new DocumentPackage(job.bytes);
  kept.barwrightConversions ??= new ConversionThread();
  return kept.barwrightConversions.run(userId, job);
}

// Each task answers what its function here beside does; a message carries no types. The
// bytes go to the thread: whoever calls has them no more. All throw 'throttled' when too many of the
// learner's wait already.

/** See `inspectDocument`; hands the bytes back. Throws DocumentProblem. */
export async function runInspection(userId: string, bytes: Uint8Array<ArrayBuffer>) {
  return (await run(userId, { task: 'inspect', bytes })) as Inspection;
}

/** See `convertDocument`. Throws DocumentProblem. */
export async function runConversion(userId: string, bytes: Uint8Array<ArrayBuffer>, options: ConversionOptions) {
  return (await run(userId, { task: 'convert', bytes, options })) as Uint8Array<ArrayBuffer>;
}

/** See `readCards`. Throws DocumentProblem. */
export async function runCards(userId: string, bytes: Uint8Array<ArrayBuffer>, deck: string, options: TextOptions) {
  return (await run(userId, { task: 'cards', bytes, deck, options })) as DocumentCards;
}

/** See `readCardFile`. Throws DocumentProblem. */
export async function runCardFile(userId: string, format: CardFileFormat, text: string) {
  return (await run(userId, { task: 'card-file', format, text })) as CardFileContent;
}

/** See `cardDocument`. Throws DocumentProblem. */
export async function runCardDocument(userId: string, title: string, cards: readonly PrintedCard[]) {
  return (await run(userId, { task: 'card-document', title, cards })) as Uint8Array<ArrayBuffer>;
}
