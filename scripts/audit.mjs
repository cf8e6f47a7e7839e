// npm run audit: checks that are too slow for every change. 10,000 requests generated from the OpenAPI document;
// 2,000 random lives of orders; 500 slow clients in real time; axe on each page at two widths, and Lighthouse if
// installed; a start after two installations. axe (MPL-2.0) is only a tool of this run and not part of any shipped
// code.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import path from 'node:path';
import { ensureInstalled } from './start/install.mjs';
import { ensureTools } from './test/ensure-tools.mjs';
import { createRun } from './test/run.mjs';
import { twoInstalls } from './test/two-installs.mjs';

const root = path.resolve(import.meta.dirname, '..');
const run = createRun(root);
try {
  await ensureInstalled(root, { development: true });
  await ensureTools(run);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const seeds = Object.fromEntries(
  ['FUZZ_SEED', 'LIVES_SEED'].map((name) => [name, process.env[name] ?? String(randomInt(2 ** 31))]),
);
const repeat = Object.entries(seeds).map(([name, seed]) => `${name}=${seed}`);
console.log(`Random requests, and random lives of orders (to repeat them: ${repeat.join(' ')})`);
const fuzz = spawnSync(
  process.execPath,
  [path.join(root, 'node_modules/jest/bin/jest.js'), 'test/fuzz', 'test/lives', 'test/slow-clients'],
  {
    cwd: path.join(root, 'api'),
    env: { FUZZ_REQUESTS: '10000', LIVES: '2000', SLOW_SECOND_MS: '1000', ...process.env, ...seeds },
    stdio: 'inherit',
  },
);
const { status } = spawnSync(process.execPath, [path.join(root, 'node_modules/@playwright/test/cli.js'), 'test'], {
  cwd: path.join(root, 'e2e'),
  env: { ...process.env, E2E_AUDIT: '1' },
  stdio: 'inherit',
});
console.log('A start after two installations');
const isStarted = await twoInstalls(root, run).then(
  () => true,
  (error) => void console.error(error),
);
process.exit(fuzz.status === 0 && isStarted ? (status ?? 1) : 1);
