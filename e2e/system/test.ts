import { test as base, expect } from '@playwright/test';
import { Shopper } from '../shopper/shopper';
import { type ConsoleWatch, watchConsole } from './console-watch';
import { startSystem, type System, type SystemOptions } from './start-system';

interface TestFixtures {
  /** Fails the test on anything unexpected in the console of any of its pages. */
  watch: ConsoleWatch;
  /** Any message counts, not only warnings and errors. */
  everyMessage: boolean;
  /** What the shopper said to the privacy notice before; null: nothing yet. */
  consent: 'accepted' | 'declined' | null;
  /** Somebody in front of the browser, in a shop whose shoppers have empty carts. */
  shopper: Shopper;
}

interface WorkerFixtures {
  systemOptions: SystemOptions;
  /** The marketplace of this worker. */
  system: System;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  systemOptions: [{}, { option: true, scope: 'worker' }],
  system: [
    async ({ systemOptions }, use) => {
      const system = await startSystem(systemOptions);
      await use(system);
      await system.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ system }, use) => use(system.shop),
  everyMessage: [false, { option: true }],
  consent: ['declined', { option: true }],
  context: async ({ context, consent }, use) => {
    const keep = (choice: string) => {
      const hasStorage = location.protocol.startsWith('http');
      if (hasStorage && localStorage.getItem('consent') === null) localStorage.setItem('consent', choice);
    };
    if (consent !== null) await context.addInitScript(keep, consent);
    await use(context);
  },
  watch: [
    async ({ context, everyMessage }, use, info) => {
      const watch = await watchConsole(context, everyMessage);
      await use(watch);
      if (info.status === info.expectedStatus) expect(watch.unexpected(), 'messages in the console').toEqual([]);
    },
    { auto: true },
  ],
  shopper: async ({ page, system }, use) => {
    await fetch(`${system.paystack}/sandbox/faults`, { method: 'DELETE' });
    await use(new Shopper(page, system));
  },
});

export { expect };
