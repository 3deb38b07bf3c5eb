import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { takeSteps } from '@/lib/domain/steps/steps';
import { type DetectableIssue, detectIssuesInSteps, maskIssues } from './detect-issues';

const UTTERANCE = {
  issueName: 'excited utterance',
  phrases: [
    { phrase: 'startling event', synonyms: ['shocking event'] },
    { phrase: 'under the stress of excitement', synonyms: [] },
  ],
};

const detect = (text: string, issues: readonly DetectableIssue[], found: readonly boolean[] | null = null) =>
  takeSteps(detectIssuesInSteps(text, issues, found));

describe('detectIssuesInSteps', () => {
  it.each([
    ['', null, 'Not detected', undefined],
    ['A startling event alone.', null, 'Not detected', undefined],
    ['A startling event alone.', false, 'Not detected', undefined],
    ['She blurted it out after a startling event.', true, 'Possibly', undefined],
    ['An EXCITED UTTERANCE.', null, 'Detected', '0 of 2 buzzwords'],
    ['Not an excited utterance.', false, 'Detected', '0 of 2 buzzwords'],
    ['An excited\n  utterance after a shocking event and a startling event.', true, 'Detected', '1 of 2 buzzwords'],
    ['excited utterances: startling event, under the stress of excitement', null, 'Detected', '2 of 2 buzzwords'],
  ])('%j, which the analysis finds (%j): %s', (text, isFound, status, buzzwordStatus) => {
    expect(detect(text, [UTTERANCE], isFound === null ? null : [isFound])).toEqual([
      { issue: 'excited utterance', status, ...(buzzwordStatus && { buzzwordStatus }) },
    ]);
  });

  it('answers for every issue in its place', () => {
    const issues = ['bias', 'libel', 'battery'].map((issueName) => ({ issueName, phrases: [] }));
    const statuses = detect('Battery and bias.', issues, [false, true, false]).map(({ status }) => status);
    expect(statuses).toEqual(['Detected', 'Possibly', 'Detected']);
  });

  it('takes a name inside a longer word too', () => {
    expect(detect('The witness is unbiased.', [{ issueName: 'bias', phrases: [] }])[0]?.status).toBe('Detected');
  });

  it('finds a name wherever it stands, whatever its case, and no other', () => {
    const words = fc.array(fc.constantFrom('res', 'ipsa', 'loquitur', 'Duty', 'of', 'care', '§', '\n'), {
      maxLength: 12,
    });
    const isUpper = fc.infiniteStream(fc.boolean());
    fc.assert(
      fc.property(words, fc.boolean(), isUpper, fc.boolean(), (parts, isThere, upper, isFound) => {
        const name = 'Res ipsa loquitur';
        const all = isThere ? [...parts, name, ...parts] : parts;
        const text = [...all.join(' ')].map((letter) => (upper.next().value ? letter.toUpperCase() : letter)).join('');
        const isDetected = text.toLowerCase().replace(/\s+/g, ' ').includes(name.toLowerCase());
        const [issue] = detect(text, [{ issueName: name, phrases: UTTERANCE.phrases }], [isFound]);
        expect(issue?.status).toBe(isDetected ? 'Detected' : isFound ? 'Possibly' : 'Not detected');
        expect(issue?.buzzwordStatus !== undefined).toBe(isDetected);
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
