import { mkdir, rename, rm } from 'node:fs/promises';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { type Kysely, PGliteDialect } from 'kysely';
import { COLUMN_PARSERS } from './column-parsers';
import { lockDataFolder } from './data-folder-lock';
import { DatabaseOpenError, type OpenDatabase } from './database';
import { pgliteFolder } from './pglite-folder';
import type { Database } from './tables';
import { GuardedKysely } from './transaction-guard';

/** Each open must name every extension, or a database that uses it breaks. */
const SETTINGS: PGliteOptions = {
  extensions: { pg_trgm, fuzzystrmatch, unaccent },
  parsers: { ...COLUMN_PARSERS },
  // PGlite reserves PostgreSQL's default of 128 MB at the start. Its files are in the page cache of the system anyway.
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
};

/** Opens the embedded database in `<dataDir>/pglite`. Throws a DatabaseOpenError when the folder is in use. */
export async function openPglite(dataDir: string): Promise<OpenDatabase & { pglite: PGlite }> {
  const folder = pgliteFolder(dataDir);
  const unlock = await takeFolder(dataDir);
  try {
    const pglite = await PGlite.create(folder, SETTINGS);
    return { ...embedded(pglite, `embedded database in ${folder}`, unlock), pglite };
  } catch (cause) {
    await unlock();
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new DatabaseOpenError(`Cannot open the embedded database in ${folder}: ${reason}`, { cause });
  }
}

/**
 * Creates the embedded database from what `dumpDataDir` gave, completely or not at all. Throws a DatabaseOpenError when
 * the folder is in use.
 */
export async function createPglite(dataDir: string, dump: Blob): Promise<void> {
  const folder = pgliteFolder(dataDir);
  const draft = `${folder}.restoring`;
  const unlock = await takeFolder(dataDir);
  try {
    await rm(draft, { recursive: true, force: true });
    const pglite = await PGlite.create(draft, { ...SETTINGS, loadDataDir: dump });
    await pglite.close();
    await rename(draft, folder);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new DatabaseOpenError(`Cannot create the embedded database in ${folder}: ${reason}`, { cause });
  } finally {
    await unlock();
  }
}

/** A database in memory, for tests; `dump` is what `dumpDataDir` gave. */
export async function openPgliteInMemory(dump?: Blob): Promise<OpenDatabase & { pglite: PGlite }> {
  const pglite = await PGlite.create({ ...SETTINGS, ...(dump ? { loadDataDir: dump } : {}) });
  return { ...embedded(pglite, 'embedded database in memory', async () => undefined), pglite };
}

async function takeFolder(dataDir: string): Promise<() => Promise<void>> {
  try {
    await mkdir(dataDir, { recursive: true });
    return await lockDataFolder(dataDir);
  } catch (cause) {
    if (cause instanceof DatabaseOpenError) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new DatabaseOpenError(`Cannot write to the data folder ${dataDir} (DATA_DIR): ${reason}`, { cause });
  }
}

function embedded(pglite: PGlite, name: string, unlock: () => Promise<void>): OpenDatabase {
  const db: Kysely<Database> = new GuardedKysely(new PGliteDialect({ pglite }));
  return {
    kind: 'pglite',
    name,
    db,
    pool: null,
    session: (work) =>
      work({
        query: async <Row>(text: string, parameters?: unknown[]) => (await pglite.query<Row>(text, parameters)).rows,
        script: async (text) => void (await pglite.exec(text)),
      }),
    close: async () => {
      await db.destroy();
      if (!pglite.closed) await pglite.close();
      await unlock();
    },
  };
}
