export const DOCX_EXTENSION = '.docx';
export const DOCX_MEDIA_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Documents that a learner can have here at once. */
export const MAX_FILES = 20;
/** Bytes of a document as it is sent. */
export const MAX_FILE_BYTES = 10_000_000;
/** Hours after its upload in which a document is deleted, and what was made of it. */
export const FILE_LIFETIME_HOURS = 24;
/** Characters of a name, its extension included. */
export const MAX_FILENAME_LENGTH = 150;

/** What `GET /transformer/download-all` is saved as. */
export const ARCHIVE_FILENAME = 'converted_documents.zip';

/** Fixed texts (specification 8.1). */
export const NOTHING_TO_UPLOAD = 'Please select files to upload';
export const NOTHING_TO_CONVERT = 'No files to convert';
export const NOTHING_TO_DOWNLOAD = 'No converted files to download';

/** Documents and files of cards of one learner that may wait for the thread that works on them, beside the one under way. */
export const MAX_WAITING_JOBS = 10;
