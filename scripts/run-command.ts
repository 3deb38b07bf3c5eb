import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

const running = new Set<ChildProcess>();

type Outcome = { isSuccess: boolean; output: string };

/** Runs a program of node_modules/.bin or the system to its end, or to the signal; answers what it printed. */
export async function runCommand(
  command: string,
  parameters: readonly string[],
  added: Record<string, string | undefined> = {},
  signal?: AbortSignal,
): Promise<Outcome> {
  const child = spawn(command, parameters, { env: environment(added), stdio: ['ignore', 'pipe', 'pipe'], signal });
  track(child);
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const [code] = (await Promise.race([
    once(child, 'close'),
    once(child, 'error').then(([error]) => {
      output += String(error);
      return [1];
    }),
  ])) as [number | null];
  return { isSuccess: code === 0, output };
}

/** Runs a program to its end with its output on the terminal; answers whether it succeeded. */
export async function showCommand(
  command: string,
  parameters: readonly string[],
  added: Record<string, string | undefined> = {},
): Promise<boolean> {
  const child = spawn(command, parameters, { env: environment(added), stdio: ['ignore', 'inherit', 'inherit'] });
  track(child);
  const [code] = (await once(child, 'close')) as [number | null];
  return code === 0;
}

/** Ends the programs that run now; whoever waits for one learns that it failed. */
export function endRunningCommands(): void {
  for (const child of running) child.kill('SIGTERM');
}

function track(child: ChildProcess): void {
  running.add(child);
  child.once('close', () => running.delete(child));
}

/** The condition that marks scripts as server code is not for the programs they start. */
const environment = (added: Record<string, string | undefined>): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_OPTIONS: '',
  NEXT_TELEMETRY_DISABLED: '1',
  ...added,
});

/** The path of a program that npm installed. */
export const installedProgram = (name: string): string => `node_modules/.bin/${name}`;
