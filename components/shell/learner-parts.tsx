import { LearnerMark } from './learner-mark';
import { NewVersion } from './new-version';

/** What every page of a learner ends with: the offer of a new version, and whose page it is. */
export function LearnerParts({ userId }: { userId: string }) {
  return (
    <>
      <NewVersion />
      <LearnerMark userId={userId} />
    </>
  );
}
