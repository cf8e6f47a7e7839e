// npm run audit: checks that are too slow for every change. 10,000 requests generated from the OpenAPI document;
// 2,000 random lives of orders; 100,000 random carts; 500 slow clients in real time; photos that are expensive to
// decode; a backup of 100,000 products; 10,000 guesses of a password and of a code; times, which other work on the
// machine would change; the sign-in through a provider under each opener policy in two browsers; every fault of a
// slice's files in every slice; every stored choice and draft; pages in Firefox; every page hydrated by React's
// development build; every list kept by its address; all browser tests in a full Chromium; axe on each page at two
// widths, and Lighthouse if installed; the guides for a new page and a new slice, the steps of the Dockerfile, an
// upgrade under load, the release commands of the documents, mistakes of a slice's team, which the gate refuses, and
// the figures for Prometheus; a start after two installations; the API's tests on both databases; newer versions of
// Node; the same build in two folders.
// axe (MPL-2.0) is a tool of this run and not part of any shipped code.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
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
  'page-cache.test',
  'random-sequences',
  'describe-slice',
  'trial/run-trial',
  'payments/races',
];
/** Packages of these files. */
const PACKAGES = ['api', 'releases', 'shell', 'shared/platform', 'shared/build'];

const root = path.resolve(import.meta.dirname, '..');
keepTemporaryFilesInMemory();
const run = createRun(root);
try {
  await ensureInstalled(root, { development: true });
  await ensureTools(run, [FIREFOX, FULL_CHROMIUM, PROMETHEUS]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const seeds = Object.fromEntries(
  ['FUZZ_SEED', 'LIVES_SEED'].map((name) => [name, process.env[name] ?? String(randomInt(2 ** 31))]),
);
const repeat = Object.entries(seeds).map(([name, seed]) => `${name}=${seed}`);
console.log(`Random requests, and random lives of orders (to repeat them: ${repeat.join(' ')})`);
const results = [
  runNode(root, 'jest/bin/jest.js', ['--runInBand', '--projects', ...PACKAGES, '--testPathPatterns', ...MEASURED], {
    AUDIT: '1',
    FUZZ_REQUESTS: '10000',
    LIVES: '2000',
    CARTS: '100000',
    BACKUP_PRODUCTS: '100000',
    COUPON_RIVALS: '200',
    SLOW_SECOND_MS: '1000',
    ...seeds,
  }),
  await secondStart(),
  runNode(path.join(root, 'e2e'), '@playwright/test/cli.js', ['test'], { E2E_AUDIT: '1' }),
  runNode(path.join(root, 'e2e'), '@playwright/test/cli.js', ['test'], { CHROME_PATH: fullChromium(), E2E_ALL: '1' }),
  followGuides(),
  await startAfterTwoInstalls(),
  runNode(root, 'jest/bin/jest.js', ['--maxWorkers=2', '--projects', 'api'], { BOTH_DATABASES: '1' }),
  await newerNodes(),
];
process.exit(results.every(Boolean) ? 0 : 1);

/** @returns {boolean} whether it succeeded */
function runNode(cwd, program, args, env) {
  const command = [path.join(root, 'node_modules', program), ...args];
  return spawnSync(process.execPath, command, { cwd, env: { ...env, ...process.env }, stdio: 'inherit' }).status === 0;
}

function followGuides() {
  const files = ['docs/follow-guides', 'docs/mistakes', 'docs/prometheus', 'operations/container'].map((name) =>
    path.join(root, `scripts/${name}.audit.mjs`),
  );
  const command = ['--test', '--test-concurrency=1', ...files];
  return spawnSync(process.execPath, command, { stdio: 'inherit' }).status === 0;
}

async function startAfterTwoInstalls() {
  console.log('A start after two installations');
  try {
    await twoInstalls(root, run);
    return true;
  } catch (error) {
    console.error(error);
    return false;
  }
}

async function newerNodes() {
  console.log('Node 22 and 24');
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
