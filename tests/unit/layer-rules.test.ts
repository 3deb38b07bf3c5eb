import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { layerConfiguration, listFeatures } from '@/scripts/layer-rules';

/** Files that break a layer rule by one import each, and what the check must say. */
const VIOLATIONS = [
  ['app/a.ts', '@/lib/db/user-repository', 'Pages and routes go through services.'],
  ['app/b.ts', '@/lib/content/load-pack', 'Pages and routes go through services.'],
  ['app/c.ts', '@/tests/support/api', 'Nothing imports tests.'],
  ['components/ui/a.ts', '@/components/mbe/practice', 'Primitives know no domain.'],
  ['components/ui/b.ts', '@/lib/domain/mbe/quiz', 'Primitives know no domain.'],
  ['components/shell/a.ts', '@/components/mbe/practice', 'The shell knows no feature.'],
  ['components/shell/b.ts', '@/lib/services/mbe/save-attempt', 'Components run in the browser.'],
  ['components/essays/a.ts', 'lexical', 'Only components/essays/editor imports this library.'],
  ['components/profile/charts/a.ts', '@lexical/list', 'Only components/essays/editor imports this library.'],
  [
    'components/profile/charts/b.ts',
    '@/components/essays/essay',
    'A feature never imports another; pages compose them.',
  ],
  ['components/profile/a.ts', '@nivo/bar', 'Only components/profile/charts imports this library.'],
  ['lib/client/c.ts', 'cytoscape', 'Only components/outlines/knowledge-graph imports this library.'],
  ['components/mbe/a.ts', '@/components/profile/charts', 'A feature never imports another; pages compose them.'],
  ['components/mbe/b.ts', '@/lib/db/prisma', 'Components run in the browser.'],
  ['components/mbe/c.ts', '@/lib/services/mbe/save-attempt', 'Components run in the browser.'],
  ['components/mbe/d.ts', '@/app/layout', 'Nothing imports app or tests.'],
  ['components/mbe/e.ts', '../profile/charts', 'Cross folders by the alias, so that the layer rules see it.'],
  ['lib/domain/mbe/a.ts', '@/lib/db/prisma', 'The domain imports only the domain.'],
  ['lib/domain/mbe/b.ts', 'react', 'The domain imports only the domain.'],
  ['lib/contract/a.ts', '@/lib/services/mbe/save-attempt', 'A contract imports only the domain.'],
  ['lib/client/a.ts', '@/lib/auth/session', 'The client runs in the browser.'],
  ['lib/client/b.ts', '@/lib/service-worker/reads', 'Only the build reads the service worker.'],
  ['components/mbe/f.ts', '@/lib/service-worker/reads', 'Only the build reads the service worker.'],
  ['lib/service-worker/a.ts', '@/lib/http/endpoint', 'The service worker stands on client, contract and domain.'],
  ['lib/services/mbe/a.ts', '@/lib/http/endpoint', 'Services know no HTTP.'],
  ['lib/services/mbe/b.ts', 'next/headers', 'Services and the HTTP wrapper know no framework'],
  ['lib/services/mbe/c.ts', '@prisma/client', 'Only lib/db speaks to the database.'],
  ['lib/services/mbe/d.ts', '@/lib/db/generated/client', 'Only lib/db speaks to the database.'],
  ['lib/services/mbe/e.ts', '../../db/prisma', 'Cross folders by the alias, so that the layer rules see it.'],
  ['lib/services/mbe/f.ts', '@/app/layout', 'Nothing imports app or tests.'],
  ['lib/http/a.ts', '@/lib/services/mbe/save-attempt', 'The HTTP wrapper knows contracts, auth and domain.'],
  ['lib/auth/a.ts', '@/lib/services/mbe/save-attempt', 'Auth stands on db and domain.'],
  ['lib/content/a.ts', '@/lib/http/endpoint', 'Content stands on db and domain.'],
  ['lib/db/a.ts', '@/lib/services/mbe/save-attempt', 'Repositories import only the domain.'],
] as const;

/** What the layers allow. */
const ALLOWED = [
  ['app/ok.ts', '@/lib/services/mbe/save-attempt'],
  ['components/mbe/ok.ts', '@/components/ui/button'],
  ['components/mbe/ok-too.ts', '@/lib/client/call'],
  ['components/essays/editor/ok.ts', '@lexical/list'],
  ['components/profile/charts/ok.ts', '@/components/ui/button'],
  ['components/profile/charts/ok-too.ts', '@/components/profile/figures'],
  ['lib/services/mbe/ok.ts', '@/lib/db/prisma'],
  ['lib/service-worker/ok.ts', '@/lib/client/learner-cache'],
  ['lib/db/ok.ts', '@prisma/client'],
  ['lib/http/ok.ts', '@/lib/contract/auth'],
] as const;

type Diagnostic = { category: string; message: string; location: { path: string } };

let directory: string;
let diagnostics: Diagnostic[];

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'barwright-layers-'));
  await Promise.all(['biome.json', 'biome.layers.json', '.gitignore'].map((file) => cp(file, join(directory, file))));
  for (const [file, imported] of [...VIOLATIONS, ...ALLOWED]) await plant(file, `import '${imported}';\n`);
  await plant('lib/domain/one.ts', "import { two } from './two';\n\nexport const one = () => two;\n");
  await plant('lib/domain/two.ts', "import { one } from './one';\n\nexport const two = () => one;\n");
  diagnostics = await lint();
});

afterAll(() => rm(directory, { recursive: true }));

async function plant(file: string, code: string): Promise<void> {
  await mkdir(dirname(join(directory, file)), { recursive: true });
  await writeFile(join(directory, file), code);
}

function lint(): Promise<Diagnostic[]> {
  const parameters = ['ci', '--colors=off', '--reporter=json', '--max-diagnostics=none', '.'];
  return new Promise((resolveDiagnostics, reject) => {
    // It exits with a failure, as it should: what counts is the report.
    execFile(resolve('node_modules/.bin/biome'), parameters, { cwd: directory }, (_error, stdout, stderr) => {
      try {
        resolveDiagnostics((JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics);
      } catch {
        reject(new Error(`Biome made no report:\n${stdout}\n${stderr}`));
      }
    });
  });
}

const importErrors = (file: string) =>
  diagnostics
    .filter(({ category, location }) => category === 'lint/style/noRestrictedImports' && location.path.endsWith(file))
    .map(({ message }) => message);

describe('the layer rules', () => {
  it.each(VIOLATIONS)('see that %s must not import %s', (file, _imported, reason) => {
    expect(importErrors(file).join('\n')).toContain(reason);
  });

  it.each(ALLOWED)('let %s import %s', (file) => {
    expect(importErrors(file)).toEqual([]);
  });

  it('are those of the table', async () => {
    expect(await readFile('biome.layers.json', 'utf8')).toBe(layerConfiguration(await listFeatures()));
  });

  it('see a cycle', () => {
    const cycles = diagnostics.filter(({ category }) => category === 'lint/suspicious/noImportCycles');
    expect(cycles.map(({ location }) => location.path.split('/').at(-1)).toSorted()).toEqual(['one.ts', 'two.ts']);
  });

  it.each(['components', 'lib'])('cover every folder of %s', async (parent) => {
    const { overrides } = JSON.parse(await readFile('biome.layers.json', 'utf8')) as {
      overrides: { includes: string[] }[];
    };
    const covered = overrides.flatMap(({ includes }) => includes);
    for (const folder of await subfolders(parent)) expect(covered).toContain(`${parent}/${folder}/**`);
  });
});

describe("the server's modules", () => {
  it.each(['lib/db', 'lib/services', 'lib/auth'])("all begin with import 'server-only' in %s", async (parent) => {
    const entries = await readdir(parent, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile() && /(?<!\.test|\.fixture)\.ts$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => !file.startsWith('lib/db/generated/'));
    expect(files).not.toEqual([]);
    for (const file of files) expect(await readFile(file, 'utf8'), file).toMatch(/^import 'server-only';\n/);
  });
});

async function subfolders(parent: string): Promise<string[]> {
  const entries = await readdir(parent, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}
