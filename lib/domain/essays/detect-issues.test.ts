import { describe, expect, it } from 'vitest';
import { issueDetector } from './detect-issues';

const HEARSAY = {
  name: 'excited utterance',
  aliases: ['spontaneous statement'],
  buzzwords: [
    { phrase: 'startling event', synonyms: ['shocking event'] },
    { phrase: 'under the stress of excitement', synonyms: [] },
  ],
};

describe('issueDetector', () => {
  it.each([
    ['', 'Not detected', undefined],
    ['A startling event alone.', 'Not detected', undefined],
    ['It was a Spontaneous Statement about a startling event.', 'Possibly', undefined],
    ['An EXCITED UTTERANCE.', 'Detected', '0 of 2 buzzwords'],
    ['An excited\n  utterance after a shocking event and a startling event.', 'Detected', '1 of 2 buzzwords'],
    ['excited utterances: startling event, under the stress of excitement', 'Detected', '2 of 2 buzzwords'],
  ])('%j: %s', (text, status, buzzwordStatus) => {
    expect(issueDetector(text)(HEARSAY)).toEqual({
      issue: 'excited utterance',
      status,
      ...(buzzwordStatus && { buzzwordStatus }),
    });
  });

  it('answers for every issue in its place', () => {
    const issues = ['bias', 'libel', 'battery'].map((name) => ({ name, aliases: [], buzzwords: [] }));
    expect(issues.map(issueDetector('Battery and bias.')).map(({ status }) => status)).toEqual([
      'Detected',
      'Not detected',
      'Detected',
    ]);
  });
});
