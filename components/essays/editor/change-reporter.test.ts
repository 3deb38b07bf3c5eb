import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createChangeReporter } from './change-reporter';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a change reporter', () => {
  it('reports many changes once, soon', () => {
    const report = vi.fn();
    const reporter = createChangeReporter(report);
    reporter.schedule();
    vi.advanceTimersByTime(150);
    reporter.schedule();
    expect(report).not.toHaveBeenCalled();
    vi.advanceTimersByTime(50);
    expect(report).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(5000);
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('goes on reporting while changes never pause', () => {
    const report = vi.fn();
    const reporter = createChangeReporter(report);
    for (let change = 0; change < 100; change += 1) {
      reporter.schedule();
      vi.advanceTimersByTime(50);
    }
    expect(report.mock.calls.length).toBeGreaterThanOrEqual(19);
  });

  it('waits for an idle moment, but not for ever', () => {
    const requests: { callback: () => void; timeout: number }[] = [];
    vi.stubGlobal('requestIdleCallback', (callback: () => void, { timeout }: { timeout: number }) => {
      return requests.push({ callback, timeout });
    });
    const cancel = vi.fn();
    vi.stubGlobal('cancelIdleCallback', cancel);
    const report = vi.fn();
    const reporter = createChangeReporter(report);
    reporter.schedule();
    vi.advanceTimersByTime(200);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.timeout).toBeLessThanOrEqual(300);
    expect(report).not.toHaveBeenCalled();
    reporter.flush();
    expect(cancel).toHaveBeenCalledWith(1);
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('flushes what is waiting, and nothing else', () => {
    const report = vi.fn();
    const reporter = createChangeReporter(report);
    reporter.flush();
    expect(report).not.toHaveBeenCalled();
    reporter.schedule();
    reporter.flush();
    expect(report).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(5000);
    expect(report).toHaveBeenCalledTimes(1);
  });
});
