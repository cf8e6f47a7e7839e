// npm test: all checks of the project. Runs before packages are installed, so this file and its static imports use
// only Node.
import path from 'node:path';
import { demandUsableFolder } from './start/check-ground.mjs';
import { ensureInstalled } from './start/install.mjs';
import { createChecks } from './test/checks.mjs';
import { copyPackages } from './test/copy-packages.mjs';
import { ensureTools } from './test/ensure-tools.mjs';
import { pageSizes } from './test/page-sizes.mjs';
import { jest, nodeTests, playwright } from './test/runners.mjs';
import { createRun } from './test/run.mjs';
import { serverRequires } from './test/server-requires.mjs';
import { smokeOfFirstStart, smokeOfLaterStarts } from './test/smoke-start.mjs';
import { cloneProject } from './test/start-shop.mjs';
import { takeBuilds } from './test/take-builds.mjs';
import { keepTemporaryFilesInMemory } from './test/temporary-files.mjs';

const root = path.resolve(import.meta.dirname, '..');
keepTemporaryFilesInMemory();
const run = createRun(root);
const checks = createChecks(root);
const node = process.execPath;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => void run.stop().then(() => process.exit(130)));

if (!(await checks.demand('Folder of the project', () => demandUsableFolder(root)))) checks.finish();
// In parallel, because few checks use all processors of the machine.
const [installed, toolsReady] = await Promise.all([
  checks.demand('Install packages', () => ensureInstalled(root, { development: true })),
  checks.demand('Chromium and PostgreSQL', () => ensureTools(run)),
]);
if (!installed || !toolsReady) checks.finish();

// Before Jest, which uses all processors: beside it, the builds of the first start would slow down both.
const clone = await checks.demand('Fresh clone', () => cloneProject(root, run));
const canStart = clone && (await checks.demand('Packages of the clone', () => copyPackages(root, clone, run)));
if (canStart) await checks.runner('npm start in a fresh clone', () => smokeOfFirstStart(clone));
// Later starts mostly wait.
await Promise.all([
  canStart && checks.runner('npm start a second time', () => smokeOfLaterStarts(clone)),
  (async () => {
    await checks.one('Types', () => run('npm', ['run', '--silent', 'typecheck'], { log: 'types' }));
    await checks.runner('Documentation tools', () => nodeTests(run, root, 'scripts/docs'));
    await checks.runner('Scripts of npm start', () => nodeTests(run, root, 'scripts/start'));
    await checks.runner('Scripts of npm run check', () => nodeTests(run, root, 'scripts/check'));
    await checks.runner('Scripts of npm run versions', () => nodeTests(run, root, 'scripts/versions'));
    await checks.runner('Scripts of npm test', () => nodeTests(run, root, 'scripts/test'));
    await checks.one('Generated documents', () => run(node, ['scripts/generate-docs.mjs', '--check']));
  })(),
]);
if (canStart) takeBuilds(clone);
clone?.remove();

const tests = jest(run, root);
tests.catch(() => undefined); // the checks below report it
const isApi = (file) => file.startsWith('api/');
await Promise.all([
  checks.runner('Unit and component tests', async () => (await tests)((file) => !isApi(file))),
  checks.runner('API', async () => (await tests)(isApi)),
]);

const lint = () => checks.one('Lint', () => run('npm', ['run', '--silent', 'lint'], { log: 'lint' }));
if (await checks.demand('Build and publish', () => run(node, ['scripts/test/build-system.mjs']))) {
  await checks.one('Sizes of the pages', () => pageSizes(root, run));
  // The build for production can be a copy of the clone's, which has no development tools.
  for (const dist of ['dist', 'dist-development'])
    await checks.one(`Packages of shell/${dist}/server`, () => serverRequires(root, dist));
  // Most browser tests wait for pages, so lint uses the processors meanwhile.
  await Promise.all([checks.runner('End-to-end tests in Chromium', () => playwright(run, root)), lint()]);
} else await lint();
await checks.again();
checks.finish();
