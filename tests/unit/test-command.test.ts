import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';

describe('npm test', () => {
  it('ends with the counts when there is no such part', () => {
    const { stdout, status } = spawnSync(process.execPath, ['scripts/test.mjs', 'nothing'], { encoding: 'utf8' });
    expect({ stdout, status }).toEqual({ stdout: '\n0 passed, 1 failed\n', status: 1 });
  });

  it('ends with the counts when the packages cannot be installed', async () => {
    const clone = await mkdtemp(join(tmpdir(), 'barwright-bare-'));
    onTestFinished(() => rm(clone, { recursive: true }));
    await mkdir(join(clone, 'scripts'));
    for (const file of ['bootstrap.mjs', 'test.mjs']) await cp(join('scripts', file), join(clone, 'scripts', file));
    const wanted = { '': {}, 'node_modules/none': { version: '1.0.0' } };
    await writeFile(join(clone, 'package-lock.json'), JSON.stringify({ packages: wanted }));
    // Without PATH there is no npm.
    const { stdout, status } = spawnSync(process.execPath, ['scripts/test.mjs'], {
      cwd: clone,
      encoding: 'utf8',
      env: { NODE_ENV: 'test', PATH: '' },
    });
    expect({ stdout, status }).toEqual({ stdout: 'Dependencies: installing\n\n0 passed, 1 failed\n', status: 1 });
  });
});
