import { chmod, copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { contentsOf, filesIn, runCommand, startNkm, writePhotographs, writeStore } from '../../test/backup';
import { runProgram } from '../../test/run-program';
import {
  backup,
  expectRefusal,
  expectSameShop,
  expectUnused,
  folder,
  nkm,
  openShop,
  shop,
  withSavedShop,
} from '../../test/saved-shop';

withSavedShop();

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
    expect(stdout).toContain('release-key.pem in it is the private key (mode 0600)');
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
    const left = await readdir(folder);
    expect(left).toContain('bin');
    expect(left).not.toContain('no-dump');
  });
});

describe('nkm restore', () => {
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
