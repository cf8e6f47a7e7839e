import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { databases, openTestDatabase } from '../../../test/test-databases';
import { demandMigrated } from './demand-migrated';
import { migrate } from './migrate';
import type { OpenDatabase } from './database';

describe.each(databases)('migrations on %s', (kind) => {
  let database: OpenDatabase;
  let folder: string;

  beforeAll(async () => {
    database = await openTestDatabase(kind, 'empty');
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.session((session) => session.script('drop schema public cascade; create schema public'));
    folder = await mkdtemp(path.join(os.tmpdir(), 'nkm-migrations-'));
    await write('0001_shelves.sql', 'create table shelves (id int); create table boards (id int);');
  });
  afterEach(() => rm(folder, { recursive: true }));
  const write = (name: string, text: string) => writeFile(path.join(folder, name), text);

  it('runs each file once, in order', async () => {
    await write('0002_books.sql', 'alter table shelves add column books int');
    expect(await migrate(database, folder)).toEqual(['0001_shelves.sql', '0002_books.sql']);
    expect(await migrate(database, folder)).toEqual([]);
    await sql`select books from shelves`.execute(database.db);
  });

  it('lets several instances start at once', async () => {
    if (kind === 'pglite') return; // the embedded database has one instance
    // A waiting instance must not block an index that is created concurrently.
    await write('0002_index.sql', '-- no-transaction\ncreate index concurrently shelves_id on shelves (id);');
    const runs = await Promise.all([1, 2, 3, 4].map(() => migrate(database, folder)));
    expect(runs.flat()).toEqual(['0001_shelves.sql', '0002_index.sql']);
  });

  it('waits briefly for a lock, and retries', async () => {
    if (kind === 'pglite') return;
    await migrate(database, folder);
    await write('0002_books.sql', 'alter table shelves add column books int');
    const patience = { lockTimeoutMs: 50, attempts: 3, pauseMs: 20 };
    const reader = database.db.transaction().execute(async (trx) => {
      await sql`select from shelves`.execute(trx);
      await expect(migrate(database, folder, patience)).rejects.toThrow('0002_books.sql failed (3 attempts)');
      await new Promise((resolve) => setTimeout(resolve, 200));
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await migrate(database, folder, { ...patience, attempts: 100 })).toEqual(['0002_books.sql']);
    await reader;
  });

  it('refuses a file that changed after it ran', async () => {
    await migrate(database, folder);
    await write('0001_shelves.sql', 'create table other (id int)');
    await expect(migrate(database, folder)).rejects.toThrow('Migration 0001_shelves.sql was changed after it ran');
  });

  describe('an older version', () => {
    const newer = async (sql: string) => {
      await write('0002_books.sql', sql);
      await migrate(database, folder);
      await rm(path.join(folder, '0002_books.sql'));
    };

    it('accepts additions of a newer version', async () => {
      await newer('create table books (id int)');
      expect(await migrate(database, folder)).toEqual([]);
    });

    it('refuses a removal of something that this version still uses', async () => {
      await newer('-- contracting after 0002\ndrop table boards');
      await expect(migrate(database, folder)).rejects.toThrow(
        'Migration 0002_books.sql ran on this database, and removed what this version still uses: ' +
          'start one that has migration 0002 or newer.',
      );
    });

    it('accepts a removal of something that this version no longer uses', async () => {
      await newer('-- contracting after 0001\ndrop table boards');
      expect(await migrate(database, folder)).toEqual([]);
    });

    it('changes nothing when it refuses', async () => {
      await newer('-- contracting after 0002\ndrop table boards');
      await write('0003_books.sql', 'create table books (id int)');
      await expect(migrate(database, folder)).rejects.toThrow('0002_books.sql ran on this database');
      const tables = await database.session(({ query }) => query(`select to_regclass('books') as books`));
      expect(tables).toEqual([{ books: null }]);
    });
  });

  describe('of a database that a version before 1.0.0 created', () => {
    const refusal =
      kind === 'pglite'
        ? /^The embedded database in memory was created by a version before 1\.0\.0.*: delete that folder, or set DATA_DIR/
        : /^The database 127\.0\.0\.1:\d+\/\w+ was created by a version before 1\.0\.0.*: create an empty database, and set DATABASE_URL/;
    const history = () =>
      database.session(({ query }) => query('select to_jsonb(run) as run from schema_migrations run'));

    beforeEach(async () => {
      await write('0100_shelves.sql', 'create table shelves (id int, depth int)');
      await rm(path.join(folder, '0001_shelves.sql'));
    });

    it.each([
      ['an expanding file', 'expanding boolean, contracting_after text', "('0001_shelves.sql', 'x', true, null)"],
      ['a file without marks', 'run_at timestamptz', "('0001_shelves.sql', 'x')"],
    ])('refuse to run after %s, and change nothing', async (_, columns, row) => {
      await database.session((session) =>
        session.script(`create table schema_migrations (name text primary key, checksum text not null, ${columns});
          insert into schema_migrations values ${row}`),
      );
      const before = await history();
      await expect(migrate(database, folder)).rejects.toThrow(refusal);
      await expect(demandMigrated(database, folder)).rejects.toThrow(refusal);
      expect(await history()).toEqual(before);
      const tables = await database.session(({ query }) => query(`select to_regclass('shelves') as shelves`));
      expect(tables).toEqual([{ shelves: null }]);
    });
  });

  it('runs one statement outside a transaction, and repairs the index that a failure left', async () => {
    const make = '-- no-transaction\ncreate unique index concurrently if not exists shelves_id on shelves (id);';
    await migrate(database, folder);
    await database.session((session) => session.script('insert into shelves (id) values (1), (1)'));
    await write('0002_index.sql', make);
    await expect(migrate(database, folder)).rejects.toThrow(/0002_index\.sql failed: .*unique/);
    await database.session((session) => session.script('delete from shelves'));
    expect(await migrate(database, folder)).toEqual(['0002_index.sql']);
    const state = `select indisvalid as valid from pg_index where indexrelid = 'shelves_id'::regclass`;
    expect(await database.session(({ query }) => query(state))).toEqual([{ valid: true }]);
  });

  it('runs several statements outside a transaction, each alone, and goes on after a failure', async () => {
    const index = (table: string) => `create unique index concurrently if not exists ${table}_id\n  on ${table} (id);`;
    await migrate(database, folder);
    await database.session((session) => session.script('insert into boards (id) values (1), (1)'));
    await write('0002_indexes.sql', `-- no-transaction\n-- Both.\n${index('shelves')}\n${index('boards')}\n`);
    await expect(migrate(database, folder)).rejects.toThrow(/0002_indexes\.sql failed: .*unique/);
    await database.session((session) => session.script('delete from boards'));
    expect(await migrate(database, folder)).toEqual(['0002_indexes.sql']);
    const state = `select indisvalid as valid from pg_index
      where indexrelid in ('shelves_id'::regclass, 'boards_id'::regclass)`;
    expect(await database.session(({ query }) => query(state))).toEqual([{ valid: true }, { valid: true }]);
  });

  it('refuses a mark that is not in the first lines', async () => {
    await write('0002_books.sql', 'select 1;\n-- no-transaction');
    await expect(migrate(database, folder)).rejects.toThrow('marks are the first lines of a file');
  });

  it('rolls back a failed file, and runs it once it is fixed', async () => {
    await write('0002_books.sql', 'create table books (id int); select 1 / 0;');
    await expect(migrate(database, folder)).rejects.toThrow(/Migration 0002_books\.sql failed: .*zero/);
    await write('0002_books.sql', 'create table books (id int)');
    expect(await migrate(database, folder)).toEqual(['0002_books.sql']);
  });

  it('refuses names without a number, and duplicate numbers', async () => {
    await write('0001_other.sql', 'select 1');
    await expect(migrate(database, folder)).rejects.toThrow('Two migrations have the number 0001.');
    await rm(path.join(folder, '0001_other.sql'));
    await write('other.sql', 'select 1');
    await expect(migrate(database, folder)).rejects.toThrow('Migration other.sql is not named NNNN_name.sql.');
  });
});
