// Starts a shop and the Prometheus of Debian with the scrape configuration and the alert rules of docs/operations.md:
// both processes are read, every figure of the documents exists, and every expression of the alert rules and of the
// dashboard can be calculated.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { freePorts, startShop } from '../test/start-shop.mjs';

const START_MS = 600_000;
const READ_MS = 60_000;
const TOKEN = 'the-token-of-an-audit';
const PROMETHEUS_PORT = 4900;
/** The embedded database has no connections. */
const ON_POSTGRESQL = 'nkm_api_database_connections';

const root = path.resolve(import.meta.dirname, '../..');
const readDocument = (name) => readFileSync(path.join(root, 'docs', name), 'utf8');
const folder = mkdtempSync(path.join(os.tmpdir(), 'nkm-prometheus-'));
const operations = readDocument('operations.md');
let shop;
let prometheus;
let address;

before(
  async () => {
    shop = await startShop({ project: root }, { env: { DATA_DIR: path.join(folder, 'data'), METRICS_TOKEN: TOKEN } });
    assert.ok(shop.open, shop.stderr);
    const shopAddress = `127.0.0.1:${shop.port}`;
    assert.equal((await fetch(`http://${shopAddress}/shop`)).status, 200);
    const config = writeConfig([shopAddress, `127.0.0.1:${shop.port + 1}`]);
    const port = await freePorts(PROMETHEUS_PORT);
    address = `http://127.0.0.1:${port}`;
    const options = [`--config.file=${config}`, `--storage.tsdb.path=${folder}/tsdb`];
    prometheus = spawn('prometheus', [...options, `--web.listen-address=127.0.0.1:${port}`], { stdio: 'ignore' });
    const areUp = (found) => found.length === 2 && found.every(({ health }) => health === 'up');
    await until('both targets are read', async () => areUp(await targets()));
  },
  { timeout: START_MS },
);
after(async () => {
  prometheus?.kill();
  await shop?.interrupt();
  rmSync(folder, { recursive: true, force: true });
});

/** The configuration of the document for these targets, with a shorter interval. */
function writeConfig(addresses) {
  const [, documented] = /```yaml\n(scrape_configs:\n[\s\S]+?)```/.exec(operations);
  writeFileSync(path.join(folder, 'token'), TOKEN);
  writeFileSync(path.join(folder, 'alerts.yml'), readDocument('operations/alerts.yml'));
  const file = path.join(folder, 'prometheus.yml');
  const config = documented
    .replace('/etc/prometheus/nkm-token', path.join(folder, 'token'))
    .replace(/targets: \[.*\]/, `targets: ${JSON.stringify(addresses)}`);
  writeFileSync(file, `global: { scrape_interval: 1s, evaluation_interval: 1s }\n${config}`);
  const checked = spawnSync('promtool', ['check', 'config', file], { encoding: 'utf8' });
  assert.equal(checked.status, 0, checked.stdout + checked.stderr);
  return file;
}

async function ask(call) {
  const answer = await fetch(`${address}/api/v1/${call}`);
  const { status, data, error } = await answer.json();
  assert.equal(status, 'success', `${call}: ${error}`);
  return data;
}

const targets = async () => (await ask('targets')).activeTargets;

async function until(what, isTrue) {
  for (const end = Date.now() + READ_MS; Date.now() < end; await setTimeout(500))
    if (await isTrue().catch(() => false)) return;
  assert.fail(`not within ${READ_MS / 1000} s: ${what}`);
}

/** Figures of both processes, also those that have counted nothing, which Prometheus does not know. */
async function readNames() {
  const headers = { authorization: `Bearer ${TOKEN}` };
  const read = async ({ scrapeUrl }) => (await fetch(scrapeUrl, { headers })).text();
  const texts = await Promise.all((await targets()).map(read));
  const found = texts.flatMap((figures) => [...figures.matchAll(/^# HELP (\S+)/gm)].map(([, name]) => name));
  return new Set([...found, ON_POSTGRESQL]);
}

/** The expressions of the dashboard, with the time range that Grafana would choose. */
const dashboardExpressions = () =>
  JSON.parse(readDocument('operations/dashboard.json'))
    .panels.flatMap(({ targets: lines }) => lines)
    .map(({ expr }) => expr.replaceAll('$__rate_interval', '1m'));

const alertExpressions = async () =>
  (await ask('rules')).groups.flatMap(({ rules }) => rules).map(({ query }) => query);

test('documents and processes name the same figures', async () => {
  const names = await readNames();
  const rows = operations.match(/^\| `nkm_.*$/gm).join('\n');
  const documented = [...rows.matchAll(/`(nkm_\w+)`(?:, `…(\w+)`)?/g)].flatMap(([, name, end]) =>
    end ? [name, name.replace(/_[a-z]+$/, end)] : [name],
  );
  assert.deepEqual([...names].filter((name) => name.startsWith('nkm_')).toSorted(), documented.toSorted());
});

test('every expression of the rules and of the dashboard reads figures that exist', async () => {
  const names = await readNames();
  const expressions = [...(await alertExpressions()), ...dashboardExpressions()];
  assert.ok(expressions.length > 20);
  for (const expression of expressions) {
    await ask(`query?query=${encodeURIComponent(expression)}`);
    const used = expression.match(/\b(?:nkm|nodejs|process)_\w+/g);
    for (const name of used) {
      const figure = [name, name.replace(/_(?:bucket|count|sum)$/, '')].find((known) => names.has(known));
      assert.ok(figure, `${name} does not exist: ${expression}`);
    }
  }
});

test('the rules are calculated, and none alerts in a healthy shop', async () => {
  const read = async () => (await ask('rules')).groups.flatMap(({ rules }) => rules);
  await until('each rule is calculated', async () => (await read()).every(({ health }) => health === 'ok'));
  const alerting = (await read()).filter(({ state }) => state !== 'inactive').map(({ name }) => name);
  assert.deepEqual(alerting, []);
});
