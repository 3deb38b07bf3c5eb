import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { digestInputs, readStamp } from './inputs';

let directory: string;
const inside = (name: string) => join(directory, name);

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'barwright-inputs-'));
  await mkdir(inside('lib/deep'), { recursive: true });
  await writeFile(inside('lib/deep/a.ts'), 'one');
  await writeFile(inside('lib/a.test.ts'), 'a test');
});

afterAll(() => rm(directory, { recursive: true }));

const digest = () => digestInputs([inside('lib'), inside('missing')], (path) => path.endsWith('.test.ts'));

describe('digestInputs', () => {
  it('stays while nothing changes but what is left out', async () => {
    const before = await digest();
    await writeFile(inside('lib/a.test.ts'), 'another test');
    expect(await digest()).toBe(before);
  });

  it('changes with a content, a name, an addition and a file that was missing', async () => {
    const digests = [await digest()];
    await writeFile(inside('lib/deep/a.ts'), 'two');
    digests.push(await digest());
    await rename(inside('lib/deep/a.ts'), inside('lib/deep/b.ts'));
    digests.push(await digest());
    await writeFile(inside('lib/empty.ts'), '');
    digests.push(await digest());
    await writeFile(inside('missing'), '');
    digests.push(await digest());
    expect(new Set(digests).size).toBe(5);
  });
});

describe('readStamp', () => {
  it('reads what stands there, or nothing', async () => {
    await writeFile(inside('stamp'), 'a digest');
    expect(await readStamp(inside('stamp'))).toBe('a digest');
    expect(await readStamp(inside('none'))).toBeNull();
  });
});
