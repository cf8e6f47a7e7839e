import { LONGEST_MS } from '@nkm/server';
import path from 'node:path';
import { bootWorker } from './boot/boot';
import { failureLine } from './boot/failure-line';
import { stopOnSignals } from './boot/stop-on-signals';

// npm run worker: the jobs of the API without its calls, beside instances with JOBS=false.
try {
  const running = await bootWorker(process.env, path.dirname(import.meta.dirname));
  stopOnSignals(running, LONGEST_MS);
  process.send?.('ready');
} catch (error) {
  process.stderr.write(`${failureLine(error)}\n`);
  process.exitCode = 1;
}
