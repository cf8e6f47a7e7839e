import { mkdtemp, rm } from 'node:fs/promises';
import { chmodSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort, startPostgresIn, type PostgresServer } from '../../test/postgres-server';
import { limitOf } from '../../test/limit-of';
import { type Program, runProgram } from '../../test/run-program';
import { until } from '../../test/until';

const KILLS = 20;
const WELL_AGAIN_MS = limitOf(2_000);
/** A separate shop with few rows starts faster. */
const LIVE = {
  NODE_ENV: 'production',
  PAYSTACK_BASE_URL: 'https://api.paystack.co',
  PAYSTACK_SECRET_KEY: 'sk_live_not_a_key',
  SMTP_URL: 'smtp://127.0.0.1:9',
  SMS_PROVIDER: 'termii',
  SMS_BASE_URL: 'http://127.0.0.1:9',
  SMS_API_KEY: 'a key of a test',
  SMS_SENDER: 'NKM',
  PUBLIC_URL: 'https://shop.example',
  HOST: '127.0.0.1',
  RATE_LIMIT_SCALE: '1000',
};

interface Answer {
  status: number;
  retryAfter: string | null;
}

describe('an API whose database dies', () => {
  let folder: string;
  let server: PostgresServer;
  let program: Program;
  let address: string;
  let exitCode: number | null | undefined;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'nkm-restart-'));
    chmodSync(folder, 0o755);
    server = await startPostgresIn(path.join(folder, 'postgres'));
    await onDatabase('postgres', (client) => client.query('create database nkm'));
    const port = await freePort();
    address = `http://127.0.0.1:${port}`;
    program = runProgram('main.mjs', {
      ...LIVE,
      DATABASE_URL: server.url('nkm'),
      DATA_DIR: path.join(folder, 'data'),
      API_PORT: String(port),
      LOG_LEVEL: 'error',
    });
    void program.ended.then(({ code }) => (exitCode = code));
    expect(await program.ready).toBe(true);
  });
  afterAll(async () => {
    program.child.kill('SIGTERM');
    await program.ended;
    await server.stop('SIGINT');
    await rm(folder, { recursive: true });
  });

  async function onDatabase<T>(name: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client({ connectionString: server.url(name) });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }
  const ask = async (url: string, init?: RequestInit): Promise<Answer> => {
    const answer = await fetch(address + url, { ...init, signal: AbortSignal.timeout(60_000) });
    await answer.arrayBuffer();
    return { status: answer.status, retryAfter: answer.headers.get('retry-after') };
  };
  const read = () => ask('/states');
  const write = () =>
    ask('/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'nobody@example.com', password: 'Nobody-2026!', platform: 'Web' }),
    });
  /** Sends a request and ends its backend while it waits for the table. */
  const killDuring = (request: () => Promise<Answer>, table: string) =>
    onDatabase('nkm', async (client) => {
      await client.query(`begin; lock table ${table} in access exclusive mode`);
      const answer = request();
      await until('a backend that waits for the table', async () => {
        // A transaction sees the activity at its start.
        await client.query('select pg_stat_clear_snapshot()');
        const { rowCount } = await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = 'nkm' and wait_event_type = 'Lock' and state = 'active'`);
        return rowCount !== null && rowCount > 0;
      });
      await client.query('rollback');
      return answer;
    });

  it(`survives ${KILLS} backends that die during a query: reads succeed, writes get 503 with Retry-After`, async () => {
    for (let kill = 0; kill < KILLS / 2; kill++) {
      expect((await killDuring(read, 'states')).status).toBe(200);
      expect(await killDuring(write, 'rate_limits')).toEqual({
        status: 503,
        retryAfter: expect.stringMatching(/^\d+$/),
      });
    }
    expect((await write()).status).toBe(422);
    expect(exitCode).toBeUndefined();
  });

  it.each(['SIGINT', 'SIGQUIT'] as const)(
    'recovers soon after the server stopped (%s) and returned',
    async (signal) => {
      const answers: Answer[] = [];
      let asking = true;
      const shoppers = [read, write, read, write].map(async (request) => {
        while (asking) {
          answers.push(await request());
          await sleep(20);
        }
      });
      const answered = (status: number, count: number) => () =>
        answers.filter((answer) => answer.status === status).length >= count;
      await until('answers of a well API', answered(200, 4));
      await server.stop(signal);
      await until('answers of an API without its database', answered(503, 8));
      expect((await ask('/ready')).status).toBe(503);
      expect((await ask('/health')).status).toBe(200);
      server = await startPostgresIn(path.join(folder, 'postgres'), server.port);
      const back = performance.now();
      while ((await read()).status !== 200 || (await write()).status !== 422) await sleep(10);
      const wellAgain = performance.now() - back;
      asking = false;
      await Promise.all(shoppers);
      expect(wellAgain).toBeLessThan(WELL_AGAIN_MS);
      expect(answers.filter(({ status }) => ![200, 422, 503].includes(status))).toEqual([]);
      expect(answers.filter(({ status, retryAfter }) => status === 503 && retryAfter === null)).toEqual([]);
      expect(exitCode).toBeUndefined();
    },
  );
});
