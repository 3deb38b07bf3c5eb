/** A failure told in one sentence to the person at the terminal: no stack trace, exit code 1. */
export class PlainError extends Error {
  override name = 'PlainError';
}

/** What a caught value says, for the end of a sentence. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
