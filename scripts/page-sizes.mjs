// npm run page-sizes: builds the slices and renews the recorded size of each page (<slice>/test/page-sizes.json).
import path from 'node:path';
import { createRun } from './test/run.mjs';
import { pageSizes } from './test/page-sizes.mjs';

const root = path.resolve(import.meta.dirname, '..');
const run = createRun(root);
try {
  await run(process.execPath, ['scripts/test/build-system.mjs']);
  process.stdout.write(await pageSizes(root, run, ['--record']));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
