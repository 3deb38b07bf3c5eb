import { describe, expect, it } from 'vitest';
import { gatherEvidenceInSteps } from '@/lib/domain/rules/checker/evidence/evidence';
import { examineInSteps } from '@/lib/domain/rules/checker/examine';
import { takeSteps } from '@/lib/domain/steps/steps';

describe('everyday words for words of law', () => {
  it.each([
    [
      'The arbitrator may decline a late petition.',
      'decline a late petition',
      'arbitrator can say no to a petition that is late',
    ],
    ['The offer may be retracted.', 'retracted', 'the maker of the offer can take it back'],
    ['The buyer may rescind the purchase.', 'rescind', 'buyer can call off the purchase'],
    ['The fee depends on the outcome.', 'depends', 'whether a fee is due turns on the outcome'],
    ['A rival induced the breach.', 'induced the breach', 'the rival talked him into the breach'],
    ['The pledgee holds the proceeds.', 'proceeds', 'pledgee keeps the sale price of the pledge'],
    ['A lessee may expand the use.', 'expand the use', 'lessee may make the use bigger'],
    ['Arrest in flight is lawful.', 'flight', 'arresting him during the getaway is lawful'],
  ])('%s', (text, phrase, answer) => {
    const rule = { text, buzzwords: [{ phrase, synonyms: [] }] };
    const [element] = takeSteps(gatherEvidenceInSteps(rule, takeSteps(examineInSteps(rule, answer, []))));
    expect(element?.evidence.own).toBeGreaterThanOrEqual(0.5);
  });
});
