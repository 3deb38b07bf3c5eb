import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));

/** The unit tests stand beside their files; the others need a PostgreSQL and share one. */
export default defineConfig({
  resolve: {
    alias: {
      '@': root.replace(/\/$/, ''),
      // Outside Next nothing tells the server's modules from the browser's; all tests are the server.
      'server-only': `${root}node_modules/server-only/empty.js`,
    },
  },
  test: {
    pool: 'forks',
    maxWorkers: 2,
    // As long as a busy machine may take; where all is well nothing waits that long. `vi.waitFor` has its own.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          setupFiles: 'tests/support/same-every-time.ts',
          include: ['{app,components,lib,scripts}/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.ts'],
          // Reading the whole content, and hundreds of random answers, take their time on a busy machine.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: ['tests/integration/**/*.test.ts', 'tests/api/**/*.test.ts'],
          globalSetup: 'tests/support/cluster.ts',
          setupFiles: ['tests/support/same-every-time.ts', 'tests/support/database.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'start-up',
          include: ['tests/start-up/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 900_000,
          hookTimeout: 900_000,
        },
      },
    ],
  },
});
