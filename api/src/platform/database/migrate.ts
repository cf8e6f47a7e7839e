import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../start-error';
import type { OpenDatabase, SqlSession } from './open-database';

/** Any constant will do, as long as every instance takes the same. */
const ADVISORY_LOCK = 7_216_001;

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

export class MigrationError extends StartError {
  override name = 'MigrationError';
}

/**
 * Brings the database to the newest version: runs each numbered SQL file that did not run yet, in its own
 * transaction, while holding an advisory lock, so that several instances can start at once.
 * Throws a MigrationError when a file that ran before was changed or removed, or when one fails.
 * @returns names of the files that ran now
 */
export async function migrate(database: Pick<OpenDatabase, 'session'>, folder: string): Promise<string[]> {
  const migrations = await readMigrations(folder);
  return database.session(async (session) => {
    await session.query(`select pg_advisory_lock(${ADVISORY_LOCK})`);
    try {
      return await runMissing(session, migrations);
    } finally {
      await session.query(`select pg_advisory_unlock(${ADVISORY_LOCK})`);
    }
  });
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const numbers = new Set<string>();
  return Promise.all(
    names.map(async (name) => {
      const number = /^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1];
      if (number === undefined) throw new MigrationError(`Migration ${name} is not named NNNN_name.sql.`);
      if (numbers.has(number)) throw new MigrationError(`Two migrations have the number ${number}.`);
      numbers.add(number);
      const sql = await readFile(path.join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function runMissing(session: SqlSession, migrations: Migration[]): Promise<string[]> {
  await session.script(`create table if not exists schema_migrations (
    name text primary key, checksum text not null, run_at timestamptz not null default now())`);
  const rows = await session.query<{ name: string; checksum: string }>('select name, checksum from schema_migrations');
  const done = new Map(rows.map((row) => [row.name, row.checksum]));
  refuseChanges(done, migrations);
  const missing = migrations.filter((migration) => !done.has(migration.name));
  for (const migration of missing) await run(session, migration);
  return missing.map((migration) => migration.name);
}

function refuseChanges(done: Map<string, string>, migrations: Migration[]): void {
  const known = new Map(migrations.map((migration) => [migration.name, migration.checksum]));
  for (const [name, checksum] of done) {
    if (!known.has(name)) throw new MigrationError(`Migration ${name} ran on this database, but its file is gone.`);
    if (known.get(name) !== checksum)
      throw new MigrationError(
        `Migration ${name} was changed after it ran: undo the change, and add a new file for it.`,
      );
  }
}

async function run(session: SqlSession, { name, sql, checksum }: Migration): Promise<void> {
  await session.script('begin');
  try {
    await session.script(sql);
    await session.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
    await session.script('commit');
  } catch (cause) {
    await session.script('rollback');
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new MigrationError(`Migration ${name} failed: ${reason}`, { cause });
  }
}
