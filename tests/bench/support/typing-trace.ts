/** What a browser did while keys were typed into a page. */
export type Typing = {
  /** For each key, the time from its event to the frame that shows it. */
  latenciesMs: number[];
  /** The longest task of the page's main thread, by the thread's own time: what else the machine did is left out. */
  longestTaskMs: number;
  /** The longest task by the clock. */
  longestWaitMs: number;
};

/** The categories that `readTrace` needs. */
export const TYPING_CATEGORIES = ['disabled-by-default-devtools.timeline', 'benchmark', 'input'];

/** An entry of Chromium's trace; times are in microseconds. */
type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  /** By the clock, and by the thread's own time where the system tells it. */
  dur?: number;
  tdur?: number;
  id2?: { local?: string };
  args: { name?: string; event_latency?: { event_type?: string } };
};

/** Reads a trace of Chromium that was taken while somebody typed into a single page. */
export function readTrace(trace: Buffer): Typing {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const open = new Map<string, TraceEvent>();
  const latenciesMs: number[] = [];
  const pages = new Set<number>();
  for (const event of traceEvents) {
    if (event.name !== 'EventLatency') continue;
    const id = `${event.pid} ${event.id2?.local}`;
    const begin = open.get(id);
    if (event.ph === 'b' && event.args.event_latency?.event_type === 'KEY_PRESSED') open.set(id, event);
    else if (event.ph === 'e' && begin) {
      latenciesMs.push((event.ts - begin.ts) / 1000);
      pages.add(event.pid);
      open.delete(id);
    }
  }
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, pid, args }) => name === 'thread_name' && args.name === 'CrRendererMain' && pages.has(pid))
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(({ name, pid, tid }) => name === 'RunTask' && mainThreads.has(`${pid} ${tid}`));
  if (latenciesMs.length === 0 || tasks.length === 0)
    throw new Error('The trace of Chromium holds no keys or no tasks.');
  return {
    latenciesMs,
    longestTaskMs: Math.max(...tasks.map(({ dur = 0, tdur = dur }) => tdur)) / 1000,
    longestWaitMs: Math.max(...tasks.map(({ dur = 0 }) => dur)) / 1000,
  };
}
