import { afterEach, describe, expect, it, vi } from 'vitest';
import { installBrowser } from './browser.fixture';
import { forgetTicks, readTicks, rememberTick } from './essay-checklist';

afterEach(() => vi.unstubAllGlobals());

describe('the ticks of a checklist', () => {
  it('are kept by learner and essay, one beside the other', () => {
    installBrowser();
    rememberTick('ana', 'tort-1', 'Say who owed a duty', true);
    rememberTick('ana', 'tort-1', 'Conclude', true);
    rememberTick('ana', 'tort-2', 'Conclude', true);
    expect(readTicks('ana', 'tort-1')).toEqual(new Set(['Say who owed a duty', 'Conclude']));
    expect(readTicks('ana', 'tort-2')).toEqual(new Set(['Conclude']));
    expect(readTicks('ben', 'tort-1')).toEqual(new Set());
    rememberTick('ana', 'tort-1', 'Say who owed a duty', false);
    expect(readTicks('ana', 'tort-1')).toEqual(new Set(['Conclude']));
  });

  it('leave nothing behind when the last is taken away, or all are forgotten', () => {
    const entries = installBrowser();
    rememberTick('ana', 'tort-1', 'Conclude', true);
    rememberTick('ana', 'tort-1', 'Conclude', false);
    expect(entries.size).toBe(0);
    rememberTick('ana', 'tort-1', 'Conclude', true);
    forgetTicks('ana', 'tort-1');
    expect(entries.size).toBe(0);
  });

  it('are none where the record was edited by hand', () => {
    const entries = installBrowser();
    rememberTick('ana', 'tort-1', 'Conclude', true);
    for (const key of entries.keys()) entries.set(key, '{"a":1}');
    expect(readTicks('ana', 'tort-1')).toEqual(new Set());
  });
});
