import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { issueDetector, maskIssues } from './detect-issues';

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

  it('takes a name inside a longer word too', () => {
    const bias = issueDetector('The witness is unbiased.')({ name: 'bias', aliases: [], buzzwords: [] });
    expect(bias.status).toBe('Detected');
  });

  it.each([
    ['It asked for a TRO.', 'Possibly'],
    ['tro', 'Possibly'],
    ['Two TROs: "TRO\'s" end.', 'Possibly'],
    ['The control of an electron', 'Not detected'],
    ['a trompe-l’œil, a TRO4, TROü', 'Not detected'],
    ['Control, then (TRO)', 'Possibly'],
  ])('takes an alias of capitals as a word of its own in %j', (text, status) => {
    const order = { name: 'temporary restraining order', aliases: ['TRO'], buzzwords: [] };
    expect(issueDetector(text)(order).status).toBe(status);
  });

  it('finds a name wherever it stands, whatever its case, and no other', () => {
    const words = fc.array(fc.constantFrom('res', 'ipsa', 'loquitur', 'Duty', 'of', 'care', '§', '\n'), {
      maxLength: 12,
    });
    const isUpper = fc.infiniteStream(fc.boolean());
    fc.assert(
      fc.property(words, fc.boolean(), isUpper, (parts, isThere, upper) => {
        const name = 'Res ipsa loquitur';
        const all = isThere ? [...parts, name, ...parts] : parts;
        const text = [...all.join(' ')].map((letter) => (upper.next().value ? letter.toUpperCase() : letter)).join('');
        const isDetected = text.toLowerCase().replace(/\s+/g, ' ').includes(name.toLowerCase());
        const found = issueDetector(text)({ name, aliases: [], buzzwords: HEARSAY.buzzwords });
        expect(found.status).toBe(isDetected ? 'Detected' : 'Not detected');
        expect(found.buzzwordStatus !== undefined).toBe(isDetected);
      }),
    );
  });
});

describe('maskIssues', () => {
  it('hides the names of issues that were not found, each behind its place', () => {
    const shown = (issue: string, status: 'Detected' | 'Possibly' | 'Not detected') => ({ issue, status });
    const issues = [shown('bias', 'Detected'), shown('libel', 'Not detected'), shown('TRO', 'Possibly')];
    expect(maskIssues(issues)).toEqual([issues[0], shown('Issue 2', 'Not detected'), issues[2]]);
  });
});
