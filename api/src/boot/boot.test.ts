import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../test/free-port';
import { runProgram } from '../../test/run-program';
import { postgresUrl } from '../../test/postgres-server';
import { API_DIR, openTestDatabase } from '../../test/test-databases';
import { lockDataFolder } from '../platform/database/data-folder-lock';
import type { OpenDatabase } from '../platform/database/database';
import { openDatabase } from '../platform/database/open-database';
import { boot, bootWorker } from './boot';
import { failureLine } from './failure-line';

/** A shop with few rows. */
const LIVE = {
  NODE_ENV: 'production',
  HOST: 'localhost',
  PAYSTACK_BASE_URL: 'https://api.paystack.co',
  PAYSTACK_SECRET_KEY: 'sk_live_not_a_key',
  SMTP_URL: 'smtp://127.0.0.1:9',
  SMS_PROVIDER: 'termii',
  SMS_BASE_URL: 'http://127.0.0.1:9',
  SMS_API_KEY: 'a key of a test',
  SMS_SENDER: 'NKM',
  PUBLIC_URL: 'https://shop.example',
};

const run = (settings: Record<string, string>) => runProgram('main.mjs', settings);

/** Output of a start that cannot succeed, in this process, because separate processes would take seconds. */
const refusal = (settings: Record<string, string>) =>
  boot({ LOG_LEVEL: 'warn', ...settings }, API_DIR).then(
    async ({ stop }) => stop().then(() => 'It started.'),
    (error: unknown) => failureLine(error).split('\n'),
  );

let folder: string;
let taken: Server;
let takenPort: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'nkm-boot-'));
  taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, 'localhost', resolve));
  takenPort = String((taken.address() as AddressInfo).port);
});
afterAll(async () => {
  await new Promise((resolve) => taken.close(resolve));
  await rm(folder, { recursive: true });
});

describe('a start that cannot succeed ends with one clear line', () => {
  it('when another instance owns the data folder', async () => {
    const unlock = await lockDataFolder(folder);
    const lines = await refusal({ DATA_DIR: folder });
    await unlock();
    const line =
      `The data folder ${folder} is in use by another instance ` +
      `(process ${process.pid}): stop it, or set DATA_DIR.`;
    expect(lines).toEqual([line]);
  });

  it('when the worker has no PostgreSQL', async () => {
    await expect(bootWorker({ DATA_DIR: folder }, API_DIR)).rejects.toThrow(
      'The worker needs PostgreSQL: set DATABASE_URL. On the embedded database, the API itself runs the jobs.',
    );
  });

  it('when the data folder cannot be written', async () => {
    const file = path.join(folder, 'file');
    await writeFile(file, '');
    expect(await refusal({ DATA_DIR: path.join(file, 'data') })).toEqual([
      expect.stringMatching(/^Cannot write to the data folder .*file\/data \(DATA_DIR\): /),
    ]);
    const { code, errors } = await run({ DATA_DIR: path.join(file, 'data') }).ended;
    expect([code, errors]).toEqual([1, [expect.stringMatching(/^Cannot write to the data folder .*file\/data/)]]);
  });

  it.each([
    ['by itself', {}],
    ['for another step', { MIGRATE_ON_START: 'false' }],
  ])('when a version before 1.0.0 created the embedded database, and the API migrates %s', async (_, setting) => {
    const dataDir = path.join(folder, 'earlier');
    const earlier = await openDatabase({ databaseUrl: null, databasePoolSize: 1, dataDir });
    await earlier.session((session) =>
      session.script(`create table if not exists schema_migrations (name text primary key, checksum text not null);
        insert into schema_migrations values ('0001_platform_accounts.sql', 'x') on conflict do nothing`),
    );
    await earlier.close();
    expect(await refusal({ DATA_DIR: dataDir, ...setting })).toEqual([
      `The embedded database in ${dataDir}/pglite was created by a version before 1.0.0, ` +
        'which this version cannot use: delete that folder, or set DATA_DIR to another one. Nothing was changed.',
    ]);
  });

  it('when DATABASE_URL is unreachable, and the process exits with a separate code', async () => {
    const { code, errors } = await run({ DATABASE_URL: 'postgres://nkm:hunter2@127.0.0.1:1/nkm' }).ended;
    expect([code, errors]).toEqual([1, [expect.stringMatching(/^Cannot reach the database of DATABASE_URL/)]]);
  });

  it('when the settings are wrong, naming each of them', async () => {
    expect(await refusal({ PORT: 'x', SEED: '-1' })).toEqual([
      'The settings are invalid:',
      '  - PORT must be a whole number from 1 to 65529.',
      '  - SEED must be a whole number from 0 to 2147483647.',
    ]);
  });

  it('when production is configured with sandboxes and the embedded database', async () => {
    expect(await refusal({ NODE_ENV: 'production', DATA_DIR: folder })).toHaveLength(7);
  });
});

describe('a start on PostgreSQL', () => {
  let database: OpenDatabase;
  let settings: Record<string, string>;
  beforeAll(async () => {
    database = await openTestDatabase('postgres', 'seeded');
    settings = { DATABASE_URL: database.pool!.options.connectionString!, DATA_DIR: path.join(folder, 'data') };
  });
  afterAll(() => database.close());

  it('fails with one line when the port is taken', async () => {
    expect(await refusal({ ...settings, API_PORT: takenPort })).toEqual([
      `Port ${takenPort} is taken by another program: stop it, or set another PORT.`,
    ]);
  });

  it('refuses to start without migrations when it must not run them; the separate command runs them', async () => {
    const empty = await openTestDatabase('postgres', 'empty');
    const own = { ...settings, DATABASE_URL: empty.pool!.options.connectionString!, MIGRATE_ON_START: 'false' };
    expect(await refusal(own)).toEqual([
      expect.stringMatching(/^The database lacks migrations \(1000_.*\): run "npm run migrate -w api"\.$/),
    ]);
    expect(await runProgram('migrate.mjs', own).ended).toEqual({ code: 0, errors: [] });
    expect(await refusal({ ...own, API_PORT: takenPort })).toEqual([
      `Port ${takenPort} is taken by another program: stop it, or set another PORT.`,
    ]);
    await empty.close();
  });

  it('starts behind PgBouncer when configured, and leaves no limit on a shared connection', async () => {
    const pooled = await openTestDatabase('postgres', 'empty', { pooled: true });
    const url = pooled.pool!.options.connectionString!;
    const own = { ...LIVE, DATA_DIR: path.join(folder, 'pooled'), DATABASE_URL: url, API_PORT: takenPort };
    expect(await refusal(own)).toEqual([expect.stringContaining('unsupported startup parameter')]);
    const direct = await postgresUrl(new URL(url).pathname.slice(1));
    const settings = { ...own, DATABASE_POOLER: 'transaction', DATABASE_MIGRATION_URL: direct };
    expect(await refusal(settings)).toEqual([expect.stringMatching(/^Port \d+ is taken/)]);
    expect((await pooled.db.selectFrom('meta').select('name').execute()).length).toBeGreaterThan(0);
    const { rows } = await pooled.pool!.query("select current_setting('statement_timeout') as limit");
    expect(rows).toEqual([{ limit: '0' }]);
    await pooled.close();
  });

  it('reports that it is ready, answers, and ends cleanly on SIGTERM', async () => {
    const port = await freePort();
    const program = run({ ...settings, API_PORT: port });
    expect(await program.ready).toBe(true);
    expect((await fetch(`http://localhost:${port}/health`)).status).toBe(200);
    program.child.kill('SIGTERM');
    expect(await program.ended).toEqual({ code: 0, errors: [] });
  });
});

describe('a sandbox', () => {
  const sandbox = (settings: Record<string, string>, ...args: string[]) =>
    runProgram('sandbox/main.mjs', settings, args);

  it('refuses to run in production', async () => {
    const { code, errors } = await sandbox({ NODE_ENV: 'production' }, 'inbox').ended;
    expect([code, errors]).toEqual([1, ['Sandboxes do not run in production without STAGING=true.']]);
  });
});
