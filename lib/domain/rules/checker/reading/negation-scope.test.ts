import { describe, expect, it } from 'vitest';
import { AbbreviationIndex } from '@/lib/domain/text/abbreviations';
import { negationScopesOf } from './negation-scope';
import { readTerms } from './terms';

const NONE = new AbbreviationIndex([]);

/** 1 stated, -1 denied, 0 left open. */
function signOf(wanted: string, text: string): number | undefined {
  const { words } = readTerms(text, NONE);
  return negationScopesOf(words, text)[words.findIndex(({ word }) => word === wanted)]?.sign;
}

describe('the scope of a word', () => {
  it.each([
    ['arrest', -1, 'He must not ask them to do an arrest.'],
    ['grants', 0, 'The lease grants no option.'],
    ['option', -1, 'The lease grants no option.'],
    ['served', 1, "- notice served\n- doesn't matter when"],
    ['liable', 1, 'Knowing that there is none, they are liable.'],
    ['year', 1, 'If it names none for that year the court fills it in.'],
    ['debts', -1, 'NOT covered: debts; torts of his own'],
    ['torts', -1, 'NOT covered: debts; torts of his own'],
    ['torts', 1, 'NOT covered: debts; torts are still his own'],
    ['pledge', 0, 'She needs consent to pledge it.'],
    ['pledge', 0, 'To pledge it she needs consent.'],
    ['pledge', 1, 'She needs to pledge it.'],
    ['consent', 0, 'Without consent he may not pledge it.'],
    ['consent', -1, 'He pledged it without consent.'],
    ['matured', 0, 'Debts, matured or not, are set off.'],
    ['suing', -1, 'The release keeps them from suing.'],
    ['buyer', 0, 'A deed that is no defense against the buyer.'],
    ['purchaser', 1, 'A purchaser must record; a lender need only record unless the will requires more.'],
    ['void', -1, 'The vote is not void.'],
    ['final', 1, 'Votes without it final.'],
    ['final', -1, 'Votes without a final ballot.'],
    ['taken', 1, 'Votes taken, and no ballot needed.'],
    ['ballot', -1, 'Votes taken, and no ballot needed.'],
    ['bound', 1, 'Those who know that there is none are bound.'],
    ['firm', 1, 'The bar = imputed to the firm.'],
    ['relief', -1, 'A late plaintiff = refused relief.'],
    ['trusts', 1, '- it creates no estate\n- But trusts last'],
    ['vote', 1, 'members vote by mail. it does not matter who calls it'],
    ['privilege', 1, 'He is barred, that is the privilege.'],
    ['torts', -1, '- NOT covered: debts; torts\n- firm still liable'],
  ])('%s: %i in %j', (word, sign, text) => {
    expect(signOf(word, text)).toBe(sign);
  });
});
