import { describe, expect, test } from 'vitest';
import { findNearDuplicates, properNamesOf } from './near-duplicates';

const COLLISION =
  'Alvarez drove a delivery truck through a red light at dusk and struck Benning, who was crossing the street with her dog. ' +
  'A bystander photographed the truck. Two days later Alvarez apologized to Benning and offered to pay $4,000 toward her hospital bill. ' +
  'Benning refused the money and sued Alvarez for negligence.';

const RENAMED =
  'Carmody drove a delivery truck through a red light at dusk and struck Dietrich, who was crossing the street with her dog. ' +
  'A bystander photographed the truck. Three days later Carmody apologized to Dietrich and offered to pay $9,500 toward her medical bill. ' +
  'Dietrich turned down the money and sued Carmody for negligence.';

const LEASE =
  'A tenant signed a five-year lease of a bakery and stopped paying rent in the second year after the landlord failed to mend a leaking roof. ' +
  'The landlord locked the tenant out, sold the ovens, and sued for the unpaid rent. The tenant pleaded constructive eviction.';

describe('findNearDuplicates', () => {
  const findIn = (...texts: string[]) => findNearDuplicates(texts, (text) => text);

  test('finds a fact pattern with other names, numbers and a few other words', () => {
    expect(findIn(LEASE, COLLISION, RENAMED)).toEqual([
      { first: COLLISION, second: RENAMED, similarity: expect.closeTo(0.82, 2) },
    ]);
  });

  test('leaves different texts alone', () => {
    expect(findIn(COLLISION, LEASE)).toEqual([]);
  });

  test('finds a short text within a long one', () => {
    const [pair] = findIn(COLLISION, 'A bystander photographed the truck.');
    expect(pair?.similarity).toBe(1);
  });

  test('reports each pair once, the most alike first', () => {
    const pairs = findIn(COLLISION, RENAMED, COLLISION);
    expect(pairs).toHaveLength(3);
    expect(pairs[0]?.similarity).toBe(1);
  });

  test('takes texts shorter than a shingle', () => {
    expect(findIn('', 'Yes.', 'Yes.')).toHaveLength(1);
  });
});

test('properNamesOf sees names within sentences, not their first words', () => {
  expect(properNamesOf('The court sued. Because Mary met Ortiz’s son, "Nobody knew Paul."')).toEqual([
    'Mary',
    'Ortiz',
    'Paul',
  ]);
});
