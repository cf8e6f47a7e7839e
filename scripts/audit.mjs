// npm run audit [-- <part>...]: checks that are too slow for every change; without a name, all parts one after another.
// `npm run audit -- --help` lists the parts. Run them when nothing else runs: some measure times.
// axe (MPL-2.0) is a tool of this run and not part of any shipped code.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { demandUsableFolder } from './start/check-ground.mjs';
import { ensureInstalled } from './start/install.mjs';
import { ensureTools, FIREFOX, FULL_CHROMIUM, fullChromium, PROMETHEUS } from './test/ensure-tools.mjs';
import { createRun } from './test/run.mjs';
import { sameBuild } from './test/same-build.mjs';
import { smokeOfNodes } from './test/smoke-nodes.mjs';
import { cloneProject, startShop } from './test/start-shop.mjs';
import { keepTemporaryFilesInMemory } from './test/temporary-files.mjs';
import { twoInstalls } from './test/two-installs.mjs';

/** Maximum seconds of a second start. */
const SECOND_START_S = 15;
/** Jest files with long runs and measured times. */
const MEASURED = [
  'test/fuzz',
  'test/lives',
  'refunds/random-carts',
  'coupons/coupon-rules',
  'test/slow-clients',
  '\\.audit\\.test',
  'src/backup',
  'seed/seed',
  'accounts/passwords.test',
  'accounts/sign-in-times',
  'accounts/guesses',
  'phone-numbers/verification',
  'orders/reading/order-times',
  'invoice-documents/document-times',
  'choose-release-set',
  'payments/unpaid/random-orders',
  'other-payment/random-changes',
  'invoice-documents/surfaces',
  'cancellations/cancellations.test',
  'hold-body',
  'random-sequences',
  'describe-slice',
  'trial/run-trial',
  'payments/races',
];
/** Packages of these files. */
const PACKAGES = ['api', 'releases', 'shell', 'shared/platform', 'shared/build'];

/** Each part by its name: what it checks, and the check, which returns whether it succeeded. */
const PARTS = {
  measures: {
    says:
      'random requests, lives of orders and carts; guesses of passwords and codes; slow clients; expensive photos; ' +
      'a backup of 100,000 products; times',
    check: measures,
  },
  start: { says: 'a start with nothing to build and nothing to seed', check: secondStart },
  browser: {
    says:
      'faults of slices, stored choices and drafts, hydration by a development build, lists kept by their address, ' +
      'pages in Firefox, openers of a sign-in, an upgrade under load, axe on each page, and Lighthouse if installed',
    check: () => {
      const passed = ['audit', 'measured'].map((name) => playwright({ E2E_AUDIT: '1' }, name));
      return passed.every(Boolean);
    },
  },
  'full-browser': {
    says: 'all browser tests in a full Chromium, on the embedded database',
    check: () => playwright({ CHROME_PATH: fullChromium(), E2E_ALL: '1', E2E_EMBEDDED: '1' }),
  },
  guides: {
    says:
      'the guides for a page and a slice, mistakes that the gate refuses, figures for Prometheus, spans, ' +
      'the steps of the Dockerfile',
    check: followGuides,
  },
  installs: { says: 'a start after two installations', check: startAfterTwoInstalls },
  databases: {
    says: "the API's tests on both databases",
    check: () => runNode(root, 'jest/bin/jest.js', ['--maxWorkers=2', '--projects', 'api'], { BOTH_DATABASES: '1' }),
  },
  nodes: { says: 'newer versions of Node, and the same build in two folders', check: newerNodes },
};

const root = path.resolve(import.meta.dirname, '..');
const asked = process.argv.slice(2);
if (asked.some((name) => !(name in PARTS))) {
  console.log('npm run audit [-- <part>...]\n');
  for (const [name, { says }] of Object.entries(PARTS)) console.log(`${name}: ${says}`);
  process.exit(asked.includes('--help') ? 0 : 1);
}
keepTemporaryFilesInMemory();
const run = createRun(root);
try {
  demandUsableFolder(root);
  await ensureInstalled(root, { development: true });
  await ensureTools(run, [FIREFOX, FULL_CHROMIUM, PROMETHEUS]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const results = [];
for (const name of asked.length > 0 ? asked : Object.keys(PARTS)) {
  console.log(`\n${name}: ${PARTS[name].says}`);
  const since = performance.now();
  const isPassed = await PARTS[name].check();
  results.push({
    isPassed,
    line: `${isPassed ? '✓' : '✗'} ${name} (${Math.round((performance.now() - since) / 1000)} s)`,
  });
}
console.log(`\n${results.map(({ line }) => line).join('\n')}`);
process.exit(results.every(({ isPassed }) => isPassed) ? 0 : 1);

function measures() {
  const seeds = Object.fromEntries(
    ['FUZZ_SEED', 'LIVES_SEED'].map((name) => [name, process.env[name] ?? String(randomInt(2 ** 31))]),
  );
  const repeat = Object.entries(seeds).map(([name, seed]) => `${name}=${seed}`);
  console.log(`To repeat the random requests and lives: ${repeat.join(' ')}`);
  const args = ['--runInBand', '--projects', ...PACKAGES, '--testPathPatterns', ...MEASURED];
  return runNode(root, 'jest/bin/jest.js', args, {
    AUDIT: '1',
    FUZZ_REQUESTS: '10000',
    LIVES: '2000',
    CARTS: '100000',
    BACKUP_PRODUCTS: '100000',
    COUPON_RIVALS: '200',
    SLOW_SECOND_MS: '1000',
    ...seeds,
  });
}

/** @param {string} [project] of the configuration: `measured` runs one test at a time */
function playwright(env, project) {
  const options = project ? [`--project=${project}`] : [];
  if (project === 'measured') options.push('--workers=1');
  return runNode(path.join(root, 'e2e'), '@playwright/test/cli.js', ['test', ...options], env);
}

/** @returns {boolean} whether it succeeded */
function runNode(cwd, program, args, env) {
  const command = [path.join(root, 'node_modules', program), ...args];
  return spawnSync(process.execPath, command, { cwd, env: { ...env, ...process.env }, stdio: 'inherit' }).status === 0;
}

function followGuides() {
  const files = ['docs/follow-guides', 'docs/mistakes', 'docs/prometheus', 'docs/tracing', 'operations/container'].map(
    (name) => path.join(root, `scripts/${name}.audit.mjs`),
  );
  const command = ['--test', '--test-concurrency=1', ...files];
  return spawnSync(process.execPath, command, { stdio: 'inherit' }).status === 0;
}

async function startAfterTwoInstalls() {
  try {
    await twoInstalls(root, run);
    return true;
  } catch (error) {
    console.error(error);
    return false;
  }
}

async function newerNodes() {
  const clone = await cloneProject(root, run);
  try {
    const { failed, details } = await smokeOfNodes(clone, run);
    for (const line of details) console.error(line);
    await sameBuild(clone, run);
    return failed === 0;
  } catch (error) {
    console.error(error);
    return false;
  } finally {
    clone.remove();
  }
}

/** Measures a start of the shop that has nothing to build and nothing to seed. */
async function secondStart() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'nkm-audit-'));
  try {
    const start = async () => {
      const shop = await startShop({ project: root }, { env: { DATA_DIR: path.join(folder, 'data') } });
      if (!shop.open) throw new Error(`it ended with code ${shop.code}: ${shop.stderr}`);
      await shop.interrupt();
      return shop.seconds;
    };
    await start();
    const seconds = await start();
    console.log(`A second start takes ${seconds.toFixed(1)} s; ${SECOND_START_S} s are allowed`);
    return seconds < SECOND_START_S;
  } catch (error) {
    console.error(`A second start: ${error.message}`);
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
