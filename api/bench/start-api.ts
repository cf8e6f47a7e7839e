import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const API_DIR = path.dirname(import.meta.dirname);
const LONGEST_START_MS = 60_000;

/** Data of an API; without a database address it uses the embedded one. */
export interface ApiPlace {
  databaseUrl: string | null;
  dataDir: string;
}

/** Starts the API as a separate production-like process and waits until it answers. Throws when it does not. */
export async function startApi({ databaseUrl, dataDir }: ApiPlace) {
  execFileSync(process.execPath, [path.join(API_DIR, 'build.mjs')]);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const api = spawn(process.execPath, ['--enable-source-maps', path.join(API_DIR, 'dist', 'main.mjs')], {
    cwd: API_DIR,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      API_PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      RATE_LIMIT_SCALE: '10000', // one address sends all requests
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    },
  });
  const deadline = Date.now() + LONGEST_START_MS;
  while (!(await answers(`${origin}/ready`))) {
    if (api.exitCode !== null || Date.now() > deadline) throw new Error('The API did not start.');
    await sleep(200);
  }
  // Lets the API prepare its first pictures, which would distort the measurement.
  await sleep(12_000);
  return {
    origin,
    stop: async () => {
      const ended = once(api, 'exit');
      api.kill('SIGTERM');
      await ended;
    },
  };
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
