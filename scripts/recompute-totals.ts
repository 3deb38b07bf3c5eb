import { disconnectDatabase } from '@/lib/db/prisma';
import { recomputeTotals } from '@/lib/services/mbe/recompute-totals';
import { reasonOf } from './plain-error';

/** `npm run recompute-totals`: makes the running totals in DATABASE_URL anew from the stored responses. */
try {
  const learners = await recomputeTotals();
  process.stdout.write(`Recomputed the totals of ${learners} ${learners === 1 ? 'learner' : 'learners'}.\n`);
} catch (error) {
  process.stderr.write(`The totals could not be recomputed: ${reasonOf(error)}\n`);
  process.exitCode = 1;
} finally {
  await disconnectDatabase();
}
