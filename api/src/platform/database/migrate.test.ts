import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { databases, openTestDatabase } from '../../../test/test-databases';
import { migrate } from './migrate';
import type { OpenDatabase } from './open-database';

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
    const runs = await Promise.all([1, 2, 3, 4].map(() => migrate(database, folder)));
    expect(runs.flat()).toEqual(['0001_shelves.sql']);
  });

  it('refuses a file that was changed after it ran', async () => {
    await migrate(database, folder);
    await write('0001_shelves.sql', 'create table other (id int)');
    await expect(migrate(database, folder)).rejects.toThrow('Migration 0001_shelves.sql was changed after it ran');
  });

  it('refuses to go on when a file that ran is gone', async () => {
    await migrate(database, folder);
    await rm(path.join(folder, '0001_shelves.sql'));
    await expect(migrate(database, folder)).rejects.toThrow('its file is gone');
  });

  it('leaves nothing of a file that fails, and runs it when it is mended', async () => {
    await write('0002_books.sql', 'create table books (id int); select 1 / 0;');
    await expect(migrate(database, folder)).rejects.toThrow(/Migration 0002_books\.sql failed: .*zero/);
    await write('0002_books.sql', 'create table books (id int)');
    expect(await migrate(database, folder)).toEqual(['0002_books.sql']);
  });

  it('refuses names without a number and numbers that come twice', async () => {
    await write('0001_other.sql', 'select 1');
    await expect(migrate(database, folder)).rejects.toThrow('Two migrations have the number 0001.');
    await rm(path.join(folder, '0001_other.sql'));
    await write('other.sql', 'select 1');
    await expect(migrate(database, folder)).rejects.toThrow('Migration other.sql is not named NNNN_name.sql.');
  });
});
