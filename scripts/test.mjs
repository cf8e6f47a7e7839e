// npm test: everything that proves the project. Runs before anything is installed, so this file and those it imports
// at the top use Node alone.
import path from 'node:path';
import { ensureInstalled } from './start/install.mjs';
import { createChecks } from './test/checks.mjs';
import { ensureTools } from './test/ensure-tools.mjs';
import { jest, nodeTests, playwright } from './test/runners.mjs';
import { createRun } from './test/run.mjs';
import { fetchNodes, smokeOfNodes } from './test/smoke-nodes.mjs';
import { smokeOfFirstStart, smokeOfLaterStarts } from './test/smoke-start.mjs';
import { cloneProject } from './test/start-shop.mjs';
import { takeBuilds } from './test/take-builds.mjs';

const root = path.resolve(import.meta.dirname, '..');
const run = createRun(root);
const checks = createChecks(root);
const node = process.execPath;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => void run.stop().then(() => process.exit(130)));

const ready = await checks.together(
  ['Install packages', () => ensureInstalled(root, { development: true })],
  ['Chromium and PostgreSQL', () => ensureTools(run)],
);
if (ready.includes(null)) checks.finish();

const clone = await checks.demand('Fresh clone', () => cloneProject(root, run));
const nodes = clone && fetchNodes(clone.folder, run);
const tests = jest(run, root);
const isApi = (file) => file.startsWith('api/');
// Side by side, so that no processor waits: what needs one is rarely as wide as the machine.
await Promise.all([
  checks.runner('Units and components', async () => (await tests)((file) => !isApi(file))),
  checks.runner('API on both databases', async () => (await tests)(isApi)),
  (async () => {
    await checks.one('Types', () => run('npm', ['run', '--silent', 'typecheck'], { log: 'types' }));
    await checks.one('Lint', () => run('npm', ['run', '--silent', 'lint'], { log: 'lint' }));
    await checks.runner('Tools of the documents', () => nodeTests(run, root, 'scripts/docs'));
    await checks.runner('Parts of npm start', () => nodeTests(run, root, 'scripts/start'));
    await checks.one('Generated documents', () => run(node, ['scripts/generate-docs.mjs', '--check']));
    if (clone) await checks.runner('npm start in a fresh clone', () => smokeOfFirstStart(clone));
  })(),
]);
if (clone) {
  await checks.runner('npm start again', () => smokeOfLaterStarts(clone)); // alone: it says how long that may take
  takeBuilds(clone);
}
await Promise.all([
  (async () => {
    if (!clone) return;
    await checks.runner('Node 22 and 24', () => smokeOfNodes(clone, nodes, run));
    clone.remove();
  })(),
  (async () => {
    if (await checks.demand('Build and publish', () => run(node, ['scripts/test/build-system.mjs'])))
      await checks.runner('The whole system in Chromium', () => playwright(run, root));
  })(),
]);
checks.finish();
