import { defineConfig, devices } from 'playwright/test';

/**
 * A time zone in which it is about noon now: what is due in ten minutes is due today, whenever the
 * journeys run. Its name has the sign the other way round.
 */
const hoursAhead = 12 - new Date().getUTCHours();
const timezoneId = `Etc/GMT${hoursAhead > 0 ? '-' : '+'}${Math.abs(hoursAhead)}`;

/** Learners' journeys against a production build; `npm test` starts it and says where. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: '.test/journeys',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  fullyParallel: true,
  // For machines much slower than ours; where all is well nothing waits that long.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '.test/journeys.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.BARWRIGHT_ORIGIN,
    locale: 'en-US',
    timezoneId,
    // What a service worker asks for passes by `page.route`; the journeys without a network allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Tracing every page takes two fifths of the processor time of all journeys.
    trace: process.env.JOURNEY_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
