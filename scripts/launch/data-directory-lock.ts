import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PlainError } from '../plain-error';
import { endProcess, processIdentity, waitUntil } from '../processes';

/** How long an instance that is just ending may keep us waiting before we call the directory in use. */
const WAIT_MS = 3_000;
const ORPHAN_GRACE_MS = 30_000;

type Participant = { pid: number; identity: string };
type Holder = Participant & { address: string; server?: Participant };

export type DataDirectoryLock = {
  /** Notes the server's process, so that the next start can end it should we be killed. */
  noteServer: (pid: number) => Promise<void>;
  release: () => Promise<void>;
};

/**
 * Makes this process, known by its `address`, the only one that runs on a data directory. A lock whose holder was killed
 * counts for nothing, and the server that it left behind is ended.
 * @throws PlainError when another instance runs.
 */
export async function lockDataDirectory(directory: string, address: string): Promise<DataDirectoryLock> {
  const file = join(directory, 'instance.json');
  const own: Holder = { ...participant(process.pid), address };

  const isOurs = await waitUntil(() => tryToLock(file, own), WAIT_MS);
  if (!isOurs) {
    const holder = await readHolder(file);
    const who = holder ? ` (process ${holder.pid}, ${holder.address})` : '';
    throw new PlainError(`The data directory ${directory} is in use by another instance of Barwright${who}.`);
  }
  return {
    noteServer: (pid) => replace(file, { ...own, server: participant(pid) }),
    release: () => rm(file, { force: true }),
  };
}

/** Whether an instance, or a command, runs on a data directory now. */
export async function runningInstance(directory: string): Promise<boolean> {
  const holder = await readHolder(join(directory, 'instance.json'));
  return holder !== null && isRunning(holder);
}

async function tryToLock(file: string, own: Holder): Promise<boolean> {
  const candidate = `${file}.${process.pid}`;
  await writeFile(candidate, JSON.stringify(own));
  try {
    // A link appears whole or not at all, and only where there is none.
    await link(candidate, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(candidate, { force: true });
  }
  const holder = await readHolder(file);
  if (holder && isRunning(holder)) return false;
  if (holder?.server && isRunning(holder.server)) await endProcess(holder.server.pid, 'SIGTERM', ORPHAN_GRACE_MS);
  await clearStale(file, holder);
  return false;
}

/** Removes a dead holder's lock, and nobody else's: two starts may find the same one stale. */
async function clearStale(file: string, stale: Holder | null): Promise<void> {
  const aside = `${file}.stale.${process.pid}`;
  try {
    await rename(file, aside);
  } catch {
    return;
  }
  const taken = await readHolder(aside);
  if (taken && taken.identity !== stale?.identity && isRunning(taken)) await link(aside, file).catch(() => undefined);
  await rm(aside, { force: true });
}

async function readHolder(file: string): Promise<Holder | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

async function replace(file: string, holder: Holder): Promise<void> {
  await writeFile(`${file}.${process.pid}`, JSON.stringify(holder));
  await rename(`${file}.${process.pid}`, file);
}

const participant = (pid: number): Participant => ({ pid, identity: processIdentity(pid) ?? '' });
const isRunning = ({ pid, identity }: Participant) => processIdentity(pid) === identity;
