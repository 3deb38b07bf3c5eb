import 'server-only';
import { parentPort } from 'node:worker_threads';
import { DocumentProblem } from '@/lib/domain/transformer/document-problem';
import type { ConversionAnswer, ConversionJob } from './conversion-job';
import { convertDocument, inspectDocument, readParagraphs } from './convert-document';

/** Runs in a thread of its own (run-conversion.ts starts it through conversion-worker.mjs): one job after the other. */

function run(job: ConversionJob): unknown {
  if (job.task === 'inspect') return inspectDocument(job.bytes);
  if (job.task === 'convert') return convertDocument(job.bytes, job.options);
  return readParagraphs(job.bytes);
}

function answer(job: ConversionJob): ConversionAnswer {
  try {
    return { result: run(job) };
  } catch (error) {
    if (error instanceof DocumentProblem) return { problem: error.kind };
    // A pattern or a string that outgrows the engine.
    if (error instanceof RangeError) return { problem: 'too-complex' };
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', (job: ConversionJob) => parentPort?.postMessage(answer(job)));
