import { forgetRecords } from './browser-store';
// Forgets with it.
import './outbox-database';

/** Leaves nothing of a learner in this browser, whichever tab has it. */
export const forgetLearner = forgetRecords;
