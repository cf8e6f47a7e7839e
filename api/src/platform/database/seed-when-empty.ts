import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Kysely } from 'kysely';
import type { Environment } from '../environment/environment';
import type { Database } from './tables';

/** What api/seed/index.ts exports. It uses the client that it is given and nothing else. */
export type SeedDatabase = (db: Kysely<Database>, options: SeedOptions) => Promise<void>;

export interface SeedOptions {
  /** The same number makes the same data. */
  seed: number;
  /** False in production: no shops, products and demo accounts, only what every installation needs. */
  demo: boolean;
}

/**
 * Fills a database that was never filled before, all or nothing: a start that is cut short leaves it empty.
 * @returns whether it did
 */
export async function seedWhenEmpty(
  db: Kysely<Database>,
  { apiDir, seed, production }: Pick<Environment, 'apiDir' | 'seed' | 'production'>,
): Promise<boolean> {
  const file = path.join(apiDir, 'seed', 'index.ts');
  if (!existsSync(file)) return false;
  const { seedDatabase } = (await import(file)) as { seedDatabase: SeedDatabase };
  return db.transaction().execute(async (trx) => {
    // Of several instances that start at once, the others wait here and then find it done.
    const mark = { name: 'seeded', value: String(seed) };
    const first = await trx
      .insertInto('meta')
      .values(mark)
      .onConflict((oc) => oc.column('name').doNothing())
      .returning('name')
      .executeTakeFirst();
    if (first === undefined) return false;
    await seedDatabase(trx, { seed, demo: !production });
    return true;
  });
}
