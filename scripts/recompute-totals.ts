import { runWithOwnDatabase } from './launch/own-database';

/** `npm run recompute-totals`: makes the running totals anew from the stored responses. */
await runWithOwnDatabase('npm run recompute-totals', 'The totals could not be recomputed', async () => {
  // Loaded here: there may have been no generated database client before.
  const { disconnectDatabase } = await import('@/lib/db/prisma');
  const { recomputeTotals } = await import('@/lib/services/mbe/recompute-totals');
  try {
    const learners = await recomputeTotals();
    process.stdout.write(`Recomputed the totals of ${learners} ${learners === 1 ? 'learner' : 'learners'}.\n`);
  } finally {
    await disconnectDatabase();
  }
});
