import type { SqlSession } from '../platform/database/database';
import { openPostgres } from '../platform/database/open-postgres';
import type { DatabaseCopy } from './database-copy';
import { countRows, isUsed, newestMigration } from './count-rows';
import { demandProgram, runOn, type Target } from './run-postgres-program';

/** Leaves out what belongs to the server that was saved: its roles and what they may do. */
const RESTORE = ['--no-owner', '--no-privileges', '--no-comments', '--single-transaction', '--exit-on-error'];

/** Copies a database on PostgreSQL with pg_dump and pg_restore, also while the shop runs. */
export function copyPostgres(target: Target): DatabaseCopy {
  const inSession = async <T>(work: (session: SqlSession) => Promise<T>): Promise<T> => {
    const database = await openPostgres(target.url, { poolSize: 1 });
    try {
      return await database.session(work);
    } finally {
      await database.close();
    }
  };
  return {
    kind: 'postgres',
    isUsed: () => inSession(({ query }) => isUsed(query)),
    count: () => inSession(({ query }) => countRows(query)),
    save: (file) =>
      inSession(async ({ query, script }) => {
        const { server, major } = await versionOf(query);
        await demandProgram('pg_dump', major, target.signal);
        // The counts are of the same moment as the dump.
        await script('set idle_in_transaction_session_timeout = 0; begin isolation level repeatable read read only');
        const [moment] = await query<{ snapshot: string }>('select pg_export_snapshot() as snapshot');
        await runOn(target, 'pg_dump', ['--format=custom', `--snapshot=${moment!.snapshot}`, `--file=${file}`]);
        const saved = { migration: await newestMigration(query), tables: await countRows(query) };
        await script('commit');
        return { kind: 'postgres', server, ...saved };
      }),
    restore: async (file) => {
      const { major } = await inSession(({ query }) => versionOf(query));
      await demandProgram('pg_restore', major, target.signal);
      await runOn(target, 'pg_restore', [...RESTORE, file]);
    },
  };
}

async function versionOf(query: SqlSession['query']): Promise<{ server: string; major: number }> {
  const [{ server } = { server: '' }] = await query<{ server: string }>(
    `select current_setting('server_version') as server`,
  );
  return { server, major: Number.parseInt(server) };
}
