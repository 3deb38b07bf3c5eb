import * as z from 'zod/mini';
import { MAX_FILE_BYTES, MAX_FILES } from '@/lib/domain/transformer/constants';
import { DEFAULT_OPTIONS, WORD_STYLES } from '@/lib/domain/transformer/options';
import { defineEndpoint } from './endpoint-contract';

const fileId = z.uuid('The id of a file is a UUID.');

const uploadedFile = z.object({
  id: z.string(),
  /** Unlike every other of the learner's: a second 'Torts.docx' is 'Torts (2).docx'. */
  filename: z.string(),
  sizeBytes: z.number(),
  wordCount: z.number(),
  /** ISO 8601 instant at which it is deleted, and what was made of it. */
  expiresAt: z.string(),
});
export type UploadedFile = z.output<typeof uploadedFile>;

const conversionOptions = z.strictObject({
  style: z._default(z.enum(WORD_STYLES), DEFAULT_OPTIONS.style),
  keepNumbers: z._default(z.boolean(), DEFAULT_OPTIONS.keepNumbers),
  keepHeadings: z._default(z.boolean(), DEFAULT_OPTIONS.keepHeadings),
  keepBold: z._default(z.boolean(), DEFAULT_OPTIONS.keepBold),
});

const convertedFile = z.object({
  id: z.string(),
  /** The uploaded file it was made of, and that file's name. */
  uploadedFileId: z.string(),
  originalName: z.string(),
  /** Unlike that of every other. */
  convertedFilename: z.string(),
  sizeBytes: z.number(),
  options: z.object({
    style: z.enum(WORD_STYLES),
    keepNumbers: z.boolean(),
    keepHeadings: z.boolean(),
    keepBold: z.boolean(),
  }),
});
export type ConvertedFile = z.output<typeof convertedFile>;

/** A file that is left out, and why: a sentence that names it. */
const leftOutFile = z.object({ filename: z.string(), msg: z.string() });

/**
 * Takes Word documents, each part of the form named `files`. Those that can be converted are kept,
 * the others named; when none is kept it fails as its first file does: 413 too large, 415 no Word
 * document or one with macros, 400 broken, or one too many.
 */
export const uploadDocuments = defineEndpoint({
  method: 'POST',
  path: '/transformer/upload',
  auth: 'signed-in',
  files: { field: 'files', maxFiles: MAX_FILES, maxFileBytes: MAX_FILE_BYTES },
  response: z.object({
    /** Every file that stands now, those of earlier requests first. */
    uploadedFiles: z.array(uploadedFile),
    refusedFiles: z.array(leftOutFile),
    /** The sentences of the refused files, when there are any. */
    msg: z.optional(z.string()),
  }),
});

/** What stands of the learner's: the lists of the page after a reload. */
export const listTransformerFiles = defineEndpoint({
  method: 'GET',
  path: '/transformer/files',
  auth: 'signed-in',
  response: z.object({ uploadedFiles: z.array(uploadedFile), convertedFiles: z.array(convertedFile) }),
});

/** Converts the uploaded files, again when they were before; without a body all of them to first letters. */
export const convertDocuments = defineEndpoint({
  method: 'POST',
  path: '/transformer/convert',
  auth: 'signed-in',
  isBodyOptional: true,
  body: z.optional(
    z.strictObject({
      options: z.optional(conversionOptions),
      /** Uploaded files; all of them when absent. */
      ids: z.optional(z.array(fileId).check(z.minLength(1), z.maxLength(MAX_FILES))),
    }),
  ),
  response: z.object({
    /** Every converted file that stands now. */
    convertedFiles: z.array(convertedFile),
    /** Those that could not be converted. */
    failedFiles: z.array(leftOutFile),
  }),
});

/** A converted file, named its `convertedFilename`. */
export const downloadDocument = defineEndpoint({
  method: 'GET',
  path: '/transformer/download/{id}',
  auth: 'signed-in',
  params: z.object({ id: fileId }),
  response: z.file(),
});

/** All converted files as converted_documents.zip. */
export const downloadAllDocuments = defineEndpoint({
  method: 'GET',
  path: '/transformer/download-all',
  auth: 'signed-in',
  query: z.object({
    /** The documents they were made of too, in a folder 'key'. */
    withKey: z.optional(z.enum(['true', 'false'], "withKey must be 'true' or 'false'.")),
  }),
  response: z.file(),
});

/** Deletes every file, uploaded and converted. */
export const clearDocuments = defineEndpoint({
  method: 'DELETE',
  path: '/transformer/clear',
  auth: 'signed-in',
  status: 204,
  response: z.undefined(),
});

/**
 * Makes cards of an uploaded file: a paragraph on the back, its first letters on the front, in a deck
 * named after the file. Without `commit` nothing is stored; with it the cards are that the learner
 * does not have already.
 */
export const makeDocumentCards = defineEndpoint({
  method: 'POST',
  path: '/transformer/cards',
  auth: 'signed-in',
  body: z.strictObject({
    /** The uploaded file. */
    id: fileId,
    options: z.optional(conversionOptions),
    commit: z._default(z.boolean(), false),
  }),
  response: z.object({
    isCommitted: z.boolean(),
    deck: z.string(),
    /** The deck as `GET /cards` knows it. */
    deckId: z.string(),
    /** Cards that are new, stored or to be stored. */
    newCount: z.number(),
    /** Cards that the learner has already, or that the document holds twice. */
    duplicateCount: z.number(),
    /** Paragraphs that are no card: headings, those of fewer than four words, those too long for one. */
    skippedCount: z.number(),
    /** The first 200 of the new cards. */
    cards: z.array(z.object({ front: z.string(), back: z.string() })),
  }),
});
export type DocumentCards = z.output<typeof makeDocumentCards.response>;
