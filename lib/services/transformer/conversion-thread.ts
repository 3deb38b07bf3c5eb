import 'server-only';
import { parentPort } from 'node:worker_threads';
import { DocumentProblem } from '@/lib/domain/transformer/document-problem';
import { type ConversionAnswer, type ConversionJob, handedOver, type Inspection } from './conversion-job';
import { convertDocument, inspectDocument, readParagraphs } from './convert-document';

/** Runs in a thread of its own (run-conversion.ts starts it through conversion-worker.mjs): one job after the other. */

/** A result, and what of it is handed over. */
function run(job: ConversionJob): [result: unknown, transfer: ArrayBuffer[]] {
  const { bytes } = job;
  if (job.task === 'inspect') {
    const inspection: Inspection = { ...inspectDocument(bytes), bytes };
    return [inspection, handedOver(bytes)];
  }
  if (job.task === 'convert') {
    const converted = convertDocument(bytes, job.options);
    return [converted, handedOver(converted)];
  }
  return [readParagraphs(bytes), []];
}

function answer(job: ConversionJob): [answer: ConversionAnswer, transfer: ArrayBuffer[]] {
  try {
    const [result, transfer] = run(job);
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

parentPort?.on('message', (job: ConversionJob) => parentPort?.postMessage(...answer(job)));
