import { LONGEST_MS } from '@nkm/server';
import path from 'node:path';
import { boot } from './boot/boot';
import { failureLine } from './boot/failure-line';
import { stopOnSignals } from './boot/stop-on-signals';

try {
  const running = await boot(process.env, path.dirname(import.meta.dirname));
  stopOnSignals(running, running.app.config.stopDelayMs + LONGEST_MS);
  process.send?.('ready');
} catch (error) {
  process.stderr.write(`${failureLine(error)}\n`);
  process.exitCode = 1;
}
