import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { visitHome } from './cases.mjs';
import { cloneProject, startShop } from './start-shop.mjs';

/**
 * Starts the shop in a fresh clone after two installations: the first one, with the development tools, builds
 * everything; the second one is without them, as for production, and must run the same build.
 */
export async function twoInstalls(root, run) {
  const clone = await cloneProject(root, run);
  try {
    const hash = () => readFileSync(path.join(clone.project, 'shell/dist/sources.sha256'), 'utf8');
    await install(clone, run, []);
    await visit(clone);
    const built = hash();
    await install(clone, run, ['--omit=dev']);
    await visit(clone);
    assert.equal(hash(), built, 'the second start must use the build of the first');
  } finally {
    clone.remove();
  }
}

const install = ({ project }, run, options) =>
  run('npm', ['ci', ...options, '--no-audit', '--no-fund'], { cwd: project, log: 'two-installs' });

async function visit(clone) {
  const shop = await startShop(clone);
  assert.ok(shop.open, `it ended with code ${shop.code}: ${shop.stderr}`);
  try {
    await visitHome(shop.port);
  } finally {
    await shop.interrupt();
  }
}
