import { spawnSync } from 'node:child_process';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { chooseChromium, type Machine } from './chromium';
import { freePort } from './free-port';

type Given = {
  configured?: string;
  /** What works from the start. */
  working?: string[];
  /** What works after a download, and after a package was installed; undefined: that fails. */
  downloaded?: string;
  packaged?: string;
  /** The package is found only after `apt-get update`. */
  wantsUpdate?: boolean;
  mayInstall?: boolean;
};

async function choose({ configured, working = [], downloaded, packaged, wantsUpdate, mayInstall }: Given) {
  const there = new Set(working);
  const steps: string[] = [];
  const add = (path: string | undefined) => {
    if (path) there.add(path);
    return path !== undefined;
  };
  const machine: Machine = {
    configured,
    places: ['/usr/bin/chromium', '/home/me/playwright/chrome'],
    works: async (path) => there.has(path),
    download: async () => {
      steps.push('download');
      return add(downloaded);
    },
    installPackage: mayInstall
      ? async (withUpdate) => {
          steps.push(withUpdate ? 'update and install' : 'install');
          return (!wantsUpdate || withUpdate) && add(packaged);
        }
      : null,
    say: () => {},
  };
  const chosen = await chooseChromium(machine).catch((error: Error) => error.message);
  return { chosen, steps };
}

const SENTENCE =
  'The browser tests need Chromium or Chrome, and it could not be installed by itself: install it (on Debian, as root: apt-get install chromium), or set CHROMIUM_PATH.';
const SYSTEM = '/usr/bin/chromium';
const OWN = '/home/me/playwright/chrome';

describe('chooseChromium', () => {
  it.each<[string, Given, string, string[]]>([
    ['takes the one that is named', { configured: '/opt/c', working: ['/opt/c', SYSTEM] }, '/opt/c', []],
    [
      'refuses one that is named and does not start',
      { configured: '/opt/c', working: [SYSTEM] },
      'CHROMIUM_PATH names /opt/c, which is no browser that starts.',
      [],
    ],
    ['takes the first that works', { working: [OWN, SYSTEM] }, SYSTEM, []],
    ['downloads one', { downloaded: OWN, packaged: SYSTEM, mayInstall: true }, OWN, ['download']],
    ['installs the package', { packaged: SYSTEM, mayInstall: true }, SYSTEM, ['download', 'install']],
    [
      'fetches the list of packages where it is missing',
      { packaged: SYSTEM, wantsUpdate: true, mayInstall: true },
      SYSTEM,
      ['download', 'install', 'update and install'],
    ],
    [
      'installs the package when what was downloaded does not start',
      { downloaded: '/without/its/libraries', packaged: SYSTEM, mayInstall: true },
      SYSTEM,
      ['download', 'install'],
    ],
    ['says what to install to an ordinary user', { packaged: SYSTEM }, SENTENCE, ['download']],
    ['says so when nothing helped', { mayInstall: true }, SENTENCE, ['download', 'install', 'update and install']],
  ])('%s', async (_name, given, chosen, steps) => {
    expect(await choose(given)).toEqual({ chosen, steps });
  });
});

describe('requireChromium', () => {
  it('tells an ordinary user without a browser in one sentence what to install', { timeout: 120_000 }, async () => {
    const home = await mkdtemp(join(tmpdir(), 'barwright-home-'));
    onTestFinished(() => rm(home, { recursive: true }));
    const NOBODY = 65_534;
    const isRoot = process.getuid?.() === 0;
    if (isRoot) await chown(home, NOBODY, NOBODY);
    // The modules are loaded before, because a clone of root's may be closed to others.
    const script = `
      const { requireChromium } = await import('./scripts/chromium.ts');
      if (${isRoot}) { process.setgroups([]); process.setgid(${NOBODY}); process.setuid(${NOBODY}); }
      await requireChromium().catch((error) => console.log(error.name + ': ' + error.message));`;
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '--eval', script],
      {
        encoding: 'utf8',
        // Nothing answers there: the download fails on every machine.
        env: {
          NODE_ENV: 'test',
          HOME: home,
          PATH: '',
          PLAYWRIGHT_DOWNLOAD_HOST: `http://127.0.0.1:${await freePort()}`,
        },
      },
    );
    expect({ stdout, stderr }).toEqual({
      stdout: `Chromium: there is none, downloading it\nPlainError: ${SENTENCE}\n`,
      stderr: '',
    });
  });
});
