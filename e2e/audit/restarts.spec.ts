import { mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { startNginx } from '../system/nginx';
import { startPostgres } from '../system/postgres';
import { picturesFolder, PUBLISHED, runFolder } from '../system/run-folder';
import type { Part } from '../system/start-part';
import { startApi, startShell } from '../system/start-parts';
import { failuresOf, percentile, type Planned, startLoad } from './steady-load';

const RESTARTS = 20;
const PER_SECOND = 50;
/** The n-th part has its own ports: shop, then API. */
const FIRST_PORT = 28_400;
const portOf = (part: number) => FIRST_PORT + 10 * part;

/** Cached and uncached pages, calls, files, and requests that nginx never repeats. */
const REQUESTS: Omit<Planned, 'uncached'>[] = [
  { address: '/' },
  { address: '/shop' },
  ...Array.from({ length: 7 }, (_, page) => ({ address: `/shop?page=${page + 2}` })),
  { address: '/Flash-Deals' },
  { address: '/api/products?perPage=20' },
  { address: '/api/settings' },
  { address: '/search/phone' },
  { address: '/api/login', body: { email: 'nobody' } },
  { address: '/api/login', body: { email: 'nobody@example.com' } },
];

test(`${RESTARTS} restarts of one of two shells and one of two APIs behind nginx lose no request`, async () => {
  test.setTimeout(40 * 60_000);
  const parts: Part[] = [];
  const folder = mkdtempSync(path.join(runFolder(), 'restarts-'));
  try {
    const postgres = await startPostgres(portOf(3));
    parts.unshift(postgres);
    const [door, apiDoor] = [portOf(4), portOf(4) + 1];
    const common = { HOST: '127.0.0.1', SERVER_API_TIMEOUT_MS: '10000', STOP_DELAY_MS: '1000' };
    const anApi = (number: number) => {
      const data = path.join(folder, `data-${number}`);
      return startApi(portOf(number), { ...common, DATA_DIR: data, DATABASE_URL: postgres.url });
    };
    const aShell = (number: number) =>
      startShell('production', portOf(number), {
        ...common,
        API_BASE_URL: `http://127.0.0.1:${apiDoor}`,
        PUBLIC_URL: `http://127.0.0.1:${door}`,
        RELEASE_STORE: PUBLISHED.folder,
        DATA_DIR: path.join(folder, `shell-${number}`),
      });
    for (const number of [0, 1]) {
      const data = path.join(folder, `data-${number}`);
      mkdirSync(data);
      symlinkSync(picturesFolder(), path.join(data, 'pictures'));
    }
    const apis = [await anApi(0), await anApi(1)];
    const nginx = await startNginx({
      port: door,
      shops: [portOf(0), portOf(1)],
      apiPort: apiDoor,
      apis: [portOf(0) + 1, portOf(1) + 1],
    });
    parts.unshift(nginx);
    const shells = [await aShell(0), await aShell(1)];

    const load = startLoad(`http://127.0.0.1:${door}`, PER_SECOND, (number) => ({
      ...REQUESTS[number % REQUESTS.length]!,
      uncached: false,
    }));
    await sleep(5_000);
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      const number = restart % 2;
      await Promise.all([
        shells[number]!.stop().then(async () => (shells[number] = await aShell(number))),
        apis[number]!.stop().then(async () => (apis[number] = await anApi(number))),
      ]);
      await sleep(2_500); // nginx detects that the part is back
    }
    const sent = await load.stop();
    await Promise.all([...shells, ...apis].map((part) => part.stop()));
    const failures = failuresOf(sent);
    const times = sent.map(({ ms }) => ms);
    const [p99, slowest] = [percentile(times, 0.99).toFixed(0), Math.max(...times).toFixed(0)];
    process.stdout.write(
      `  ${sent.length} requests, ${failures.length} failed; p99 ${p99} ms, slowest ${slowest} ms\n`,
    );
    expect(failures).toEqual([]);
  } finally {
    for (const part of parts) await part.stop();
  }
});
