import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { PlainError } from './plain-error';
import { runCommand } from './run-command';

const KNOWN_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function findChromium(): string | undefined {
  const configured = process.env.CHROMIUM_PATH;
  if (configured && !existsSync(configured))
    throw new PlainError(`CHROMIUM_PATH names ${configured}, which is not there.`);
  return configured || [...KNOWN_PLACES, chromium.executablePath()].find((path) => existsSync(path));
}

/** The browser for the journeys; on Debian root gets it installed where there is none. */
export async function requireChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stdout.write('Installing Chromium\n');
    const added = { DEBIAN_FRONTEND: 'noninteractive' };
    await runCommand('apt-get', ['update', '-qq'], added);
    const { isSuccess, output } = await runCommand('apt-get', ['install', '-y', '-qq', 'chromium'], added);
    if (!isSuccess) throw new PlainError(`Chromium could not be installed:\n${output}`);
  }
  const installed = findChromium();
  if (!installed) throw new PlainError('The browser tests need Chromium: install it, or set CHROMIUM_PATH.');
  return installed;
}
