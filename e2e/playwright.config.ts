import { defineConfig } from '@playwright/test';
import { launchOptions } from './system/browser';

/** The audits take long: `npm run audit` asks for them. */
const SUITES = process.env.E2E_AUDIT ? ['audit'] : ['journeys', 'hydration', 'faults', 'speed', 'skew'];

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './system/prepare-run.ts',
  globalTeardown: './system/clean-up-run.ts',
  projects: SUITES.map((name) => ({ name, testDir: `./${name}` })),
  // Each worker is a browser and a whole system of its own.
  workers: Number(process.env.E2E_WORKERS || 2),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ['list', { printSteps: false }],
    ['json', { outputFile: 'test-results/report.json' }],
  ],
  use: {
    launchOptions: launchOptions(),
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    screenshot: 'only-on-failure',
    // A trace of every test takes its time: E2E_TRACE=1 asks for those of failures.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
  },
});
