import path from 'node:path';
import { readDataDir, SettingReader } from '@nkm/server';
import { EnvironmentError } from './environment-error';

/** Location of the data and how to reach it. */
export interface DatabaseSettings {
  dataDir: string;
  /** Null: the embedded database in `dataDir`. */
  databaseUrl: string | null;
  databasePoolSize: number;
  /** `transaction`: a pooler in front of PostgreSQL assigns connections for one transaction each. */
  databasePooler: 'none' | 'transaction';
  /** Address past the pooler, for migrations. */
  databaseMigrationUrl: string | null;
  /** False: `npm run migrate -w api` runs before the start. */
  migrateOnStart: boolean;
}

const PROTOCOLS = ['postgres:', 'postgresql:'];

/** Reads the database settings and reports faults to the reader. */
export function readDatabaseSettings(read: SettingReader, apiDir: string): DatabaseSettings {
  const settings: DatabaseSettings = {
    dataDir: path.resolve(path.dirname(apiDir), readDataDir(read)),
    databaseUrl: read.url('DATABASE_URL', null, PROTOCOLS, {
      what: 'PostgreSQL 13 or newer with the contrib extensions pg_trgm and fuzzystrmatch',
      unset: 'the embedded database',
    }),
    databasePoolSize: read.integer('DATABASE_POOL_SIZE', 10, 1, 200, 'connections of each API process to PostgreSQL'),
    databasePooler: read.oneOf(
      'DATABASE_POOLER',
      ['none', 'transaction'],
      'none',
      '`transaction`: `DATABASE_URL` is a pooler in transaction mode, such as PgBouncer',
    ),
    databaseMigrationUrl: read.url('DATABASE_MIGRATION_URL', null, PROTOCOLS, {
      what: 'the database for migrations: bypasses the pooler, or uses a role that may change tables',
      unset: '`DATABASE_URL`',
    }),
    migrateOnStart: read.flag(
      'MIGRATE_ON_START',
      true,
      '`false`: the API refuses to start while migrations are missing; run `npm run migrate -w api` first',
    ),
  };
  if (settings.migrateOnStart) demandMigrationUrl(read, settings);
  return settings;
}

/**
 * The settings of `npm run migrate -w api`: none of mail, payment or links. Its only connection bypasses the pooler.
 * Throws an EnvironmentError.
 */
export function readMigrationSettings(source: Record<string, string | undefined>, apiDir: string): DatabaseSettings {
  const read = new SettingReader(source);
  const settings = readDatabaseSettings(read, apiDir);
  if (!settings.migrateOnStart) demandMigrationUrl(read, settings);
  if (read.faults.length > 0) throw new EnvironmentError(read.faults);
  return { ...settings, databaseUrl: settings.databaseMigrationUrl ?? settings.databaseUrl, databasePooler: 'none' };
}

/** Settings of a command that works with the data, such as `npm run import-products`. Throws an EnvironmentError. */
export function readCommandSettings(source: Record<string, string | undefined>, apiDir: string): DatabaseSettings {
  const read = new SettingReader(source);
  const settings = readDatabaseSettings(read, apiDir);
  if (read.faults.length > 0) throw new EnvironmentError(read.faults);
  return settings;
}

function demandMigrationUrl(read: SettingReader, settings: DatabaseSettings): void {
  const { databasePooler, databaseUrl, databaseMigrationUrl } = settings;
  if (databasePooler === 'none' || databaseUrl === null || databaseMigrationUrl !== null) return;
  read.faults.push(
    'DATABASE_MIGRATION_URL is missing: with DATABASE_POOLER=transaction, ' +
      'migrations need an address past the pooler, or MIGRATE_ON_START=false.',
  );
}
