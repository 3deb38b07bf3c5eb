import { execFile } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { PlainError } from './plain-error';
import { runCommand } from './run-command';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ON_MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const VERSION_MS = 30_000;
/** A download of some 170 MB; where there is no way out, it fails or hangs. */
const DOWNLOAD_MS = 5 * 60_000;
const PACKAGE_MS = 10 * 60_000;

/** What `chooseChromium` asks about this machine, and does to it. */
export type Machine = {
  /** CHROMIUM_PATH, when it is set. */
  configured: string | undefined;
  /** Where a browser may be, the likeliest first. */
  places: readonly string[];
  /** Whether a browser is there and can start; one without its libraries cannot. */
  works: (path: string) => Promise<boolean>;
  /** Playwright's own download; whether it succeeded. */
  download: () => Promise<boolean>;
  /** Installs Debian's package; null where we may not. */
  installPackage: ((withUpdate: boolean) => Promise<boolean>) | null;
  say: (line: string) => void;
};

/**
 * Answers the path of a browser that works, installed first where there is none: Playwright's own
 * download, else Debian's package.
 * @throws PlainError with what to install, when all failed.
 */
export async function chooseChromium(machine: Machine): Promise<string> {
  const { configured, places, works, download, installPackage, say } = machine;
  if (configured) {
    if (await works(configured)) return configured;
    throw new PlainError(`CHROMIUM_PATH names ${configured}, which is no browser that starts.`);
  }
  const find = async (): Promise<string | null> => {
    for (const place of places) if (await works(place)) return place;
    return null;
  };
  let found = await find();
  if (found) return found;
  say('Chromium: there is none, downloading it');
  if (await download()) found = await find();
  if (found || !installPackage) return found ?? refuse();
  say("Chromium: no download, installing Debian's package");
  if ((await installPackage(false)) || (await installPackage(true))) found = await find();
  return found ?? refuse();
}

function refuse(): never {
  throw new PlainError(
    'The browser tests need Chromium or Chrome, and it could not be installed by itself: install it (on Debian, as root: apt-get install chromium), or set CHROMIUM_PATH.',
  );
}

/** The browser for the journeys, installed where there is none. */
export function requireChromium(): Promise<string> {
  return chooseChromium({
    configured: process.env.CHROMIUM_PATH,
    places: [...onPath(), ON_MAC, chromium.executablePath()],
    works,
    download,
    installPackage: process.getuid?.() === 0 && isProgram('/usr/bin/apt-get') ? installPackage : null,
    say: (line) => process.stdout.write(`${line}\n`),
  });
}

function onPath(): string[] {
  const directories = (process.env.PATH ?? '').split(delimiter).filter((directory) => directory !== '');
  return NAMES.flatMap((name) => directories.map((directory) => join(directory, name)));
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function works(path: string): Promise<boolean> {
  if (!isProgram(path)) return false;
  return promisify(execFile)(path, ['--version'], { timeout: VERSION_MS }).then(
    () => true,
    () => false,
  );
}

async function download(): Promise<boolean> {
  return (
    await runCommand(
      process.execPath,
      ['node_modules/playwright/cli.js', 'install', '--no-shell', 'chromium'],
      {},
      AbortSignal.timeout(DOWNLOAD_MS),
    )
  ).isSuccess;
}

async function installPackage(withUpdate: boolean): Promise<boolean> {
  const signal = AbortSignal.timeout(PACKAGE_MS);
  const added = { DEBIAN_FRONTEND: 'noninteractive' };
  if (withUpdate) await runCommand('apt-get', ['update', '-qq'], added, signal);
  return (await runCommand('apt-get', ['install', '-y', '-qq', 'chromium'], added, signal)).isSuccess;
}
