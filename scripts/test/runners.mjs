import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { workspacesOf } from '../workspaces.mjs';

/** Milliseconds per test: on a busy machine, the first test of a file waits long for its modules. */
const TEST_MS = 60_000;

/**
 * One Jest run over all packages, so that no processor is idle between packages.
 * @returns {Promise<(wanted: (folder: string) => boolean) => object>} counts the tests of the wanted files
 */
export async function jest(run, root) {
  const projects = [...workspacesOf(root), 'lint'].filter((folder) =>
    existsSync(path.join(root, folder, 'jest.config.mjs')),
  );
  const file = path.join(root, '.nkm/test/jest.json');
  rmSync(file, { force: true });
  const sequencer = path.join(import.meta.dirname, 'slow-first.cjs');
  const options = [
    '--maxWorkers=2',
    `--testSequencer=${sequencer}`,
    `--testTimeout=${TEST_MS}`,
    '--json',
    `--outputFile=${file}`,
  ];
  const args = ['node_modules/jest/bin/jest.js', '--projects', ...projects, ...options];
  const output = await run(process.execPath, args, { log: 'jest', mayFail: true });
  const { testResults } = readReport(file, output);
  return (wanted) => countTests(testResults.filter(({ name }) => wanted(path.relative(root, name))));
}

/** A file that fails to run counts as a failed test. */
function countTests(files) {
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  const count = (...wanted) => tests.filter(({ status }) => wanted.includes(status)).length;
  const failed = files.filter(({ status }) => status === 'failed');
  const broken = failed.filter(({ assertionResults }) => assertionResults.every(({ status }) => status !== 'failed'));
  return {
    passed: count('passed'),
    failed: count('failed') + broken.length,
    skipped: count('pending', 'todo', 'skipped', 'disabled'),
    details: failed.flatMap(failuresOf),
  };
}

function failuresOf({ name, message, assertionResults }) {
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return [`${name}: ${firstLines(message)}`];
  return failed.map(
    ({ fullName, failureMessages }) => `${name}: ${fullName}\n${firstLines(failureMessages.join('\n'))}`,
  );
}

/** Tests of plain scripts with Node's test runner. */
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

/** The Playwright suites, which set up their systems themselves. Lists tests that pass only on the second attempt. */
export async function playwright(run, root) {
  const file = path.join(root, 'e2e/test-results/report.json');
  rmSync(file, { force: true });
  const args = [path.join(root, 'node_modules/@playwright/test/cli.js'), 'test'];
  const output = await run(process.execPath, args, { cwd: path.join(root, 'e2e'), log: 'playwright', mayFail: true });
  const { stats, suites, errors } = readReport(file, output);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    details: [...errors.map(({ message }) => firstLines(message)), ...suites.flatMap(troubledSpecs)],
  };
}

/** Failed and flaky tests: on a shared machine, a single failed attempt proves little. */
function troubledSpecs({ suites = [], specs = [] }) {
  const own = specs
    .filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'))
    .map(({ ok, file, line, title, tests }) => {
      const message = tests.flatMap(({ results }) =>
        results.flatMap(({ errors }) => errors.map((error) => error.message)),
      )[0];
      return `${ok ? 'flaky: ' : ''}e2e/${file}:${line}: ${title}\n${firstLines(message ?? 'it did not run')}`;
    });
  return [...own, ...suites.flatMap(troubledSpecs)];
}

/** Without a report the runner itself failed. */
function readReport(file, output) {
  if (!existsSync(file)) throw new Error(output.trim().split('\n').slice(-40).join('\n'));
  return JSON.parse(readFileSync(file, 'utf8'));
}

// eslint-disable-next-line no-control-regex -- terminal colours of the runners
const COLOURS = /\u001b\[[0-9;]*m/g;
const firstLines = (text) => text.replaceAll(COLOURS, '').trim().split('\n').slice(0, 25).join('\n');
