import { describe, expect, it } from 'vitest';
import { findInitialisms, readForms } from './initialisms';

describe('short forms of an answer of its own', () => {
  it.each([
    [
      'capitals',
      'the REP of the guest',
      'a reasonable expectation of privacy',
      [['REP', 'reasonable expectation of privacy']],
    ],
    ['letters with a stroke', 'same T/O', 'the same transaction or occurrence', [['T/O', 'transaction or occurrence']]],
    [
      'words cut short',
      'a fore. judgment, not dom. ones',
      'A foreign judgment is valid, domestic ones too.',
      [
        ['fore', 'foreign'],
        ['dom', 'domestic'],
      ],
    ],
    ['a word that begins several others', 'the part. is liable', 'A partner is liable to a party.', []],
    ['the last word of a sentence', 'The state may tax. Domestic firms pay.', 'The taxpayer owes domestic taxes.', []],
    [
      'a compound written apart',
      'his way bill and the ship ment',
      'The waybill names the shipment.',
      [
        ['way bill', 'waybill'],
        ['ship ment', 'shipment'],
      ],
    ],
    [
      'a compound written together',
      'he can crossclaim',
      'A cross-claim lies against a coparty.',
      [['crossclaim', 'cross claim']],
    ],
  ])('%s', (_, answer, text, expected) => {
    const found = findInitialisms(answer, readForms([text]));
    expect(found.map(({ abbr, full }) => [abbr, full])).toEqual(expected);
  });
});
