import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import './tables';

/** A phone number and the accounts that have it. */
export interface SharedNumber {
  /** Digits with country code. */
  number: string;
  /** Ids of the users, the holder of the stored form first. */
  accounts: number[];
}

/** Phone numbers that several accounts had in different spellings, for staff. */
export async function listSharedNumbers(db: Kysely<Database>): Promise<SharedNumber[]> {
  const rows = await db
    .selectFrom('shared_phone_numbers as shared')
    .innerJoin('contacts as other', 'other.id', 'shared.contact_id')
    .innerJoin('contacts as holder', 'holder.contact', 'shared.number')
    .select(['shared.number', 'holder.user_id as holder', 'other.user_id as other'])
    .whereRef('holder.user_id', '<>', 'other.user_id')
    .orderBy('shared.number')
    .orderBy('other.id')
    .execute();
  const found = new Map<string, Set<number>>();
  for (const { number, holder, other } of rows) found.set(number, (found.get(number) ?? new Set([holder])).add(other));
  return [...found].map(([number, accounts]) => ({ number, accounts: [...accounts] }));
}
