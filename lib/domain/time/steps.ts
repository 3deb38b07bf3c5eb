/** A computation in steps, none of them long: whoever runs it may let others have their turn between. */
export type Steps<Result> = Generator<void, Result, void>;

/** What the steps come to, taken one after the other at once. */
export function takeSteps<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
