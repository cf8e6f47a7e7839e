import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { migrate } from '../src/platform/database/migrate';
import type { OpenDatabase } from '../src/platform/database/database';
import { openPgliteInMemory } from '../src/platform/database/open-pglite';
import { openPostgres } from '../src/platform/database/open-postgres';
import { seedMissingParts } from '../src/platform/database/seed-missing-parts';
import { oncePerRun, runFolder } from './once-per-run';
import { canDiffer } from './can-differ';
import { startPgBouncer } from './pgbouncer';
import { onServer, postgresUrl } from './postgres-server';

export const API_DIR = path.dirname(__dirname);
export const SEED = 20_261;

/** `empty`: no tables. `bare`: all tables, no rows. `seeded`: the shop after its first start. */
export type Contents = 'empty' | 'bare' | 'seeded';
export type DatabaseKind = OpenDatabase['kind'];
/**
 * For `describe.each(databases)('on %s', (database) => …)`: PostgreSQL, and the embedded database where the tested code
 * can behave differently on it. `npm run audit` runs every file on both.
 */
export const databases: DatabaseKind[] =
  process.env.BOTH_DATABASES || canDiffer(expect.getState().testPath!) ? ['pglite', 'postgres'] : ['postgres'];

/** Opens a separate database, copied from a template that this run prepares once. */
export async function openTestDatabase(
  kind: DatabaseKind,
  contents: Contents,
  { poolSize = 20, pooled = false }: Connections = {},
): Promise<OpenDatabase> {
  return kind === 'pglite' ? copyPglite(contents) : copyPostgres(contents, poolSize, pooled);
}

/** How a test connects to PostgreSQL. */
export interface Connections {
  /** 20 by default. */
  poolSize?: number;
  /** Through PgBouncer in transaction mode. */
  pooled?: boolean;
}

async function copyPglite(contents: Contents): ReturnType<typeof openPgliteInMemory> {
  const { file } = await oncePerRun(`pglite-${contents}`, async () => {
    // The tables are created once.
    const template = contents === 'seeded' ? await copyPglite('bare') : await openPgliteInMemory();
    await fill(template, contents);
    await dropSpareDatabases(template.pglite);
    const dump = await template.pglite.dumpDataDir('none');
    await template.close();
    const file = path.join(runFolder(), `pglite-${contents}.tar`);
    await writeFile(file, Buffer.from(await dump.arrayBuffer()));
    return { file };
  });
  return openPgliteInMemory(await openAsBlob(file));
}

/** PostgreSQL's own templates are half of the files that each copy would open, and no test needs them. */
async function dropSpareDatabases(pglite: PGlite): Promise<void> {
  await pglite.exec('update pg_database set datistemplate = false');
  await pglite.exec('drop database if exists template0');
  await pglite.exec('drop database if exists template1');
  await pglite.exec('checkpoint');
}

async function copyPostgres(contents: Contents, poolSize: number, pooled: boolean): Promise<OpenDatabase> {
  const template = `template_${contents}`;
  await oncePerRun(`postgres-${contents}`, async () => {
    await onServer(`create database ${template}`);
    const database = await openPostgres(await postgresUrl(template), { poolSize: 2 });
    await fill(database, contents);
    await database.close();
    return {};
  });
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await copyTemplate(name, template);
  const direct = await postgresUrl(name);
  const bouncer = pooled ? await startPgBouncer() : null;
  const database = bouncer
    ? await openPostgres(bouncer.through(direct), { poolSize, pooler: 'transaction', migrationUrl: direct })
    : await openPostgres(direct, { poolSize });
  return {
    ...database,
    close: async () => {
      await database.close();
      await bouncer?.stop();
      await onServer(`drop database ${name} with (force)`);
    },
  };
}

/** Retries, because a template cannot be copied while the server still closes the last connection to it. */
async function copyTemplate(name: string, template: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await onServer(`create database ${name} template ${template}`);
    } catch (error) {
      const beingUsed = (error as { code?: string }).code === '55006';
      if (!beingUsed || attempt === 100) throw error;
      await sleep(50);
    }
  }
}

async function fill(database: OpenDatabase, contents: Contents): Promise<void> {
  if (contents === 'empty') return;
  await migrate(database, path.join(API_DIR, 'migrations'));
  if (contents !== 'seeded') return;
  const { SEED_PARTS } = await import('../seed');
  await seedMissingParts(database.db, SEED_PARTS, { seed: SEED, production: false });
}
