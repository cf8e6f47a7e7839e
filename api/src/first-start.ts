import path from 'node:path';
import { bootDatabase } from './boot/boot';
import { failureLine } from './boot/failure-line';

// The API starts this program before it opens a new embedded database: see boot/run-first-start.ts.
process.once('disconnect', () => process.exit(1)); // the API is gone
process.channel!.unref();
try {
  await bootDatabase(process.env, path.dirname(import.meta.dirname));
} catch (error) {
  process.stderr.write(`${failureLine(error)}\n`);
  process.exitCode = 1;
}
