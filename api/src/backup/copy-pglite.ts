import { existsSync, openAsBlob } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { DatabaseOpenError, type SqlSession } from '../platform/database/database';
import { createPglite, openPglite } from '../platform/database/open-pglite';
import { pgliteFolder } from '../platform/database/pglite-folder';
import { countRows, newestMigration } from './count-rows';
import type { DatabaseCopy } from './database-copy';

/** Copies the embedded database while no API uses it. */
export function copyPglite(dataDir: string): DatabaseCopy {
  const folder = pgliteFolder(dataDir);
  const inSession = async <T>(work: (session: SqlSession, dump: () => Promise<Blob>) => Promise<T>): Promise<T> => {
    // Opening would create it.
    if (!existsSync(folder)) throw new DatabaseOpenError(`There is no database in ${folder}: correct DATA_DIR.`);
    const database = await openPglite(dataDir);
    try {
      return await database.session((session) => work(session, () => database.pglite.dumpDataDir('gzip')));
    } finally {
      await database.close();
    }
  };
  return {
    kind: 'pglite',
    isUsed: async () => existsSync(folder),
    count: () => inSession(({ query }) => countRows(query)),
    save: (file) =>
      inSession(async ({ query }, dump) => {
        const [version] = await query<{ server: string }>(`select current_setting('server_version') as server`);
        const saved = { migration: await newestMigration(query), tables: await countRows(query) };
        await writeFile(file, Buffer.from(await (await dump()).arrayBuffer()));
        return { kind: 'pglite', server: version!.server, ...saved };
      }),
    restore: async (file) => createPglite(dataDir, await openAsBlob(file)),
  };
}
