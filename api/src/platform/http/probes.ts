import path from 'node:path';
import { sql } from 'kysely';
import { Type } from 'typebox';
import type { App } from '../app';
import { readMigrations } from '../database/read-migrations';
import { unavailable } from '../errors/api-problem';
import { answers } from './envelopes';

/** Load balancers wait no longer. */
const PATIENCE_MS = 2_000;

/**
 * `GET /health`: 200 while this process is alive; restart it otherwise. `GET /ready`: 503 while it must get no traffic,
 * because it is stopping, the database is unreachable or a migration is missing.
 */
export async function probeRoutes(app: App): Promise<void> {
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  app.get('/health', options('ok'), async () => ({ status: 'ok' as const }));
  app.get('/ready', options('ready'), async () => {
    if (app.drain.isDraining()) throw unavailable('The server is stopping.');
    if ((await missingMigrations(app)) > 0) throw unavailable('The database lacks migrations.');
    return { status: 'ready' as const };
  });
}

function options<const T extends string>(status: T) {
  return {
    schema: { response: answers({ 200: Type.Object({ status: Type.Literal(status) }) }) },
    logLevel: 'warn' as const,
  };
}

async function missingMigrations({ config, db }: App): Promise<number> {
  const names = (await readMigrations(path.join(config.apiDir, 'migrations'))).map(({ name }) => name);
  const asking = sql<{ there: number }>`
    select count(*)::integer as there from schema_migrations where name = any(${names}::text[])`.execute(db);
  const { rows } = await inTime(asking);
  return names.length - rows[0]!.there;
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(unavailable('The database does not answer.')), PATIENCE_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
