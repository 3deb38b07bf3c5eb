import { ALL_CHECKS, runChecks } from './checks/all-checks';
import { loadPack } from './load-pack';
import type { Pack } from './pack';
import { type Problem, sortProblems } from './problem';

export type CheckedPack = {
  pack: Pack;
  problems: Problem[];
  /** Names of checks that wait until the pack can be read without gaps. */
  waitingChecks: string[];
};

/** Reads a pack and runs every check that makes sense on what could be read. */
export async function checkPack({ packDirectory }: { packDirectory: string }): Promise<CheckedPack> {
  const { pack, problems } = await loadPack(packDirectory);
  const hasGaps = problems.length > 0;
  const checks = ALL_CHECKS.filter(({ needsWholePack }) => !(hasGaps && needsWholePack));
  return {
    pack,
    problems: sortProblems([...problems, ...runChecks(pack, checks)]),
    waitingChecks: ALL_CHECKS.filter((check) => !checks.includes(check)).map(({ name }) => name),
  };
}
