import 'server-only';
import { parentPort } from 'node:worker_threads';
import { readCardFile } from '@/lib/domain/memorize/read-card-file';
import { DocumentProblem } from '@/lib/domain/transformer/document-problem';
import { cardDocument } from './card-document';
import { type ConversionAnswer, type ConversionJob, handedOver, type Inspection } from './conversion-job';
import { convertDocument, inspectDocument } from './convert-document';
import { readCards } from './read-cards';

/** Runs in its own thread (run-conversion.ts starts it through conversion-worker.mjs): one job after the other. */

/** A result, and what of it is handed over. */
async function run(job: ConversionJob): Promise<[result: unknown, transfer: ArrayBuffer[]]> {
  switch (job.task) {
    case 'inspect': {
      const inspection: Inspection = { ...inspectDocument(job.bytes), bytes: job.bytes };
      return [inspection, handedOver(job.bytes)];
    }
    case 'convert': {
      const converted = convertDocument(job.bytes, job.options);
      return [converted, handedOver(converted)];
    }
    case 'cards':
      return [readCards(job.bytes, job.deck, job.options), []];
    case 'card-file':
      return [readCardFile(job.format, job.text), []];
    case 'card-document': {
      const document = await cardDocument(job.title, job.cards);
      return [document, handedOver(document)];
    }
  }
}

async function answer(job: ConversionJob): Promise<[answer: ConversionAnswer, transfer: ArrayBuffer[]]> {
  try {
    const [result, transfer] = await run(job);
    return [{ result }, transfer];
  } catch (error) {
    return [failure(error), []];
  }
}

function failure(error: unknown): ConversionAnswer {
  if (error instanceof DocumentProblem) return { problem: error.kind };
  // A pattern or a string that outgrows the engine.
  if (error instanceof RangeError) return { problem: 'too-complex' };
  return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

parentPort?.on('message', async (job: ConversionJob) => parentPort?.postMessage(...(await answer(job))));
