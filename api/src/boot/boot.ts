import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import { buildApp } from './build-app';
import type { App } from '../platform/app';
import { demandMigrated } from '../platform/database/demand-migrated';
import { migrate } from '../platform/database/migrate';
import { openDatabase } from '../platform/database/open-database';
import { type OpenDatabase } from '../platform/database/database';
import { pgliteFolder } from '../platform/database/pglite-folder';
import { seedMissingParts } from '../platform/database/seed-missing-parts';
import { readEnvironment, type Environment } from '../platform/environment/environment';
import { makeSandboxKey } from '../platform/outbox/sandbox-key';
import { createLogger } from '../platform/http/logging';
import { StartError } from '../platform/start-error';

export interface RunningApi {
  app: App;
  /** Finishes open requests, then closes everything. */
  stop(): Promise<void>;
}

/**
 * From settings to a listening server: environment, database, migrations, seed, listen.
 * @param firstStart creates the embedded database in another process; without it, this process creates it
 */
export async function boot(
  settings: NodeJS.ProcessEnv,
  apiDir: string,
  firstStart?: () => Promise<void>,
): Promise<RunningApi> {
  const config = readEnvironment(settings, apiDir);
  if (config.databaseUrl === null && !existsSync(pgliteFolder(config.dataDir))) await firstStart?.();
  return start(config, async (app) => {
    await listen(app, app.config);
    if (app.config.jobs) app.jobs.start();
  });
}

/** The jobs alone, without a port. @throws StartError on the embedded database, which only one process can use */
export async function bootWorker(settings: NodeJS.ProcessEnv, apiDir: string): Promise<RunningApi> {
  const config = readEnvironment(settings, apiDir);
  if (config.databaseUrl === null)
    throw new StartError(
      'The worker needs PostgreSQL: set DATABASE_URL. On the embedded database, the API itself runs the jobs.',
    );
  return start(config, async (app) => {
    await app.ready();
    app.jobs.start();
  });
}

/** Migrates and fills the database, and ends. */
export async function bootDatabase(settings: NodeJS.ProcessEnv, apiDir: string): Promise<void> {
  const config = readEnvironment(settings, apiDir);
  const database = await openDatabase(config);
  try {
    await prepare(database, config, createLogger(config.logLevel));
  } finally {
    await database.close();
  }
}

async function start(config: Environment, begin: (app: App) => Promise<void>): Promise<RunningApi> {
  const started = performance.now();
  const logger = createLogger(config.logLevel);
  const database = await openDatabase(config);
  try {
    await prepare(database, config, logger);
    const sandboxKey = config.sandboxes ? await makeSandboxKey(config.dataDir) : null;
    const app = await buildApp({ config, database, clock: () => new Date(), logger, sandboxKey });
    await begin(app);
    const ms = Math.round(performance.now() - started);
    const address = app.server.listening ? app.listeningOrigin : null;
    logger.info({ address, database: database.kind, ms }, 'ready');
    return { app, stop: () => stop(app, database) };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function prepare(database: OpenDatabase, config: Environment, logger: Logger): Promise<void> {
  const migrations = path.join(config.apiDir, 'migrations');
  if (config.migrateOnStart) {
    const names = await migrate(database, migrations);
    if (names.length > 0) logger.info({ migrations: names }, 'migrated');
  } else await demandMigrated(database, migrations);
  const { SEED_PARTS } = await import('../../seed');
  const parts = await seedMissingParts(database.db, SEED_PARTS, config);
  if (parts.length > 0) logger.info({ seed: config.seed, parts }, 'seeded');
}

async function listen(app: App, { host, apiPort }: Pick<Environment, 'host' | 'apiPort'>): Promise<void> {
  try {
    await app.listen({ host, port: apiPort });
  } catch (error) {
    await app.close();
    throw error;
  }
}

async function stop(app: App, database: OpenDatabase): Promise<void> {
  await app.drain.stop({ delayMs: app.config.stopDelayMs });
  await database.close();
}
