import { AppError } from '@/lib/domain/errors/app-error';
import { runWithOwnDatabase } from './launch/own-database';
import { PlainError } from './plain-error';

const USAGE = 'npm run role -- <username> admin|learner: gives an account a role; it has to log in again.';

/** `npm run role -- <username> admin`: opens the reports about the content to somebody, and closes them with `learner`. */
await runWithOwnDatabase('npm run role', 'The role could not be given', async () => {
  const [username = '', role] = process.argv.slice(2);
  if (username === '' || (role !== 'admin' && role !== 'learner')) throw new PlainError(USAGE);
  // Loaded here: there may have been no generated database client before.
  const { disconnectDatabase } = await import('@/lib/db/prisma');
  const { setRole } = await import('@/lib/services/account/set-role');
  try {
    await setRole(username, role).catch((error: unknown) => {
      throw error instanceof AppError && error.code === 'not_found' ? new PlainError(error.msg) : error;
    });
    process.stdout.write(`${username} has the role ${role} now, and has to log in again.\n`);
  } finally {
    await disconnectDatabase();
  }
});
