/** A report waits this long for more changes to come, and then at most so long for an idle moment. */
const GATHERING_MS = 200;
const IDLE_WAIT_MS = 300;

export type ChangeReporter = {
  /** Something changed. */
  schedule: () => void;
  /** Reports at once what is waiting. */
  flush: () => void;
};

/** Reports changes when the browser has time, so that reading them never holds up a key. */
export function createChangeReporter(report: () => void): ChangeReporter {
  let cancel: (() => void) | null = null;
  const run = () => {
    cancel = null;
    report();
  };
  const wait = () => {
    // Safari has no idle moments.
    if (typeof requestIdleCallback === 'undefined') {
      run();
      return;
    }
    const request = requestIdleCallback(run, { timeout: IDLE_WAIT_MS });
    cancel = () => cancelIdleCallback(request);
  };
  return {
    schedule: () => {
      if (cancel) return;
      const timer = setTimeout(wait, GATHERING_MS);
      cancel = () => clearTimeout(timer);
    },
    flush: () => {
      if (!cancel) return;
      cancel();
      run();
    },
  };
}
