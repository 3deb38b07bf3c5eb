import { randomBytes } from 'node:crypto';
import { hashPassword } from '@/lib/auth/password';
import { createUser, deleteUser } from '@/lib/db/user-repository';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@/lib/domain/auth/constants';
import { usernameKey, usernameProblem } from '@/lib/domain/auth/username';
import { AppError } from '@/lib/domain/errors/app-error';
import { PlainError } from '../plain-error';
import { liveDemo } from './live-demo';

/**
 * Makes a learner with ten weeks of plausible history. Without a password one is made up and printed.
 * @throws PlainError for names and passwords that a registration would refuse.
 */
export async function makeDemoLearner(
  username = 'demo',
  password = randomBytes(9).toString('base64url'),
): Promise<void> {
  const problem = usernameProblem(username);
  if (problem) throw new PlainError(problem);
  if (password.length < PASSWORD_MIN_LENGTH || password.length > PASSWORD_MAX_LENGTH) {
    throw new PlainError(`The password must have ${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_LENGTH} characters.`);
  }
  const account = await createUser({
    username,
    usernameKey: usernameKey(username),
    passwordHash: await hashPassword(password, 'command'),
  }).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'taken') {
      throw new PlainError(`There is a learner called ${username} already; nothing was changed.`);
    }
    throw error;
  });
  try {
    const answered = await liveDemo(account.id, Date.now());
    process.stdout.write(
      `${username} has studied for ten weeks and answered ${answered} questions.\nPassword: ${password}\n`,
    );
  } catch (error) {
    // Half a history would keep the name from the next try.
    await deleteUser(account);
    throw error;
  }
}
