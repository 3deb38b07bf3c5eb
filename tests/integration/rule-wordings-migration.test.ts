import { expect, it, onTestFinished } from 'vitest';
import { withClient } from '@/scripts/database/cluster';
import { createOldDatabase } from '../support/old-database';

it('moves the wordings out of the buzzwords, in their order, and leaves rules without any alone', async () => {
  const { url, migrateOn, drop } = await createOldDatabase('rule_wordings');
  onTestFinished(drop);
  const before = {
    none: [],
    plain: [{ phrase: 'owed', synonyms: ['due'] }],
    worded: [
      { phrase: 'taking', synonyms: [], paraphrases: ['grabs it', 'picks it up'], misstatements: ['looks at it'] },
      { phrase: 'of another', synonyms: ['of somebody else'], paraphrases: ["not one's own"], misstatements: [] },
    ],
    // Nobody has written these for one of its buzzwords.
    partly: [
      { phrase: 'first', synonyms: [] },
      { phrase: 'second', synonyms: [], misstatements: ['third'] },
    ],
  };
  await withClient(url, async (client) => {
    await client.query(`
      INSERT INTO subject (id, name, position) VALUES ('torts', 'Torts', 0);
      INSERT INTO issue (id, subject_id, name, position) VALUES ('duty', 'torts', 'Duty', 0);
      INSERT INTO content_source (id, kind, name, position) VALUES ('book', 'rule', 'Book', 0)`);
    for (const [id, buzzwords] of Object.entries(before)) {
      await client.query(
        `INSERT INTO rule (id, source_id, issue_id, name, text, buzzwords, explanation, example, trap, position)
         VALUES ($1, 'book', 'duty', $1, '', $2, '', '', '', 0)`,
        [id, JSON.stringify(buzzwords)],
      );
    }
  });
  await migrateOn();
  await withClient(url, async (client) => {
    const { rows } = await client.query('SELECT id, buzzwords, wordings FROM rule');
    expect(Object.fromEntries(rows.map(({ id, ...row }) => [id, row]))).toEqual({
      none: { buzzwords: [], wordings: [] },
      plain: { buzzwords: before.plain, wordings: [] },
      worded: {
        buzzwords: [
          { phrase: 'taking', synonyms: [] },
          { phrase: 'of another', synonyms: ['of somebody else'] },
        ],
        wordings: [
          { paraphrases: ['grabs it', 'picks it up'], misstatements: ['looks at it'] },
          { paraphrases: ["not one's own"], misstatements: [] },
        ],
      },
      partly: {
        buzzwords: before.partly.map(({ phrase, synonyms }) => ({ phrase, synonyms })),
        wordings: [
          { paraphrases: [], misstatements: [] },
          { paraphrases: [], misstatements: ['third'] },
        ],
      },
    });
    await expect(client.query(`UPDATE rule SET wordings = '[{}]' WHERE id = 'worded'`)).rejects.toThrow(
      'rule_wordings_for_each_buzzword',
    );
  });
});
