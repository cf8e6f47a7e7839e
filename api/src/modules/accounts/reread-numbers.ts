import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { readPhoneNumber } from './phone-number';

/** Rows in one transaction, so that none is locked for long. */
const BATCH = 500;

interface StoredNumber {
  id: number;
  /** As an older release stored it. */
  number: string;
}

export interface StoredNumbers {
  /** Names the progress in the database. */
  name: string;
  /** The next rows by id, locked. */
  next(trx: Transaction<Database>, page: { after: number; limit: number }): Promise<StoredNumber[]>;
  change(trx: Transaction<Database>, id: number, number: string): Promise<void>;
}

/**
 * Brings the phone numbers of a table to the stored form. Each row is read once, so a number that no network can have
 * stays as it is.
 */
export async function rereadNumbers(db: Kysely<Database>, numbers: StoredNumbers): Promise<void> {
  while ((await db.transaction().execute((trx) => rereadBatch(trx, numbers))) === BATCH);
}

async function rereadBatch(trx: Transaction<Database>, { name, next, change }: StoredNumbers): Promise<number> {
  const progress = `phone numbers read: ${name}`;
  const known = await trx.selectFrom('meta').select('value').where('name', '=', progress).executeTakeFirst();
  const rows = await next(trx, { after: Number(known?.value ?? 0), limit: BATCH });
  for (const { id, number } of rows) {
    const stored = readStored(number);
    if (stored !== null && stored !== number) await change(trx, id, stored);
  }
  const last = rows.at(-1);
  if (last) {
    const value = String(last.id);
    await trx
      .insertInto('meta')
      .values({ name: progress, value })
      .onConflict((same) => same.column('name').doUpdateSet({ value }))
      .execute();
  }
  return rows.length;
}

/** Digits with a country code are the stored form, also when they would be a Nigerian number without it. */
const readStored = (number: string) => readPhoneNumber(`+${number}`) ?? readPhoneNumber(number);
