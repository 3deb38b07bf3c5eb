import { database } from '@/lib/db/prisma';

/** A learner straight into the database, for tests that need no password; answers the id. */
export async function createUser(username = `user-${crypto.randomUUID()}`): Promise<string> {
  const { id } = await database().user.create({
    data: { username, usernameKey: username.toLowerCase(), passwordHash: 'no password opens this' },
    select: { id: true },
  });
  return id;
}
