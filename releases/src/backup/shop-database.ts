import { spawn } from 'node:child_process';
import path from 'node:path';
import { OWN_FOLDER } from '../own-folder';
import { refusal } from '../store/release-error';

/** What a backup says about its database. */
export interface SavedDatabase {
  kind: 'postgres' | 'pglite';
  /** Version of the server, such as `15.20`. */
  server: string;
  /** The newest migration that ran, or null. */
  migration: string | null;
  /** Rows of each table, by its name. */
  tables: Record<string, number>;
}

/** The names of the file in a backup, by the kind of the database. */
export const DATABASE_FILES = { postgres: 'database.dump', pglite: 'database.tar.gz' } as const;
export const KINDS = { postgres: 'PostgreSQL', pglite: 'the embedded database' } as const;

/** The database of the settings. All functions throw a ReleaseError `refused` with the line of the API's program. */
export interface ShopDatabase {
  check(): Promise<{ kind: SavedDatabase['kind']; used: boolean }>;
  /** Rows of each table. */
  count(): Promise<Record<string, number>>;
  save(file: string): Promise<SavedDatabase>;
  /** Fills an empty database, completely or not at all. */
  restore(file: string): Promise<void>;
}

/** The database belongs to the API, so a program of the API copies it. */
export const shopDatabase: ShopDatabase = {
  check: () => run('check'),
  count: () => run('count'),
  save: (file) => run('save', file),
  restore: async (file) => void (await run('restore', file)),
};

function run<T>(...args: string[]): Promise<T> {
  const api = path.resolve(OWN_FOLDER, '../api');
  return new Promise((resolve, reject) => {
    // Its standard input closes when this process is killed; then it ends, too.
    const child = spawn(process.execPath, ['--import', 'tsx', 'src/copy-database.ts', ...args], { cwd: api });
    let out = '';
    let errors = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(JSON.parse(out) as T);
      else reject(refusal(errors.trim() || `the program that copies the database ended with code ${code}`));
    });
  });
}
