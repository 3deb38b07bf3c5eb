import { describe, expect, test } from 'vitest';
import { rowsOf } from '@/tests/support/import-plans';
import { question } from '@/tests/support/small-pack-entries';
import { versionOf } from './desired-rows';

describe('versionOf', () => {
  test('is the same for the same content in other files or another order', async () => {
    const rows = await rowsOf();
    expect(versionOf({ ...rows, question: rows.question.toReversed() })).toBe(versionOf(rows));
  });

  test('differs when anything differs', async () => {
    const changed = await rowsOf(
      (pack) => (question(pack).options.D.text = 'Exclude it, for another reason than the others do.'),
    );
    expect(versionOf(changed)).not.toBe(versionOf(await rowsOf()));
  });
});
