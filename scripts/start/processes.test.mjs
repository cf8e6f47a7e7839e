import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import { createProcesses } from './processes.mjs';

const root = mkdtempSync(path.join(os.tmpdir(), 'nkm-processes-'));
test.after(() => rmSync(root, { recursive: true, force: true }));

/** A shop that answers the readiness check and then runs `code`. */
function writeShop(code) {
  mkdirSync(path.join(root, 'shell/dist/server'), { recursive: true });
  const server = "const server = require('node:http').createServer((_, answer) => answer.end(String(process.pid)));";
  writeFileSync(path.join(root, 'shell/dist/server/index.cjs'), `${server}\nserver.listen(process.env.PORT);\n${code}`);
}

async function freePort() {
  const probe = net.createServer();
  await new Promise((resolve) => probe.listen(0, resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
const pidOf = async (port) => Number(await (await fetch(`http://localhost:${port}/`)).text());

async function until(condition) {
  const deadline = Date.now() + 120_000;
  while (!(await condition().catch(() => false))) {
    assert.ok(Date.now() < deadline, 'the condition was not met within 120 s');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test('a killed process restarts, and a stopped one stays stopped', async () => {
  writeShop('');
  const port = await freePort();
  const processes = createProcesses(root);
  await processes.startShell({ shop: { name: 'shop', port } });
  const first = await pidOf(port);
  process.kill(first, 'SIGKILL');
  await until(async () => (await pidOf(port)) !== first);
  const second = await pidOf(port);
  await processes.stop();
  assert.throws(() => process.kill(second, 0), { code: 'ESRCH' });
  assert.match(
    readFileSync(path.join(root, '.nkm/logs/shop.log'), 'utf8'),
    /ended with SIGKILL: restarting it \(1 of 5/,
  );
});

test('a process that ends repeatedly stops the shop and reports the reason', async () => {
  writeShop('');
  const port = await freePort();
  const processes = createProcesses(root, { clock: () => 0 }); // all ends are within a minute
  const reason = new Promise((resolve) => processes.onGiveUp(resolve));
  await processes.startShell({ shop: { name: 'shop', port } });
  writeShop("console.error('Error: no memory left'); process.exit(7);");
  process.kill(await pidOf(port), 'SIGKILL');
  assert.match(await reason, /^The shop ended 6 times within a minute, with code 7: Error: no memory left; its log: /);
  await processes.stop();
});

test('a process that fails to start reports the reason and does not restart', async () => {
  writeShop("console.error('PORT is taken'); process.exit(1);");
  const processes = createProcesses(root);
  await assert.rejects(processes.startShell({ shop: { name: 'shop', port: await freePort() } }), {
    message: 'PORT is taken',
  });
  await processes.stop();
});
