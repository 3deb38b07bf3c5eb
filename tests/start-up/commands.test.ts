import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { prepareInstance } from '../support/instance';

const instance = prepareInstance();

type Outcome = { code: number; output: string };

/** Runs what `npm run <script>` runs, without DATABASE_URL, on the data directory of this file. */
function run(script: string, parameters: string[] = [], environment: Record<string, string> = {}): Promise<Outcome> {
  const { PATH, HOME } = process.env;
  const env = { NODE_ENV: 'production' as const, PATH, HOME, BARWRIGHT_DATA_DIRECTORY: instance.dataDirectory };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [`scripts/${script}.mjs`, ...parameters],
      { env: { ...env, ...environment } },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });
}

const COMMANDS: [string, string[]][] = [
  ['recompute-totals', []],
  ['content', ['plan']],
  ['content', ['import']],
  ['demo-learner', ['demo', 'correct horse battery']],
  ['role', ['demo', 'admin']],
];

describe('a command that needs the database', () => {
  it.each(COMMANDS)('says what to do where nothing was ever set up: %s %j', async (script, parameters) => {
    const { code, output } = await run(script, parameters);
    expect(code).toBe(1);
    expect(output).toContain(
      `There is no database in ${instance.dataDirectory} yet: run \`npm start\` once, or set DATABASE_URL to a PostgreSQL of your own.\n`,
    );
  });

  it('uses the database of a running instance, and leaves it running', async () => {
    const launcher = await instance.started();
    expect(await run('content', ['plan'])).toMatchObject({ code: 0, output: expect.stringMatching(/^Nothing to do/m) });
    expect(await run('demo-learner', ['running', 'correct horse battery'])).toMatchObject({ code: 0 });
    await instance.stop(launcher);
  });

  it('starts the database where nothing runs, finds what is there, and stops it', async () => {
    expect(await run('demo-learner', ['running', 'correct horse battery'])).toEqual({
      code: 1,
      output: 'The demo learner could not be made: There is a learner called running already; nothing was changed.\n',
    });
    expect(await run('role', ['running', 'admin'])).toEqual({
      code: 0,
      output: 'running has the role admin now, and has to log in again.\n',
    });
    expect(await run('role', ['nobody', 'admin'])).toEqual({
      code: 1,
      output: 'The role could not be given: There is no account called nobody.\n',
    });
    expect(await run('recompute-totals')).toEqual({ code: 0, output: 'Recomputed the totals of 1 learner.\n' });
    expect((await run('content', ['import'])).output).toBe('Nothing to do: the database holds what these files say.\n');
    for (const left of ['instance.json', join('postgres', 'data', 'postmaster.pid')]) {
      await expect(stat(join(instance.dataDirectory, left))).rejects.toThrow('ENOENT');
    }
  });

  it('lets DATABASE_URL win', async () => {
    const { code, output } = await run('recompute-totals', [], {
      DATABASE_URL: 'postgresql://somebody:hidden@127.0.0.1:1/barwright',
    });
    expect(code).toBe(1);
    expect(output).toMatch(/^The totals could not be recomputed: .*database is not answering/);
  });
});
