import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Milliseconds for one test: a busy machine takes long to load what the first test of a file needs. */
const TEST_MS = 60_000;

/** One run of jest over the packages that `wanted` picks by their folder. */
export async function jest(run, root, wanted) {
  const { workspaces } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const projects = workspaces.filter(
    (folder) => existsSync(path.join(root, folder, 'jest.config.mjs')) && wanted(folder),
  );
  const file = path.join(root, '.nkm/test', `jest-${projects.length === 1 ? projects[0] : 'packages'}.json`);
  rmSync(file, { force: true });
  const which =
    projects.length === 1
      ? ['--rootDir', projects[0], '-c', `${projects[0]}/jest.config.mjs`]
      : ['--projects', ...projects];
  const options = ['--maxWorkers=2', `--testTimeout=${TEST_MS}`, '--json', `--outputFile=${file}`];
  const args = ['node_modules/jest/bin/jest.js', ...which, ...options];
  const output = await run(process.execPath, args, { log: path.basename(file, '.json'), mayFail: true });
  const report = readReport(file, output);
  const broken = report.numRuntimeErrorTestSuites;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken,
    skipped: report.numPendingTests + report.numTodoTests,
    details: report.testResults.filter(({ status }) => status === 'failed').flatMap(failuresOf),
  };
}

function failuresOf({ name, message, assertionResults }) {
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return [`${name}: ${firstLines(message)}`];
  return failed.map(
    ({ fullName, failureMessages }) => `${name}: ${fullName}\n${firstLines(failureMessages.join('\n'))}`,
  );
}

/** Tests of plain scripts, by Node's own runner. */
export async function nodeTests(run, root, folder) {
  const files = readdirSync(path.join(root, folder)).filter((file) => file.endsWith('.test.mjs'));
  const args = ['--test', '--test-reporter=tap', ...files.map((file) => path.join(root, folder, file))];
  const output = await run(process.execPath, args, { log: 'node-tests', mayFail: true });
  const count = (what) => Number(new RegExp(`^# ${what} (\\d+)$`, 'm').exec(output)?.[1] ?? NaN);
  const [passed, failed, skipped] = [
    count('pass'),
    count('fail') + count('cancelled'),
    count('skipped') + count('todo'),
  ];
  if (Number.isNaN(passed + failed + skipped) || passed + failed === 0) throw new Error(firstLines(output));
  return { passed, failed, skipped, details: failed > 0 ? [output] : [] };
}

/** The Playwright suites; they prepare their systems themselves. */
export async function playwright(run, root) {
  const file = path.join(root, 'e2e/test-results/report.json');
  rmSync(file, { force: true });
  const args = [path.join(root, 'node_modules/@playwright/test/cli.js'), 'test'];
  const output = await run(process.execPath, args, { cwd: path.join(root, 'e2e'), log: 'playwright', mayFail: true });
  const { stats, suites, errors } = readReport(file, output);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    details: [...errors.map(({ message }) => firstLines(message)), ...suites.flatMap((suite) => failedSpecs(suite))],
  };
}

function failedSpecs({ suites = [], specs = [] }) {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      const message = tests.flatMap(({ results }) =>
        results.flatMap(({ errors }) => errors.map((error) => error.message)),
      )[0];
      return `e2e/${file}:${line}: ${title}\n${firstLines(message ?? 'it did not run')}`;
    });
  return [...own, ...suites.flatMap(failedSpecs)];
}

/** Without a report the runner itself failed. */
function readReport(file, output) {
  if (!existsSync(file)) throw new Error(output.trim().split('\n').slice(-40).join('\n'));
  return JSON.parse(readFileSync(file, 'utf8'));
}

// eslint-disable-next-line no-control-regex -- colours of the runners
const COLOURS = /\u001b\[[0-9;]*m/g;
const firstLines = (text) => text.replaceAll(COLOURS, '').trim().split('\n').slice(0, 25).join('\n');
