import { expect, it, onTestFinished } from 'vitest';
import { withClient } from '@/scripts/database/cluster';
import { createOldDatabase } from '../support/old-database';

const id = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const [EASTERNER, WRITER] = [id(1), id(2)];

it('counts the days of essays from before, each in the zone of its learner', async () => {
  const { url, migrateOn, drop } = await createOldDatabase('essay_days');
  onTestFinished(drop);
  await withClient(url, async (client) => {
    await client.query(`
      INSERT INTO subject (id, name, position) VALUES ('torts', 'Torts', 0);
      INSERT INTO essay (id, display_name, year, position, question_html, answer_html, checklist)
        VALUES ('lantern', 'The Lantern', 2026, 0, '', '', '{Discuss}');
      INSERT INTO "user" (id, username, username_key, password_hash, time_zone)
        VALUES ('${EASTERNER}', 'e', 'e', '', 'America/New_York'), ('${WRITER}', 'w', 'w', '', 'Not/A_Zone');
      INSERT INTO essay_draft (id, user_id, essay_id, version) VALUES ('${id(3)}', '${EASTERNER}', 'lantern', 2);
      INSERT INTO essay_draft_version (draft_id, version, html, text, size, word_count, saved_at)
        VALUES ('${id(3)}', 1, '', '', 0, 0, '2026-11-02T04:30:00Z'), ('${id(3)}', 2, '', '', 0, 0, '2026-11-02T05:30:00Z');
      INSERT INTO essay_analysis (id, user_id, essay_id, text_digest, word_count, score, max_possible_score, feedback, created_at)
        VALUES ('${id(4)}', '${EASTERNER}', 'lantern', '', 1, 0, 1, '[]', '2026-11-02T20:00:00Z'),
               ('${id(5)}', '${WRITER}', 'lantern', '', 1, 0, 1, '[]', '2026-11-02T04:30:00Z')`);
  });
  await migrateOn();
  await withClient(url, async (client) => {
    const { rows } = await client.query('SELECT user_id, day::text FROM learner_essay_day ORDER BY user_id, day');
    expect(rows).toEqual([
      { user_id: EASTERNER, day: '2026-11-01' },
      { user_id: EASTERNER, day: '2026-11-02' },
      { user_id: WRITER, day: '2026-11-02' },
    ]);
  });
});
