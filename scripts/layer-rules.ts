import { readdir, readFile, writeFile } from 'node:fs/promises';

/** The layer rules as the linter reads them; `biome.json` extends it. */
const CONFIGURATION = 'biome.layers.json';

/** Imports that a folder forbids, and why. */
type Ban = readonly [message: string, imports: readonly string[]];

/** A folder in `lib`, and everything below it. */
const inLib = (...folders: string[]) => folders.flatMap((folder) => [`@/lib/${folder}`, `@/lib/${folder}/**`]);
const except = (...folders: string[]) => folders.map((folder) => `!@/${folder}/**`);

const DATABASE: Ban = [
  'Only lib/db speaks to the database.',
  ['@prisma/*', '**/db/generated/**', '**/db/generated', '@/lib/db/generated/*', 'pg'],
];
const TOP: Ban = ['Nothing imports app or tests.', ['@/app/*', '@/app/**', '@/tests/**']];
const DRAWN: Ban = ['Components are drawn by pages only.', ['@/components/**']];
const ALIAS: Ban = ['Cross folders by the alias, so that the layer rules see it.', ['../**']];
const WORKER: Ban = ['Only the build reads the service worker.', ['@/lib/service-worker/**']];
const FRAMEWORK: Ban = [
  'Services and the HTTP wrapper know no framework, so that another server can mount them.',
  ['next', 'next/*', 'next-auth', 'next-auth/*'],
];
const SERVER = inLib('db', 'services', 'http', 'auth', 'content');
const IN_BROWSER: readonly Ban[] = [['Components run in the browser.', SERVER], WORKER];

/** The folder that wraps a large library, and so is the only one to import it. */
const WRAPPERS: Readonly<Record<string, readonly string[]>> = {
  'components/essays/editor': ['lexical', '@lexical/*'],
  'components/outlines/knowledge-graph': ['cytoscape', 'cytoscape/*'],
  'components/profile/charts': ['@nivo/*'],
};

/** What each folder forbids. Features follow one pattern: see `featureBans`. */
const LAYERS: Readonly<Record<string, readonly Ban[]>> = {
  app: [
    DATABASE,
    ['Nothing imports tests.', ['@/tests/**']],
    ['Pages and routes go through services.', inLib('db', 'content')],
  ],
  'components/ui': [
    DATABASE,
    TOP,
    ['Primitives know no domain.', ['@/components/**', ...except('components/ui'), '@/lib/**']],
    ALIAS,
  ],
  'components/shell': [
    DATABASE,
    TOP,
    ['The shell knows no feature.', ['@/components/**', ...except('components/ui', 'components/shell')]],
    ...IN_BROWSER,
    ALIAS,
  ],
  'lib/domain': [
    DATABASE,
    TOP,
    DRAWN,
    FRAMEWORK,
    ['The domain imports only the domain.', ['@/lib/**', ...except('lib/domain'), 'react', 'react-dom']],
    ALIAS,
  ],
  'lib/contract': [
    DATABASE,
    TOP,
    DRAWN,
    FRAMEWORK,
    ['A contract imports only the domain.', ['@/lib/**', ...except('lib/domain', 'lib/contract')]],
    ALIAS,
  ],
  'lib/client': [DATABASE, TOP, DRAWN, ['The client runs in the browser.', SERVER], WORKER, ALIAS],
  'lib/service-worker': [
    DATABASE,
    TOP,
    DRAWN,
    ['The service worker stands on client, contract and domain.', SERVER],
    ALIAS,
  ],
  'lib/services': [
    DATABASE,
    TOP,
    DRAWN,
    FRAMEWORK,
    ['Services know no HTTP.', inLib('http', 'client', 'contract')],
    ALIAS,
  ],
  'lib/http': [
    DATABASE,
    TOP,
    DRAWN,
    FRAMEWORK,
    ['The HTTP wrapper knows contracts, auth and domain.', inLib('db', 'services', 'client', 'content')],
    ALIAS,
  ],
  'lib/auth': [
    DATABASE,
    TOP,
    DRAWN,
    ['Auth stands on db and domain.', inLib('services', 'http', 'client', 'contract', 'content')],
    ALIAS,
  ],
  'lib/content': [
    DATABASE,
    TOP,
    DRAWN,
    FRAMEWORK,
    ['Content stands on db and domain.', inLib('services', 'http', 'client', 'contract', 'auth')],
    ALIAS,
  ],
  'lib/db': [
    TOP,
    DRAWN,
    FRAMEWORK,
    ['Repositories import only the domain.', ['@/lib/**', ...except('lib/domain', 'lib/db')]],
    ALIAS,
  ],
};

function featureBans(feature: string): readonly Ban[] {
  const own = ['components/ui', 'components/shell', feature];
  return [
    DATABASE,
    TOP,
    ['A feature never imports another; pages compose them.', ['@/components/**', ...except(...own)]],
    ...IN_BROWSER,
    ALIAS,
  ];
}

/** The libraries that a folder leaves to their wrappers. */
function wrappedBans(folder: string): Ban[] {
  return Object.entries(WRAPPERS)
    .filter(([wrapper]) => wrapper !== folder)
    .map(([wrapper, libraries]) => [`Only ${wrapper} imports this library.`, libraries]);
}

function override(folder: string, bans: readonly Ban[]) {
  const patterns = [...bans, ...wrappedBans(folder)].map(([message, group]) => ({ group, message }));
  return {
    includes: [`${folder}/**`, '!**/*.test.ts', '!**/*.test.tsx'],
    linter: { rules: { style: { noRestrictedImports: { level: 'error', options: { patterns } } } } },
  };
}

/** The configuration for these features ('components/mbe'), as text. Of overrides that fit a file the last one holds. */
export function layerConfiguration(features: readonly string[]): string {
  const overrides = [
    ...Object.entries(LAYERS).map(([folder, bans]) => override(folder, bans)),
    ...features.map((feature) => override(feature, featureBans(feature))),
    ...Object.keys(WRAPPERS).map((wrapper) => {
      const feature = features.find((folder) => wrapper.startsWith(`${folder}/`)) ?? wrapper;
      return override(wrapper, featureBans(feature));
    }),
  ];
  return `{ "overrides": [\n${overrides.map((one) => JSON.stringify(one)).join(',\n')}\n] }\n`;
}

/** The features, one for each folder of components that no layer above names. */
export async function listFeatures(): Promise<string[]> {
  const entries = await readdir('components', { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `components/${name}`)
    .filter((folder) => !Object.hasOwn(LAYERS, folder))
    .toSorted();
}

/** Writes the configuration where it is not what the table says. */
export async function writeLayerConfiguration(): Promise<void> {
  const text = layerConfiguration(await listFeatures());
  const written = await readFile(CONFIGURATION, 'utf8').catch(() => null);
  if (written !== text) await writeFile(CONFIGURATION, text);
}
