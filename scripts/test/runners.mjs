import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { workspacesOf } from '../../lint/workspaces.mjs';

/** Lines of a message or of a log to print; the reports hold the rest. */
const LINES = 25;

/**
 * One Jest run over all packages, so that no processor is idle between packages.
 * @returns {Promise<(wanted: (folder: string) => boolean) => object>} counts the tests of the wanted files
 */
export async function jest(run, root) {
  const sequencer = path.join(import.meta.dirname, 'slow-first.cjs');
  // Three workers, because some tests wait for a clock or a server.
  const testResults = await runJest(run, root, 'jest', ['--maxWorkers=3', `--testSequencer=${sequencer}`]);
  const repeat = async (failures) => {
    const files = failures.map(({ file }) => file);
    const again = await runJest(run, root, 'jest-again', ['--runInBand', '--runTestsByPath', ...files]);
    const passed = new Set(again.filter(({ status }) => status === 'passed').map(({ name }) => name));
    return failures.filter(({ file }) => passed.has(file));
  };
  return (wanted) => ({
    ...countTests(testResults.filter(({ name }) => wanted(path.relative(root, name)))),
    repeat,
  });
}

async function runJest(run, root, log, options) {
  const file = path.join(root, `.nkm/test/${log}.json`);
  rmSync(file, { force: true });
  const jestCli = 'node_modules/jest/bin/jest.js';
  const projects = await jestProjects(root);
  // Jest knows one timeout for all projects.
  const testTimeout = Math.max(...projects.map((project) => project.testTimeout));
  const config = JSON.stringify({ projects, testTimeout });
  const args = [jestCli, '--config', config, '--json', `--outputFile=${file}`, ...options];
  const output = await run(process.execPath, args, { log, mayFail: true });
  return readReport(file, output).testResults;
}

/** Packages with the same settings are one project, so that Jest transpiles what they share only once. */
async function jestProjects(root) {
  const projects = new Map();
  for (const folder of [...workspacesOf(root), 'lint']) {
    const file = path.join(root, folder, 'jest.config.mjs');
    if (!existsSync(file)) continue;
    const { rootDir, displayName, ...settings } = (await import(pathToFileURL(file))).default;
    const key = JSON.stringify(settings);
    const same = projects.get(key);
    projects.set(key, {
      ...settings,
      rootDir: same ? root : rootDir,
      displayName: same ? `${same.displayName} ${displayName}` : displayName,
      roots: [...(same?.roots ?? []), rootDir],
      cacheDirectory: path.join(root, 'node_modules/.cache/jest'),
    });
  }
  return [...projects.values()];
}

/** A file that fails to run counts as a failed test. */
function countTests(files) {
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  const count = (...wanted) => tests.filter(({ status }) => wanted.includes(status)).length;
  const failures = files.filter(({ status }) => status === 'failed').map(failureOf);
  return {
    passed: count('passed'),
    failed: failures.reduce((sum, failure) => sum + failure.tests, 0),
    skipped: count('pending', 'todo', 'skipped', 'disabled'),
    failures,
  };
}

function failureOf({ name, message, assertionResults }) {
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  const messages = failed.map(
    ({ fullName, failureMessages }) => `${fullName}\n${firstLines(failureMessages.join('\n'))}`,
  );
  return {
    file: name,
    name,
    message: messages.length > 0 ? messages.join('\n') : firstLines(message),
    tests: failed.length || 1,
  };
}

/** Tests of plain scripts with Node's test runner. */
export async function nodeTests(run, root, folder) {
  const files = readdirSync(path.join(root, folder)).filter((file) => file.endsWith('.test.mjs'));
  const args = ['--test', '--test-reporter=tap', ...files.map((file) => path.join(root, folder, file))];
  const output = await run(process.execPath, args, { log: `node-tests-${path.basename(folder)}`, mayFail: true });
  const count = (what) => Number(new RegExp(`^# ${what} (\\d+)$`, 'm').exec(output)?.[1] ?? NaN);
  const [passed, failed, skipped] = [
    count('pass'),
    count('fail') + count('cancelled'),
    count('skipped') + count('todo'),
  ];
  if (Number.isNaN(passed + failed + skipped) || passed + failed === 0) throw new Error(firstLines(output));
  return { passed, failed, skipped, details: failed > 0 ? [output] : [] };
}

/** The Playwright suites, which set up their systems themselves. */
export async function playwright(run, root) {
  const { stats, suites, errors } = await runPlaywright(run, root, 'playwright', 'test-results');
  const failures = suites.flatMap(failedSpecs);
  return {
    passed: stats.expected,
    failed: failures.length + errors.length,
    skipped: stats.skipped,
    details: errors.map(({ message }) => firstLines(message)),
    failures,
    async repeat(failed) {
      const places = [...new Set(failed.map(({ place }) => place))];
      const again = await runPlaywright(run, root, 'playwright-again', 'test-results/again', [
        '--workers=1',
        ...places,
      ]);
      const stillFailed = new Set(again.suites.flatMap(failedSpecs).map(({ id }) => id));
      const ran = new Set(again.suites.flatMap(specIds));
      return failed.filter(({ id }) => ran.has(id) && !stillFailed.has(id));
    },
  };
}

async function runPlaywright(run, root, log, folder, options = []) {
  const file = path.join(root, 'e2e', folder, 'report.json');
  rmSync(file, { force: true });
  const args = [path.join(root, 'node_modules/@playwright/test/cli.js'), 'test', `--output=${folder}`, ...options];
  const env = { E2E_REPORT: file };
  const output = await run(process.execPath, args, { cwd: path.join(root, 'e2e'), env, log, mayFail: true });
  return readReport(file, output);
}

/** Attachments of a failed test that lead to its cause. */
const LOGS = ['console', 'server logs'];

/** A test that was skipped is ok, and `stats` counts it. */
function failedSpecs({ suites = [], specs = [] }) {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ id, file, line, title, tests }) => {
      const results = tests.flatMap((test) => test.results);
      const [message] = results.flatMap(({ errors }) => errors.map((error) => error.message));
      const logs = results.flatMap(({ attachments }) => attachments.filter(({ name }) => LOGS.includes(name)));
      const logged = logs.map(({ name, body }) => `${name}:\n${lastLines(Buffer.from(body, 'base64').toString())}`);
      return {
        id,
        place: `${file}:${line}`,
        name: `e2e/${file}:${line}: ${title}`,
        message: [firstLines(message ?? 'it did not run'), ...logged].join('\n'),
        tests: 1,
      };
    });
  return [...own, ...suites.flatMap(failedSpecs)];
}

const specIds = ({ suites = [], specs = [] }) => [...specs.map(({ id }) => id), ...suites.flatMap(specIds)];

/** Without a report the runner itself failed. */
function readReport(file, output) {
  if (!existsSync(file)) throw new Error(output.trim().split('\n').slice(-40).join('\n'));
  return JSON.parse(readFileSync(file, 'utf8'));
}

// eslint-disable-next-line no-control-regex -- terminal colours of the runners
const COLOURS = /\u001b\[[0-9;]*m/g;
const OF_RUNNER = /^\s+at .*(node_modules\/(jest|playwright|@jest)|node:internal|\(<anonymous>\)$)/;
const linesOf = (text) =>
  text
    .replaceAll(COLOURS, '')
    .trim()
    .split('\n')
    .filter((line) => !OF_RUNNER.test(line));
const firstLines = (text) => linesOf(text).slice(0, LINES).join('\n');
const lastLines = (text) => linesOf(text).slice(-LINES).join('\n');
