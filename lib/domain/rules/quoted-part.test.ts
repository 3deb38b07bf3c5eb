import { expect, it } from 'vitest';
import { quotedPart } from './quoted-part';

const LONG =
  'Under the rule that most states follow today a deed is void where nobody delivered it to the grantee while the grantor was alive, and recording it later does not change that at all.';

const part = (quote: string, phrase: string, stretches: { start: number; end: number }[] = []) => {
  const found = quotedPart(quote, phrase, stretches);
  return found && quote.slice(found.start, found.end);
};

it.each<[string, string, string, string | null]>([
  ['a short quotation whole', 'Somebody has to deliver it first', 'delivery', 'Somebody has to deliver it first'],
  [
    'a long one around the words that it shares',
    LONG,
    'delivery to the grantee',
    'is void where nobody delivered it to the grantee while the grantor was',
  ],
  ['its beginning from the first word on', LONG, 'rule', 'Under the rule that most states follow'],
  ['its end to the last sign', LONG, 'change', 'it later does not change that at all.'],
  ['nothing where they share no word', LONG, 'in writing', null],
  ['nothing where they share function words alone', LONG, 'of the', null],
  ['nothing of an empty one', '', 'delivery', null],
])('shows %s', (_, quote, phrase, shown) => {
  expect(part(quote, phrase)).toBe(shown);
});

it('shows what differs too', () => {
  const start = LONG.indexOf('recording');
  expect(part(LONG, 'in writing', [{ start, end: start + 9 }])).toBe(
    'grantor was alive, and recording it later does not',
  );
});
