import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, chown, cp, lstat, mkdir, realpath, rename, rm, stat, symlink } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { PlainError, reasonOf } from '../plain-error';
import { type Binaries, installedBinaries } from './binaries';

const run = promisify(execFile);

/** Where root keeps what the database user cannot reach inside a private home. */
const SYSTEM_DIRECTORY = '/var/lib/barwright';
const DATABASE_USER = 'postgres';

export type Owner = { uid: number; gid: number };

export type Placement = {
  binaries: Binaries;
  /** An existing directory of `owner` for the cluster and its password. */
  directory: string;
  /** The user to run PostgreSQL as when we are root, which PostgreSQL refuses to run as. */
  owner: Owner | undefined;
  /** Whether the directory lies outside the clone. */
  isElsewhere: boolean;
};

/**
 * Decides where a cluster lives and who runs it. `link` (for example `.data/postgres`) is the
 * directory itself or, where the database user could not reach it, a symbolic link to one that they
 * can: the data follows the link when the clone moves, and goes with it when `.data` is deleted.
 */
export async function placeCluster(link: string): Promise<Placement> {
  const binaries = await installedBinaries();
  const existing = await realpath(link).catch(() => null);
  return process.getuid?.() === 0 ? placeAsRoot(link, existing, binaries) : placeAsUser(link, existing, binaries);
}

async function placeAsUser(link: string, existing: string | null, binaries: Binaries): Promise<Placement> {
  await mkdir(existing ?? link, { recursive: true, mode: 0o700 });
  const directory = await realpath(link);
  if ((await stat(directory)).uid !== process.getuid?.()) {
    throw new PlainError(`The database in ${link} belongs to another user; start Barwright as that user or as root.`);
  }
  return { binaries, directory, owner: undefined, isElsewhere: await isSymbolicLink(link) };
}

async function placeAsRoot(link: string, existing: string | null, binaries: Binaries): Promise<Placement> {
  // A database that an ordinary user started stays theirs.
  const { uid, gid } = existing ? await stat(existing) : { uid: 0, gid: 0 };
  const owner = uid === 0 ? await databaseUser() : { uid, gid };

  let directory = existing;
  if (!directory || !(await canReach(dirname(directory), owner))) {
    await mkdir(dirname(link), { recursive: true });
    const inClone = join(await realpath(dirname(link)), basename(link));
    if (await canReach(dirname(inClone), owner)) {
      directory = inClone;
      await mkdir(directory, { recursive: true });
    } else {
      directory = await placeElsewhere(link, existing);
    }
  }
  await chown(directory, owner.uid, owner.gid);
  await chmod(directory, 0o700);
  const reachable = (await canReach(binaries.directory, owner)) ? binaries : await copyBinaries(binaries);
  return { binaries: reachable, directory, owner, isElsewhere: await isSymbolicLink(link) };
}

async function isSymbolicLink(path: string): Promise<boolean> {
  return (await lstat(path)).isSymbolicLink();
}

async function placeElsewhere(link: string, existing: string | null): Promise<string> {
  const clone = basename(dirname(resolve(dirname(link)))).replace(/[^\w.-]+/g, '-');
  const directory = join(SYSTEM_DIRECTORY, `${clone}-${randomBytes(6).toString('hex')}`);
  await mkdir(SYSTEM_DIRECTORY, { recursive: true, mode: 0o755 });
  // The clone may lie on another file system, so the data is copied, not renamed.
  if (existing) await run('cp', ['-a', existing, directory]);
  else await mkdir(directory);
  await rm(link, { recursive: true, force: true });
  await symlink(directory, link);
  return directory;
}

/** The user that PostgreSQL runs as, made where there is none. */
async function databaseUser(): Promise<Owner> {
  const found = await findUser(DATABASE_USER);
  if (found) return found;
  const shell = '/usr/sbin/nologin';
  const attempts: [string, string[]][] = [
    ['useradd', ['--system', '--user-group', '--no-create-home', '--shell', shell, DATABASE_USER]],
    // BusyBox has no useradd.
    ['adduser', ['-S', '-D', '-H', '-s', shell, DATABASE_USER]],
  ];
  const reasons: string[] = [];
  for (const [command, parameters] of attempts) {
    try {
      await run(command, parameters);
      const made = await findUser(DATABASE_USER);
      if (made) return made;
    } catch (error) {
      reasons.push(reasonOf(error).trim());
    }
  }
  throw new PlainError(
    `PostgreSQL does not run as root, and a user '${DATABASE_USER}' could not be made for it: ${reasons.join('; ')}`,
  );
}

async function findUser(name: string): Promise<Owner | null> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return null;
  }
}

/** Whether a user may enter a directory: each directory on the way must let them through. */
async function canReach(directory: string, { uid, gid }: Owner): Promise<boolean> {
  let path = await realpath(directory);
  for (;;) {
    const { mode, uid: ownerUid, gid: ownerGid } = await stat(path);
    const enter = ownerUid === uid ? 0o100 : ownerGid === gid ? 0o010 : 0o001;
    if ((mode & enter) === 0) return false;
    const parent = dirname(path);
    if (parent === path) return true;
    path = parent;
  }
}

async function copyBinaries(binaries: Binaries): Promise<Binaries> {
  const directory = join(SYSTEM_DIRECTORY, `postgresql-${binaries.version}-${process.arch}`);
  if (await stat(directory).catch(() => null)) return { ...binaries, directory };
  const copying = `${directory}.${process.pid}`;
  await mkdir(SYSTEM_DIRECTORY, { recursive: true, mode: 0o755 });
  await cp(binaries.directory, copying, { recursive: true, verbatimSymlinks: true });
  try {
    await rename(copying, directory);
  } catch {
    // Another start has put the same files there meanwhile.
    await rm(copying, { recursive: true });
  }
  return { ...binaries, directory };
}
