import { LONGEST_MS } from '@nkm/server';
import path from 'node:path';
import { boot } from './boot/boot';
import { failureLine } from './boot/failure-line';
import { runFirstStart } from './boot/run-first-start';
import { stopOnSignals } from './boot/stop-on-signals';

try {
  const firstStart = () => runFirstStart(path.join(import.meta.dirname, 'first-start.mjs'));
  const running = await boot(process.env, path.dirname(import.meta.dirname), firstStart);
  stopOnSignals(running, running.app.config.stopDelayMs + LONGEST_MS);
  process.send?.('ready');
} catch (error) {
  process.stderr.write(`${failureLine(error)}\n`);
  process.exitCode = 1;
}
