import { digestInputs } from './launch/inputs';

/** The pack that `npm start` imports. */
export const DEFAULT_PACK = 'prisma/content/barwright';

/** Besides the pack, what the rows that come of it depend on. */
const PROGRAM = ['lib/content', 'lib/domain', 'lib/db/content-repository.ts', 'lib/db/question-repository.ts'];

const isTest = (path: string) => path.endsWith('.test.ts');

/** A digest of a pack and of the program that imports it: while it is the same, so are the rows. */
export function digestContentInputs(packDirectory: string): Promise<string> {
  return digestInputs([packDirectory, ...PROGRAM], isTest);
}
