import { test as base } from '@playwright/test';
import { Shopper } from '../shopper/shopper';
import { type ConsoleWatch, watchConsole } from './console-watch';
import { expect } from './expect';
import { watchLogs } from './server-logs';
import type { ShellOptions } from './shell';
import type { Settings } from './start-part';
import { startSystem, type System } from './start-system';

interface TestFixtures {
  /** How the shop runs in this test. */
  shell: ShellOptions;
  /** Runs the shop with these options. */
  open: void;
  /** Fails the test on anything unexpected in the console of any of its pages; attaches it to a failed test. */
  watch: ConsoleWatch;
  /** Attaches the output of the servers to a failed test. */
  serverLogs: void;
  /** Any message counts, not only warnings and errors. */
  everyMessage: boolean;
  /** The shopper's earlier answer to the privacy notice; null: no answer yet. */
  consent: 'accepted' | 'declined' | null;
  /** A shopper in front of the browser. */
  shopper: Shopper;
}

interface WorkerFixtures {
  /** Settings of the marketplace, for all of its parts. */
  settings: Settings;
  /** The marketplace of this worker. Tests with other settings run in another worker. */
  system: System;
}

async function aSystem(
  { settings }: Pick<WorkerFixtures, 'settings'>,
  use: (system: System) => Promise<void>,
): Promise<void> {
  const system = await startSystem(settings);
  await use(system);
  await system.stop();
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  settings: [{}, { option: true, scope: 'worker' }],
  system: [aSystem, { scope: 'worker', timeout: 600_000 }],
  shell: [{}, { option: true }],
  serverLogs: [
    // eslint-disable-next-line no-empty-pattern -- Playwright requires it
    async ({}, use, info) => {
      const written = watchLogs();
      await use();
      if (info.status !== info.expectedStatus)
        await info.attach('server logs', {
          body: written() || 'The servers wrote nothing.',
          contentType: 'text/plain',
        });
    },
    { auto: true },
  ],
  open: [
    async ({ system, shell }, use) => {
      await system.runShop(shell);
      await use();
    },
    { auto: true, timeout: 120_000 },
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
      const unexpected = watch.unexpected();
      if (info.status === info.expectedStatus) expect(unexpected, 'messages in the console').toEqual([]);
      else
        await info.attach('console', {
          body: unexpected.join('\n') || 'Nothing unexpected.',
          contentType: 'text/plain',
        });
    },
    { auto: true },
  ],
  shopper: async ({ page, system }, use) => {
    await fetch(`${system.paystack}/sandbox/faults`, { method: 'DELETE' });
    await use(new Shopper(page, system));
  },
});

export { expect };
