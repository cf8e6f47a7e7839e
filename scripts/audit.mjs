// npm run audit: what takes too long for every change. 10,000 requests made from the OpenAPI document;
// 500 slow clients in real time; axe (MPL-2.0, a tool of this run only, part of nothing that is
// shipped) on each page at two widths, and Lighthouse where it is installed.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import path from 'node:path';
import { ensureInstalled } from './start/install.mjs';
import { ensureTools } from './test/ensure-tools.mjs';
import { createRun } from './test/run.mjs';

const root = path.resolve(import.meta.dirname, '..');
try {
  await ensureInstalled(root, { development: true });
  await ensureTools(createRun(root));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const seed = process.env.FUZZ_SEED ?? String(randomInt(2 ** 31));
console.log(`Requests made from the OpenAPI document (to play them again: FUZZ_SEED=${seed})`);
const fuzz = spawnSync(
  process.execPath,
  [path.join(root, 'node_modules/jest/bin/jest.js'), 'test/fuzz', 'test/slow-clients'],
  {
    cwd: path.join(root, 'api'),
    env: { FUZZ_REQUESTS: '10000', SLOW_SECOND_MS: '1000', ...process.env, FUZZ_SEED: seed },
    stdio: 'inherit',
  },
);
const { status } = spawnSync(process.execPath, [path.join(root, 'node_modules/@playwright/test/cli.js'), 'test'], {
  cwd: path.join(root, 'e2e'),
  env: { ...process.env, E2E_AUDIT: '1' },
  stdio: 'inherit',
});
process.exit(fuzz.status === 0 ? (status ?? 1) : 1);
