import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { runCases, visitHome } from './cases.mjs';
import { freePorts, isFree, leftOvers, startShop } from './start-shop.mjs';

/** `npm start` in a fresh clone. */
export function smokeOfFirstStart(clone) {
  const { project } = clone;
  return runCases({
    'a fresh clone opens the shop, prints the addresses and stops on Ctrl-C': async () => {
      const shop = await startShop(clone, { command: ['npm', 'start'] });
      assert.ok(shop.open, `it ended with code ${shop.code}: ${shop.stderr}`);
      try {
        await visitHome(shop.port);
        for (const text of [`http://localhost:${shop.port}`, `http://localhost:${shop.port + 2}`, 'ada@example.com'])
          assert.ok(shop.stdout.includes(text), `the output does not contain ${text}`);
      } finally {
        await shop.interrupt();
      }
      await nothingIsLeft(project, shop.port);
    },
  });
}

/** Later starts, and the messages of failed starts. */
export function smokeOfLaterStarts(clone) {
  const { project, folder } = clone;
  const blocker = net.createServer();
  return runCases({
    'a second instance is refused, a killed API restarts with its log, and a killed start script leaves no process':
      async () => {
        const log = path.join(project, '.nkm/logs/api.log');
        const before = readFileSync(log, 'utf8');
        const shop = await startShop(clone);
        assert.ok(shop.open, `it ended with code ${shop.code}: ${shop.stderr}`);
        try {
          const second = await startShop(clone);
          await demandOneLine(second, /data folder .* is in use by another instance/);
          await visitHome(shop.port);
          const [pid] = leftOvers(project)
            .filter((line) => line.includes('dist/main.mjs'))
            .map(Number.parseFloat);
          process.kill(pid, 'SIGKILL');
          await until('the API is ready again', async () => {
            const { status } = await fetch(`http://localhost:${shop.port + 1}/ready`);
            return status === 200 && !leftOvers(project).some((line) => Number.parseFloat(line) === pid);
          });
          await until('the home page shows products', () => visitHome(shop.port).then(() => true));
          assert.ok(readFileSync(log, 'utf8').startsWith(before), 'the log of earlier starts is lost');
        } finally {
          process.kill(shop.pid, 'SIGKILL'); // only the start script
        }
        await until('free ports', async () => leftOvers(project).length === 0);
        await nothingIsLeft(project, shop.port);
      },

    'SIGTERM to npm start stops the shop': async () => {
      const shop = await startShop(clone, { command: ['npm', 'start'] });
      assert.ok(shop.open, `it ended with code ${shop.code}: ${shop.stderr}`);
      process.kill(shop.pid, 'SIGTERM'); // only npm, not its process group
      await until('free ports', async () => leftOvers(project).length === 0);
      await nothingIsLeft(project, shop.port);
    },

    'a port in use is reported in one line': async () => {
      const port = await freePorts();
      await once(blocker.listen(port + 1), 'listening');
      try {
        await demandOneLine(await startShop(clone, { port }), new RegExp(`^Port ${port + 1} .*taken`));
      } finally {
        await new Promise((resolve) => blocker.close(resolve));
      }
    },

    'an unusable data folder is reported in one line': async () => {
      const file = path.join(folder, 'a-file');
      writeFileSync(file, '');
      const shop = await startShop(clone, { env: { DATA_DIR: path.join(file, 'data') } });
      await demandOneLine(shop, /data folder .* cannot be written/);
    },

    'an unreachable database is reported in one line': async () => {
      const shop = await startShop(clone, { env: { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' } });
      await demandOneLine(shop, /database|DATABASE_URL/i);
      await nothingIsLeft(project, shop.port);
    },

    'a production start changes no release, and stops on Ctrl-C': async () => {
      const document = path.join(project, '.nkm/releases/releases.json');
      const before = readFileSync(document, 'utf8');
      writeFileSync(path.join(project, 'mfe-orders/src/an-edit.ts'), 'export {};');
      const shop = await startShop(clone, { env: productionOf(folder) });
      assert.ok(shop.open, `it ended with code ${shop.code}: ${shop.stderr}`);
      try {
        assert.equal((await fetch(`http://localhost:${shop.port}/shop`)).status, 200);
        assert.match(shop.stdout, /revision \d+/, 'the output does not show the releases');
      } finally {
        rmSync(path.join(project, 'mfe-orders/src/an-edit.ts'));
        assert.equal(await shop.interrupt(), 0, 'Ctrl-C must exit with code 0');
      }
      assert.equal(readFileSync(document, 'utf8'), before);
    },

    'a production start without releases reports the command in one line': async () => {
      const env = { ...productionOf(folder), RELEASE_STORE: path.join(folder, 'no-releases') };
      await demandOneLine(await startShop(clone, { env }), /release store .* is empty: .*npx nkm publish --all/);
    },

    'an invalid setting is reported in one line': async () => {
      await demandOneLine(await startShop(clone, { env: { PORT: 'shop' } }), /PORT must be/);
      // The API would use port 6000, which `fetch` refuses.
      await demandOneLine(
        await startShop(clone, { env: { PORT: '5999' } }),
        /Port 6000 \(API\) is refused by browsers/,
      );
    },
  });
}

/** Waits up to 2 minutes, because a busy machine is slow. */
async function until(what, condition) {
  const deadline = Date.now() + 120_000;
  while (!(await condition().catch(() => false))) {
    assert.ok(Date.now() < deadline, `${what}: not within 2 minutes`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Settings that a production start requires, with an embedded database. */
const productionOf = (folder) => ({
  NODE_ENV: 'production',
  ALLOW_EMBEDDED_DATABASE: 'true',
  DATA_DIR: path.join(folder, 'production-data'),
  PUBLIC_URL: 'https://shop.example',
  PAYSTACK_BASE_URL: 'https://api.paystack.co',
  PAYSTACK_SECRET_KEY: 'sk_live_of_a_test',
  SMTP_URL: 'smtps://mail.example',
  SMS_PROVIDER: 'termii',
  SMS_BASE_URL: 'https://sms.example',
  SMS_API_KEY: 'a key of a test',
  SMS_SENDER: 'NKM',
  LINKS_KEY: 'a-key-of-the-other-sites-0123456789',
});

async function demandOneLine(shop, pattern) {
  if (shop.open) await shop.interrupt();
  assert.ok(!shop.open, 'it started despite the fault');
  assert.notEqual(shop.code, 0, 'it exits with code 0');
  const lines = shop.stderr.trim().split('\n');
  assert.equal(lines.length, 1, `it prints ${lines.length} lines: ${shop.stderr}`);
  assert.match(lines[0], pattern);
}

async function nothingIsLeft(project, port) {
  for (let offset = 0; offset < 4; offset++)
    assert.ok(await isFree(port + offset), `port ${port + offset} is still taken after Ctrl-C`);
  assert.deepEqual(leftOvers(project), [], 'processes are left after Ctrl-C');
}
