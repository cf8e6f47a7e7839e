import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Kysely } from 'kysely';
import type { Environment } from '../environment/environment';
import type { Database } from './tables';

export interface SeedOptions {
  /** The same number makes the same data. */
  seed: number;
  /** False in production: no shops, products and demo accounts, only what every installation needs. */
  demo: boolean;
}

/** What api/seed/index.ts exports as `SEED_PARTS`, in the order in which they are filled in. */
export interface SeedPart {
  /** Kept in the database, so that a part is filled in once; never changes. */
  mark: string;
  /** Uses the client that it is given and nothing else. */
  fill(db: Kysely<Database>, options: SeedOptions): Promise<void>;
}

/**
 * Fills in what this database has not been given before: everything at the first start, and after an update what is
 * new. Each part is all or nothing: a start that is cut short leaves none half done.
 * @returns marks of the parts that were filled in now
 */
export async function seedMissingParts(
  db: Kysely<Database>,
  { apiDir, seed, production }: Pick<Environment, 'apiDir' | 'seed' | 'production'>,
): Promise<string[]> {
  const file = path.join(apiDir, 'seed', 'index.ts');
  if (!existsSync(file)) return [];
  const { SEED_PARTS } = (await import(file)) as { SEED_PARTS: readonly SeedPart[] };
  const filled: string[] = [];
  for (const part of SEED_PARTS) {
    if (await fillOnce(db, part, { seed, demo: !production })) filled.push(part.mark);
  }
  return filled;
}

function fillOnce(db: Kysely<Database>, { mark, fill }: SeedPart, options: SeedOptions): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // Of several instances that start at once, the others wait here and then find it done.
    const first = await trx
      .insertInto('meta')
      .values({ name: mark, value: String(options.seed) })
      .onConflict((oc) => oc.column('name').doNothing())
      .returning('name')
      .executeTakeFirst();
    if (first === undefined) return false;
    await fill(trx, options);
    return true;
  });
}
