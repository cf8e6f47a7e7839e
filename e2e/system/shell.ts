import { setTimeout } from 'node:timers/promises';
import type { Part, Settings } from './start-part';
import { type ShellBuild, startShell } from './start-parts';

/** How the shop runs. The parts behind it are the same for all tests. */
export interface ShellOptions {
  build?: ShellBuild;
  settings?: Settings;
}

/**
 * The shell of a system. A test that needs other options restarts only the shell, which takes a second. The API would
 * take ten times as long.
 */
export function createShell(port: number, common: Settings) {
  let running: { how: string; part: Part } | null = null;

  async function stop(): Promise<void> {
    await running?.part.stop();
    running = null;
  }

  return {
    stop,
    async run({ build = 'production', settings = {} }: ShellOptions): Promise<void> {
      const how = JSON.stringify([build, settings]);
      if (running?.how === how) return;
      await stop();
      running = { how, part: await startShell(build, port, { ...common, ...settings }) };
      await renderFirstPage(port);
    },
  };
}

const FIRST_PAGE_MS = 60_000;

/**
 * Renders the first page, which loads all code. On a busy machine that can take longer than a page may. A page that
 * still fails is left to the test.
 */
async function renderFirstPage(port: number): Promise<void> {
  const end = Date.now() + FIRST_PAGE_MS;
  while (!(await fetch(`http://localhost:${port}/`)).ok && Date.now() < end) await setTimeout(250);
}
