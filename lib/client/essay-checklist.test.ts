import { afterEach, describe, expect, it, vi } from 'vitest';
import { installBrowser } from './browser.fixture';
import { readTicks, rememberTicks } from './essay-checklist';

afterEach(() => vi.unstubAllGlobals());

describe('the ticks of a checklist', () => {
  it('are kept by learner and essay', () => {
    installBrowser();
    rememberTicks('ana', 'tort-1', new Set(['Say who owed a duty', 'Conclude']));
    rememberTicks('ana', 'tort-2', new Set(['Conclude']));
    expect(readTicks('ana', 'tort-1')).toEqual(new Set(['Say who owed a duty', 'Conclude']));
    expect(readTicks('ana', 'tort-2')).toEqual(new Set(['Conclude']));
    expect(readTicks('ben', 'tort-1')).toEqual(new Set());
  });

  it('leave nothing behind when the last is taken away', () => {
    const entries = installBrowser();
    rememberTicks('ana', 'tort-1', new Set(['Conclude']));
    rememberTicks('ana', 'tort-1', new Set());
    expect(entries.size).toBe(0);
  });

  it('are none where the record was edited by hand', () => {
    const entries = installBrowser();
    rememberTicks('ana', 'tort-1', new Set(['Conclude']));
    for (const key of entries.keys()) entries.set(key, '{"a":1}');
    expect(readTicks('ana', 'tort-1')).toEqual(new Set());
  });
});
