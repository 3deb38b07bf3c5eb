/** What tabs hold while a quiz is running (lib/client/quiz-store.ts and the like) and while something is sent. */
const BUSY = /^barwright:(quiz|rule-quiz|outline-quiz|sender|draft)/;

/** Whether no tab is in the middle of something. */
export function isQuiet(lockNames: readonly string[]): boolean {
  return !lockNames.some((name) => BUSY.test(name));
}
