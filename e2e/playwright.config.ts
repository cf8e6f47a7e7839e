import { defineConfig } from '@playwright/test';
import { launchOptions } from './system/browser';

/** The audits take long: `npm run audit` asks for them. */
const SUITES = process.env.E2E_AUDIT ? ['audit'] : ['journeys', 'hydration', 'faults', 'speed', 'skew'];

export default defineConfig({
  testDir: '.',
  testMatch: SUITES.map((suite) => `**/${suite}/*.spec.ts`),
  // One project and any order: whatever comes next, a worker goes on with the system that it has.
  fullyParallel: true,
  globalSetup: './system/prepare-run.ts',
  globalTeardown: './system/clean-up-run.ts',
  // Each worker is a browser and a whole system of its own; for much of the time it waits. Two of them leave two
  // processors idle for two fifths of it.
  workers: Number(process.env.E2E_WORKERS || 3),
  // Machines that run this have other work, too. Waiting longer costs nothing when all is well.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ['list', { printSteps: false }],
    ['json', { outputFile: 'test-results/report.json' }],
  ],
  use: {
    launchOptions: launchOptions(),
    actionTimeout: 20_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    // A trace of every test takes its time: E2E_TRACE=1 asks for those of failures.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
  },
});
