// npm test: everything that proves the project. Runs before anything is installed, so this file and those it imports
// at the top use Node alone.
import path from 'node:path';
import { ensureInstalled } from './start/install.mjs';
import { createChecks } from './test/checks.mjs';
import { ensureTools } from './test/ensure-tools.mjs';
import { jest, nodeTests, playwright } from './test/runners.mjs';
import { createRun } from './test/run.mjs';
import { fetchNodes, smokeOfNodes } from './test/smoke-nodes.mjs';
import { smokeOfStart } from './test/smoke-start.mjs';
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

// Each of the two lanes keeps one processor busy.
await Promise.all([
  checks.one('Lint', () => run('npm', ['run', '--silent', 'lint'], { log: 'lint' })),
  (async () => {
    await checks.one('Types', () => run('npm', ['run', '--silent', 'typecheck'], { log: 'types' }));
    await checks.runner('Tools of the documents', () => nodeTests(run, root, 'scripts/docs'));
    await checks.one('Generated documents', () => run(node, ['scripts/generate-docs.mjs', '--check']));
  })(),
]);
const clone = await checks.demand('Fresh clone', () => cloneProject(root, run));
const nodes = clone && fetchNodes(clone.folder, run);
const tests = jest(run, root);
const isApi = (file) => file.startsWith('api/');
await Promise.all([
  checks.runner('Units and components', async () => (await tests)((file) => !isApi(file))),
  checks.runner('API on both databases', async () => (await tests)(isApi)),
]);
if (clone) {
  await checks.runner('npm start', () => smokeOfStart(clone));
  await checks.runner('Node 22 and 24', () => smokeOfNodes(clone, nodes, run));
  takeBuilds(clone);
  clone.remove();
}
if (await checks.demand('Build and publish', () => run(node, ['scripts/test/build-system.mjs']))) {
  await checks.runner('The whole system in Chromium', () => playwright(run, root));
}
checks.finish();
