// Follows "Traces" of docs/operations.md: installs the SDK in a separate folder, starts a shop with it and collects the
// spans of a page.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { startShop } from '../test/start-shop.mjs';

const START_MS = 600_000;
const READ_MS = 30_000;

const root = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(os.tmpdir(), 'nkm-tracing-'));
/** Each with the program that made it as `by`. */
const spans = [];
let received = '';
const collector = http.createServer(async (request, response) => {
  const body = await text(request);
  received += body;
  for (const { scopeSpans = [] } of JSON.parse(body).resourceSpans ?? [])
    for (const { scope, spans: some } of scopeSpans) spans.push(...some.map((span) => ({ ...span, by: scope.name })));
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
});
let shop;

before(
  async () => {
    const [, commands] = /## Traces\n[\s\S]+?```sh\n([\s\S]+?)```/.exec(
      readFileSync(path.join(root, 'docs/operations.md'), 'utf8'),
    );
    const ofTest = commands.replaceAll('/srv/nkm-tracing', folder);
    assert.notEqual(ofTest, commands);
    for (const command of ofTest.trim().split('\n'))
      execFileSync('sh', ['-c', command], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
    collector.listen(0, '127.0.0.1');
    await once(collector, 'listening');
    const env = {
      DATA_DIR: path.join(folder, 'data'),
      NODE_OPTIONS: `--import ${folder}/tracing.mjs`,
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collector.address().port}`,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_METRICS_EXPORTER: 'none',
      OTEL_LOGS_EXPORTER: 'none',
      OTEL_BSP_SCHEDULE_DELAY: '200',
    };
    shop = await startShop({ project: root }, { env });
    assert.ok(shop.open, shop.stderr);
  },
  { timeout: START_MS },
);
after(async () => {
  await shop?.interrupt();
  collector.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a page has spans of the shop and of the API in the trace of its caller', { timeout: READ_MS }, async () => {
  const traceId = randomBytes(16).toString('hex');
  const caller = randomBytes(8).toString('hex');
  const headers = { traceparent: `00-${traceId}-${caller}-01` };
  const answer = await fetch(`http://localhost:${shop.port}/shop?sort=price_asc&token=hunter2`, { headers });
  assert.equal(answer.status, 200);
  await answer.text();
  const ofTrace = (by) => spans.filter((span) => span.by === by && span.traceId === traceId);
  while (!ofTrace('nkm-shop').length || !ofTrace('nkm-api').length) await setTimeout(100);
  const [page] = ofTrace('nkm-shop');
  assert.equal(page.parentSpanId, caller);
  for (const call of ofTrace('nkm-api')) assert.equal(call.parentSpanId, page.spanId, call.name);
  const attributes = Object.fromEntries(page.attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
  assert.equal(Number(attributes['http.response.status_code']), 200);
  assert.ok(!received.includes('hunter2'));
});
