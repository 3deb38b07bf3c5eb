import { expect, it, onTestFinished } from 'vitest';
import { withClient } from '@/scripts/database/cluster';
import { createOldDatabase } from '../support/old-database';

const USER = '01900000-0000-7000-8000-000000000001';
const ATTEMPT = '01900000-0000-7000-8000-000000000002';

it('counts answers from before where their questions stand', async () => {
  const { url, migrateOn, drop } = await createOldDatabase('performance');
  onTestFinished(drop);
  await withClient(url, async (client) => {
    await client.query(`
      INSERT INTO subject (id, name, mbe_name, position) VALUES ('torts', 'Torts', 'Torts', 0);
      INSERT INTO issue (id, subject_id, name, position) VALUES ('i', 'torts', 'Negligence', 0);
      INSERT INTO content_source (id, kind, name, position) VALUES ('s', 'question', 'Source', 0);
      INSERT INTO question (id, source_id, topic, issue_id, difficulty, text, correct_label, reviewed_on)
        VALUES ('one', 's', 'Torts', 'i', 'easy', 'Facts.', 'A', '2026-01-01'),
               ('two', 's', 'Torts', 'i', 'easy', 'Facts.', 'A', '2026-01-01');
      INSERT INTO "user" (id, username, username_key, password_hash) VALUES ('${USER}', 'u', 'u', '');
      INSERT INTO quiz_attempt (id, user_id, mode, total_time_seconds, correct_count, incorrect_count, filters_used,
                                time_zone, day)
        VALUES ('${ATTEMPT}', '${USER}', 'Practice', 60, 1, 1, '{}', 'UTC', '2026-11-20');
      INSERT INTO question_response (attempt_id, position, user_id, question_id, topic, answer_label, correct_label,
                                     is_correct, time_taken_seconds, confidence, answered_at)
        VALUES ('${ATTEMPT}', 1, '${USER}', 'one', 'Torts', 'A', 'A', true, 50, 'High', '2026-11-20'),
               ('${ATTEMPT}', 2, '${USER}', 'two', 'Torts', 'B', 'A', false, -1, 'Unknown', '2026-11-20')`);
  });
  await migrateOn();

  await withClient(url, async (client) => {
    const rows = async (sql: string) => (await client.query<Record<string, unknown>>(sql)).rows;
    expect(await rows('SELECT issue_id, source_id FROM question_response')).toEqual([
      { issue_id: 'i', source_id: 's' },
      { issue_id: 'i', source_id: 's' },
    ]);
    expect(await rows('SELECT * FROM learner_issue_total')).toEqual([
      { user_id: USER, issue_id: 'i', answered: 2, correct: 1 },
    ]);
    expect(await rows('SELECT *, day::text FROM learner_day_topic_total')).toMatchObject([
      {
        day: '2026-11-20',
        topic: 'Torts',
        source_id: 's',
        answered: 2,
        correct: 1,
        time_seconds: '50',
        timed_answers: 1,
        high_count: 1,
        high_correct: 1,
        unknown_count: 1,
      },
    ]);
  });
});
