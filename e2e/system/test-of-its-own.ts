import { startSystem, type System } from './start-system';
import { test as ofAll } from './test';

/** For tests that leave their marketplace in another state: they have one of their own. */
export const test = ofAll.extend<object, { system: System }>({
  system: [
    // eslint-disable-next-line no-empty-pattern -- Playwright demands it
    async ({}, use) => {
      const system = await startSystem();
      await use(system);
      await system.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});
