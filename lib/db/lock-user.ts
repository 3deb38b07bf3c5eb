import 'server-only';
import type { Database } from './prisma';

export type Transaction = Parameters<Parameters<Database['$transaction']>[0]>[0];

/**
 * Lets the writers of one learner's things go one after the other until the transaction ends; false
 * when the account is gone.
 */
export async function lockUser(transaction: Transaction, userId: string): Promise<boolean> {
  const users = await transaction.$queryRaw<unknown[]>`
    SELECT id FROM "user" WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
  return users.length > 0;
}
