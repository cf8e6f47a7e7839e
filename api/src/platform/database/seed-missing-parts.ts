import type { Kysely, Transaction } from 'kysely';
import type { Environment } from '../environment/environment';
import type { Database } from './tables';

export interface SeedOptions {
  /** The same seed gives the same data. */
  seed: number;
  /** False in production: no shops, products and demo accounts, only the data that every installation needs. */
  demo: boolean;
}

/** An entry of `SEED_PARTS` in api/seed/index.ts; parts run in that order. */
export interface SeedPart {
  /** Stored in the database, so that a part runs once. Never change it. */
  mark: string;
  /** Must use only the given client. */
  fill(db: Transaction<Database>, options: SeedOptions): Promise<void>;
}

/**
 * Fills in missing seed data: all parts at the first start, new parts after an update. Each part runs completely or not
 * at all.
 * @returns marks of the parts that ran now
 */
export async function seedMissingParts(
  db: Kysely<Database>,
  parts: readonly SeedPart[],
  { seed, production }: Pick<Environment, 'seed' | 'production'>,
): Promise<string[]> {
  const filled: string[] = [];
  for (const part of parts) {
    if (await fillOnce(db, part, { seed, demo: !production })) filled.push(part.mark);
  }
  return filled;
}

function fillOnce(db: Kysely<Database>, { mark, fill }: SeedPart, options: SeedOptions): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // Other instances that start at the same time wait here and then find it done.
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
