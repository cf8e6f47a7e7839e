import type { Part, Settings } from './start-part';
import { type ShellBuild, startShell } from './start-parts';

/** How the shop runs; what is behind it is the same for all tests. */
export interface ShellOptions {
  build?: ShellBuild;
  settings?: Settings;
}

/**
 * The shell of a system, which starts within a second: where a test wants it in another way, it is started anew, and
 * not the API with it, which takes ten times as long.
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
    },
  };
}
