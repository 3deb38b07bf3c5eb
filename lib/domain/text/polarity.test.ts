import { describe, expect, it } from 'vitest';
import { AbbreviationIndex } from './abbreviations';
import { areOpposed } from './polarity';
import { readTokens } from './read-text';

const NONE = new AbbreviationIndex([]);

/** The content words that are denied, and in brackets those that are restricted. */
function denied(text: string): string {
  return readTokens(text, 0, NONE)
    .filter(({ isFunction, polarity }) => !isFunction && polarity !== 'affirmed')
    .map(({ word, polarity }) => (polarity === 'restricted' ? `(${word})` : word))
    .join(' ');
}

describe('polarity', () => {
  it.each([
    ['The evidence is admissible.', ''],
    ['The evidence is not admissible.', 'admissible'],
    ['The evidence is inadmissible.', 'inadmissible'],
    ['The evidence is not inadmissible.', ''],
    ['It is not hearsay because it is offered for its effect.', 'hearsay'],
    ['She cannot recover, but he may sue.', 'recover'],
    ["He didn't object; she waived.", 'object'],
    ['No duty was owed and no breach occurred.', 'duty owed breach occurred'],
    ['Neither privity nor reliance is needed.', 'privity reliance needed'],
    ['He entered without consent, authority, or privilege.', 'consent authority privilege'],
    ['Not without reason did it fail.', ''],
    ['The seller failed to deliver.', 'deliver'],
    ['A promise is not only binding but enforceable.', ''],
    ['The jury may or may not accept it.', ''],
    ['It bars recovery unless fault is shown.', 'fault shown'],
    ['It is not admissible unless relevant.', '(admissible)'],
    ['A witness may not be supported until attacked.', '(supported)'],
    ['It is admissible only if relevant.', '(admissible)'],
    ['He knew of no gift, paid and recorded.', 'gift'],
    ['No more than ten days are allowed.', ''],
  ])('%j denies %j', (text, words) => {
    expect(denied(text)).toBe(words);
  });

  it('opposes only what is stated to what is denied', () => {
    expect(areOpposed('affirmed', 'negated')).toBe(true);
    expect(areOpposed('negated', 'negated')).toBe(false);
    expect(areOpposed('restricted', 'negated')).toBe(false);
    expect(areOpposed('affirmed', 'restricted')).toBe(false);
  });
});
