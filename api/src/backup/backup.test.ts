import { chmod, copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { fillCatalogue } from '../../bench/fill-catalogue';
import {
  contentsOf,
  filesIn,
  runCommand,
  startNkm,
  writePhotographs,
  writeStore,
  type NkmOutcome,
} from '../../test/backup';
import { freePort } from '../../test/postgres-server';
import { runProgram } from '../../test/run-program';
import { API_DIR, openTestDatabase, type Contents } from '../../test/test-databases';
import { boot } from '../boot/boot';
import type { OpenDatabase } from '../platform/database/database';

/** More in `npm run audit`; 0: those of the seed. */
const PRODUCTS = Number(process.env.BACKUP_PRODUCTS ?? 0);
/** Milliseconds that many products may take. */
const LONG = 1_800_000;
/** Files of the release store that are its contents; the others are drafts, locks and logs. */
const OF_STORE = [
  'history/3.json',
  'release-key.pub',
  'releases.json',
  'slices/mfe-catalog/1.0.0/client/remoteEntry.js',
  'slices/mfe-catalog/1.0.0/slice.json',
];

interface Shop {
  settings: { DATABASE_URL: string; DATA_DIR: string; RELEASE_STORE: string };
  data: string;
  store: string;
  key: string;
  url: string;
  database: OpenDatabase;
}

let folder: string;
let shop: Shop;
let backup: string;
const opened: OpenDatabase[] = [];

/** A shop with a database and no files. */
async function openShop(name: string, contents: Contents): Promise<Shop> {
  const database = await openTestDatabase('postgres', contents, { poolSize: 2 });
  opened.push(database);
  const url = database.pool!.options.connectionString!;
  const [data, store] = [path.join(folder, name, 'data'), path.join(folder, name, 'releases')];
  const settings = { DATABASE_URL: url, DATA_DIR: data, RELEASE_STORE: store };
  return { settings, data, store, key: path.join(folder, name, 'release-key.pem'), url, database };
}
const nkm = (args: string[], { settings }: Shop, more: Record<string, string> = {}) =>
  startNkm(args, { ...settings, ...more }).ended;

/** A shop with everything, and its backup. */
async function saveShop(name: string, products: number): Promise<{ original: Shop; saved: string }> {
  const original = await openShop(name, 'seeded');
  if (products > 0) await fillCatalogue(original.database, products);
  await writeStore(original.store);
  await writePhotographs(original.data, 20);
  await writeFile(path.join(original.data, 'sandbox-key'), 'not saved');
  const saved = path.join(folder, `${name}-saved`);
  expect(await nkm(['backup', saved], original)).toMatchObject({ code: 0, stderr: '' });
  return { original, saved };
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'nkm-backup-'));
  const { original, saved } = await saveShop('shop', 0);
  shop = original;
  backup = saved;
});
afterAll(async () => {
  await Promise.all(opened.map((database) => database.close()));
  await rm(folder, { recursive: true });
});

function expectRefusal({ code, stdout, stderr }: NkmOutcome, message: string | RegExp): void {
  expect(stderr).toMatch(message);
  expect(stderr).toMatch(/^nkm: [^\n]+\n$/);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
}

async function expectSameShop(copy: Shop, original = shop, products = 700): Promise<void> {
  const contents = await contentsOf(original.url);
  expect(Number.parseInt(contents.products!)).toBeGreaterThanOrEqual(products);
  expect(await contentsOf(copy.url)).toEqual(contents);
  const photographs = await filesIn(path.join(original.data, 'photographs'));
  expect(Object.keys(photographs)).toHaveLength(20);
  expect(await filesIn(copy.data)).toEqual(
    Object.fromEntries(Object.entries(photographs).map(([file, bytes]) => [`photographs/${file}`, bytes])),
  );
  const store = await filesIn(original.store);
  expect(await filesIn(copy.store)).toEqual(Object.fromEntries(OF_STORE.map((file) => [file, store[file]])));
}

/** Nothing that a shop would use; the same as before a restore. */
async function expectUnused({ url, data, store, key }: Shop): Promise<void> {
  expect(await contentsOf(url)).toEqual({});
  const files = [...Object.keys(await filesIn(data)), ...Object.keys(await filesIn(store))];
  expect(files.filter((file) => !/(^|\/)\.restoring\/|^restore\.(json|lock)$|\.pub\.restoring$/.test(file))).toEqual(
    [],
  );
  expect(Object.keys(await filesIn(path.dirname(key)))).not.toContain('release-key.pem');
}

/** Starts the API on the shop and asks it for products. */
async function productsOnSale({ settings: { DATABASE_URL, DATA_DIR } }: Shop): Promise<number> {
  const port = await freePort();
  const settings = { DATABASE_URL, DATA_DIR, API_PORT: String(port) };
  const api = await boot({ NODE_ENV: 'test', HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...settings }, API_DIR);
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/products/search?q=phone`);
    const { pagination } = (await answer.json()) as { pagination: { total: number } };
    return pagination.total;
  } finally {
    await api.stop();
  }
}

describe('nkm backup', () => {
  it('says what it saved, in a folder that only its owner can read, without the private key', async () => {
    const other = path.join(folder, 'again');
    const { stdout } = await nkm(['backup', other], shop);
    expect(stdout).toMatch(/^saved \d+ rows of \d+ tables, 1 versions of slices and 20 photographs \([\d.]+ MB\) in /);
    expect(stdout).toContain('the private key of the releases is not in it');
    expect((await stat(other)).mode & 0o777).toBe(0o700);
    const key = await readFile(shop.key, 'hex');
    const saved = await filesIn(other);
    expect(Object.values(saved).filter((bytes) => bytes.includes(key))).toEqual([]);
    expect(Object.keys(saved)).not.toContain('release-key.pem');
    await runCommand('sha256sum --quiet -c backup.json.sha256', other, {});
  });

  it('counts the rows of each table', async () => {
    const manifest = JSON.parse(await readFile(path.join(backup, 'backup.json'), 'utf8')) as {
      database: { tables: Record<string, number> };
    };
    const contents = await contentsOf(shop.url);
    for (const [table, rows] of Object.entries(manifest.database.tables))
      expect([table, Number.parseInt(contents[table]!)]).toEqual([table, rows]);
    expect(manifest.database.tables.products).toBeGreaterThanOrEqual(700);
  });

  it('saves the private key with --with-key, for its owner only, and restores it so', async () => {
    const withKey = path.join(folder, 'with-key');
    const { stdout } = await nkm(['backup', withKey, '--with-key'], shop);
    expect(stdout).toContain('release-key.pem in it is the private key, mode 0600');
    expect((await stat(path.join(withKey, 'release-key.pem'))).mode & 0o777).toBe(0o600);
    const copy = await openShop('with-key-copy', 'empty');
    expect(await nkm(['restore', withKey], copy)).toMatchObject({ code: 0, stderr: '' });
    expect(await readFile(copy.key)).toEqual(await readFile(shop.key));
    expect((await stat(copy.key)).mode & 0o777).toBe(0o600);
    expect((await nkm(['reissue'], copy)).stdout).toContain('revision 4');
  });

  it('refuses a folder that exists, and --with-key without a key', async () => {
    expectRefusal(await nkm(['backup', backup], shop), 'exists: name a new folder');
    const noKey = { RELEASE_KEY_FILE: path.join(folder, 'none.pem') };
    expectRefusal(await nkm(['backup', path.join(folder, 'x'), '--with-key'], shop, noKey), 'there is no private key');
  });

  it('says in one line that pg_dump is missing or older than the server, and leaves no backup', async () => {
    const bin = path.join(folder, 'bin');
    await mkdir(bin);
    const target = path.join(folder, 'no-dump');
    expectRefusal(
      await nkm(['backup', target], shop, { PATH: bin }),
      'pg_dump is missing: install the client programs',
    );
    const old = path.join(bin, 'pg_dump');
    await writeFile(old, '#!/bin/sh\necho "pg_dump (PostgreSQL) 9.6.24"\n');
    await chmod(old, 0o755);
    expectRefusal(await nkm(['backup', target], shop, { PATH: bin }), /pg_dump is of PostgreSQL 9, the server of/);
    expect(await readdir(folder)).not.toContain('no-dump');
  });
});

describe('nkm restore', () => {
  it(
    'restores rows, releases and photographs; the document verifies, and the API starts',
    async () => {
      const { original, saved } = PRODUCTS > 0 ? await saveShop('many', PRODUCTS) : { original: shop, saved: backup };
      const copy = await openShop('copy', 'empty');
      const { code, stdout, stderr } = await nkm(['restore', saved], copy);
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      expect(stdout).toMatch(/^restored \d+ rows of \d+ tables, 1 versions of slices and 20 photographs/);
      expect(stdout).toContain(`the backup has no private key: put it at ${copy.key}`);
      await expectSameShop(copy, original, Math.max(PRODUCTS, 700));
      const status = JSON.parse((await nkm(['status', '--json'], copy)).stdout) as unknown;
      expect(status).toMatchObject({ revision: 3, slices: [{ slice: 'mfe-catalog', stable: '1.0.0' }] });
      expect(await productsOnSale(copy)).toBeGreaterThan(0);
    },
    LONG,
  );

  it('refuses a used database, store or folder of photographs, in one line, and changes nothing', async () => {
    const used = await openShop('used', 'bare');
    const before = await contentsOf(used.url);
    expectRefusal(await nkm(['restore', backup], used), 'the database is in use, it has tables');
    expect(await contentsOf(used.url)).toEqual(before);

    const empty = await openShop('used-files', 'empty');
    await writePhotographs(empty.data, 1);
    expectRefusal(await nkm(['restore', backup], empty), `${empty.data}/photographs is in use`);
    await rm(empty.data, { recursive: true });
    await writeStore(empty.store);
    expectRefusal(await nkm(['restore', backup], empty), `${empty.store} is in use`);
    await rm(empty.store, { recursive: true });
    await rm(empty.key);
    await mkdir(path.join(empty.store, 'slices'), { recursive: true });
    expectRefusal(await nkm(['restore', backup], empty), `${empty.store} is in use, it has slices`);
    await rm(path.join(empty.store, 'slices'), { recursive: true });
    await writeFile(path.join(empty.store, 'release-key.pub'), 'another key');
    expectRefusal(await nkm(['restore', backup], empty), 'is another key than that of the backup');
    await rm(path.join(empty.store, 'release-key.pub'));
    await expectUnused(empty);
  });

  it('refuses a changed byte in any part, and a missing file, before it touches anything', async () => {
    const copy = await openShop('changed', 'empty');
    const saved = Object.keys(await filesIn(backup));
    const photograph = saved.find((file) => file.startsWith('photographs/'))!;
    const ofStore = OF_STORE.slice(1).map((file) => (file === 'release-key.pub' ? file : `releases/${file}`));
    for (const name of ['backup.json', 'backup.json.sha256', 'database.dump', photograph, ...ofStore]) {
      const file = path.join(backup, name);
      const bytes = await readFile(file);
      const changed = Buffer.from(bytes);
      changed[changed.length >> 1]! ^= 1;
      await writeFile(file, changed);
      expectRefusal(await nkm(['restore', backup], copy), /the backup is damaged: .*; nothing was changed/);
      await writeFile(file, bytes);
    }
    await rename(path.join(backup, photograph), path.join(folder, 'away'));
    expectRefusal(await nkm(['restore', backup], copy), `${photograph} is missing; nothing was changed`);
    await rename(path.join(folder, 'away'), path.join(backup, photograph));
    expectRefusal(await nkm(['restore', folder], copy), 'is no backup');
    await expectUnused(copy);
    expect(await filesIn(path.dirname(copy.data))).toEqual({});
  });

  it('that is killed while PostgreSQL restores leaves nothing used; the next one finishes it', async () => {
    const copy = await openShop('killed', 'empty');
    const other = new pg.Client({ connectionString: copy.url });
    await other.connect();
    const restoring = async () => {
      // Not through the other connection: a transaction sees the same statistics until its end.
      const running = await copy.database.pool!.query<{ wait_event_type: string | null }>(
        `select wait_event_type from pg_stat_activity
          where application_name = 'pg_restore' and datname = current_database()`,
      );
      return running.rows.map((row) => row.wait_event_type);
    };
    // Holds the restore at this extension.
    await other.query('begin');
    await other.query('create extension fuzzystrmatch');
    const { child, ended } = startNkm(['restore', backup], copy.settings);
    while (!(await restoring()).includes('Lock')) await sleep(50);
    expectRefusal(await nkm(['restore', backup], copy), `process ${child.pid} on ${os.hostname()} holds`);
    child.kill('SIGKILL');
    await ended;
    await other.query('rollback');
    while ((await restoring()).length > 0) await sleep(50);
    await other.end();
    await expectUnused(copy);

    const { code, errors } = await runProgram('migrate.mjs', copy.settings).ended;
    expect({ code, errors }).toEqual({
      code: 1,
      errors: [`The restore of ${backup} is not finished: wait for it, or run "npx nkm restore ${backup}" again.`],
    });
    const marker = path.join(copy.data, 'restore.json');
    await copyFile(marker, path.join(folder, 'marker'));
    const another = path.join(folder, 'another');
    await nkm(['backup', another], shop);
    expectRefusal(await nkm(['restore', another], copy), `the restore of ${backup} did not finish: run it again`);
    expect(await nkm(['restore', backup], copy)).toMatchObject({ code: 0, stderr: '' });
    await expectSameShop(copy);

    // As after a kill between the database and the last files.
    await copyFile(path.join(folder, 'marker'), marker);
    await rm(path.join(copy.store, 'releases.json'));
    await rm(path.join(copy.data, 'photographs', (await readdir(path.join(copy.data, 'photographs')))[0]!), {
      recursive: true,
    });
    expect(await nkm(['restore', backup], copy)).toMatchObject({ code: 0, stderr: '' });
    await expectSameShop(copy);

    await copyFile(path.join(folder, 'marker'), marker);
    await copy.database.db.deleteFrom('meta').execute();
    expectRefusal(await nkm(['restore', backup], copy), 'the database is in use, it has tables');
  });

  it('says in one line what PostgreSQL refuses, leaves nothing used, and can run again', async () => {
    const copy = await openShop('refused', 'empty');
    const bin = path.join(folder, 'no-restore');
    await mkdir(bin);
    const missing = await nkm(['restore', backup], copy, { PATH: bin });
    expectRefusal(missing, /pg_restore is missing: .*; the restore is not finished: run it again/);
    await expectUnused(copy);
    const url = new URL(copy.url);
    await copy.database.pool!.query('create role visitor login');
    url.username = 'visitor';
    const refused = await nkm(['restore', backup], copy, { DATABASE_URL: url.href });
    expectRefusal(refused, /pg_restore failed: .*permission denied/);
    await copy.database.pool!.query('drop role visitor');
    await expectUnused(copy);
    expect(await nkm(['restore', backup], copy)).toMatchObject({ code: 0, stderr: '' });
    await expectSameShop(copy);
  });

  it('refuses to mix the two kinds of databases', async () => {
    const copy = await openShop('mixed', 'empty');
    expectRefusal(
      await nkm(['restore', backup], copy, { DATABASE_URL: '' }),
      'the backup is of PostgreSQL, the settings name the embedded database',
    );
  });
});

it('a dump of the shop restores as plain SQL, too', async () => {
  const copy = await openShop('plain', 'empty');
  await runCommand('pg_dump --file=shop.sql "$DATABASE_URL"', folder, { DATABASE_URL: shop.url });
  const psql = 'psql --quiet --output=psql.log --set=ON_ERROR_STOP=1 --file=shop.sql "$DATABASE_URL"';
  await runCommand(psql, folder, { DATABASE_URL: copy.url });
  expect(await contentsOf(copy.url)).toEqual(await contentsOf(shop.url));
});
