import { afterEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_OPTIONS } from '@/lib/domain/transformer/options';
import { installBrowser } from './browser.fixture';
import {
  noteUnsentFiles,
  readTransformerChoice,
  readUnsentFiles,
  rememberTransformerChoice,
} from './transformer-store';

afterEach(() => vi.unstubAllGlobals());

describe('what was chosen in the transformer', () => {
  it('comes back part by part, for its learner alone', () => {
    installBrowser();
    const options = { ...DEFAULT_OPTIONS, keepBold: true };
    rememberTransformerChoice('zoe', { options });
    rememberTransformerChoice('zoe', { withKey: true, sample: '' });
    expect(readTransformerChoice('zoe')).toEqual({ options, withKey: true, sample: '' });
    expect(readTransformerChoice('max')).toEqual({});
  });

  it('is nothing where the record cannot be understood', () => {
    const entries = installBrowser();
    rememberTransformerChoice('zoe', { withKey: true });
    for (const [key] of entries) entries.set(key, '{"options":{"style":"runes"}}');
    expect(readTransformerChoice('zoe')).toEqual({});
  });
});

describe('the note of files that were not sent', () => {
  it('stands until there are none', () => {
    const entries = installBrowser();
    expect(readUnsentFiles('zoe')).toEqual([]);
    noteUnsentFiles('zoe', ['Torts.docx', 'Evidence.docx']);
    expect(readUnsentFiles('zoe')).toEqual(['Torts.docx', 'Evidence.docx']);
    expect(readUnsentFiles('max')).toEqual([]);
    noteUnsentFiles('zoe', []);
    expect(entries.size).toBe(0);
  });
});
