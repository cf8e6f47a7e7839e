import { defineConfig } from '@playwright/test';
import { launchOptions } from './system/browser';

/** Audits that measure times, so nothing may run beside them. */
const MEASURED = [
  'bad-candidates',
  'interaction',
  'lighthouse',
  'news-on-screen',
  'restarts',
  'seeded-faults',
  'slow-clients',
  'soft-navigation',
  'upgrade',
];

/** The audits take long, so only `npm run audit` runs them. One fault test visits more slices there. */
const PROJECTS = process.env.E2E_AUDIT
  ? [
      {
        name: 'audit',
        testMatch: ['**/audit/*.spec.ts', '**/faults/in-browser.spec.ts'],
        testIgnore: MEASURED.map((name) => `**/audit/${name}.spec.ts`),
      },
      { name: 'measured', testMatch: MEASURED.map((name) => `**/audit/${name}.spec.ts`) },
    ]
  : [
      // One worker, because each other would start another marketplace for these tests.
      { name: 'separate', testMatch: '**/separate/*.spec.ts', workers: 1 },
      {
        name: 'shared',
        testMatch: ['journeys', 'hydration', 'faults', 'speed', 'skew'].map((suite) => `**/${suite}/*.spec.ts`),
      },
    ];
/** `npm run audit` also runs the tests with this tag. */
const ONLY_IN_AUDIT = process.env.E2E_AUDIT || process.env.E2E_ALL ? undefined : /@audit/;

export default defineConfig({
  testDir: '.',
  projects: PROJECTS,
  grepInvert: ONLY_IN_AUDIT,
  // In any order, so that a worker keeps its system for the next test.
  fullyParallel: true,
  globalSetup: './system/prepare-run.ts',
  globalTeardown: './system/clean-up-run.ts',
  // Each worker has a browser and a whole system. Most tests wait for pages, so two processors carry four.
  workers: Number(process.env.E2E_WORKERS || 4),
  // The machines also do other work. A long timeout costs nothing in a successful run.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // npm test runs a failed test once more at its end, when nothing else uses the machine.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ['list', { printSteps: false }],
    ['json', { outputFile: process.env.E2E_REPORT || 'test-results/report.json' }],
  ],
  use: {
    launchOptions: launchOptions(),
    actionTimeout: 20_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    // Traces slow down every test. E2E_TRACE=1 keeps those of failures.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
  },
});
