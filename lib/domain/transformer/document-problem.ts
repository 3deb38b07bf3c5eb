import type { ErrorCode } from '@/lib/domain/errors/app-error';
import { MAX_FILE_BYTES } from './constants';

const MB = 1_000_000;

/** Unpacked, of all parts of a document together. */
export const MAX_UNPACKED_BYTES = 100 * MB;

/** Why a document is refused: its code, and how the sentence goes on after the document's name. */
const PROBLEMS = {
  'not-docx': ['unsupported_media_type', 'is not a Word document. Only .docx files can be uploaded.'],
  'old-or-protected': [
    'unsupported_media_type',
    'is in an old Word format or protected with a password. Save it as .docx without a password.',
  ],
  macros: ['unsupported_media_type', 'contains macros. Save it as a Word document without macros (.docx).'],
  empty: ['invalid_input', 'is empty.'],
  damaged: ['invalid_input', 'is damaged: it cannot be read as a Word document.'],
  unsafe: ['invalid_input', 'is not structured like a Word document and was not opened.'],
  'too-large': ['too_large', `is larger than ${MAX_FILE_BYTES / MB} MB.`],
  'unpacks-too-large': ['too_large', `unpacks to more than ${MAX_UNPACKED_BYTES / MB} MB.`],
  'too-complex': ['too_large', 'has too many parts or is nested too deeply.'],
  'too-slow': ['too_large', 'takes too long to convert.'],
} as const satisfies Record<string, readonly [ErrorCode, string]>;

export type DocumentProblemKind = keyof typeof PROBLEMS;

/** A document that cannot be converted. */
export class DocumentProblem extends Error {
  constructor(
    readonly kind: DocumentProblemKind,
    /** For tests and logs: what exactly is wrong. */
    readonly detail: string = kind,
  ) {
    super(`${kind}: ${detail}`);
    this.name = 'DocumentProblem';
  }
}

/** The refusal as people read it. */
export function describeProblem(kind: DocumentProblemKind, filename: string): { code: ErrorCode; msg: string } {
  const [code, rest] = PROBLEMS[kind];
  return { code, msg: `'${filename}' ${rest}` };
}
