import 'server-only';
import type { Transaction } from './prisma';

/** Notes that the learner worked on an essay on a day, YYYY-MM-DD, once however often. */
export async function noteEssayDay(transaction: Transaction, userId: string, day: string): Promise<void> {
  await transaction.$executeRaw`
    INSERT INTO learner_essay_day (user_id, day) VALUES (${userId}::uuid, ${day}::date) ON CONFLICT DO NOTHING`;
}
