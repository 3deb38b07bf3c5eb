import { runWithOwnDatabase } from './launch/own-database';

/**
 * `npm run demo-learner -- [username] [password]`: a learner with ten weeks of plausible history, for
 * screenshots and trials.
 */
await runWithOwnDatabase('npm run demo-learner', 'The demo learner could not be made', async () => {
  // Loaded here: there may have been no generated database client before.
  const { disconnectDatabase } = await import('@/lib/db/prisma');
  const { makeDemoLearner } = await import('./demo/make-demo-learner');
  try {
    const [username, password] = process.argv.slice(2);
    await makeDemoLearner(username, password);
  } finally {
    await disconnectDatabase();
  }
});
