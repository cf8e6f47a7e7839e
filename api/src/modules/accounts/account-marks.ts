import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import type { Person } from '../../platform/personal-data/personal-data';
import { secretKey } from '../../platform/sessions/secret-key';
import { readPhones } from './read-phones';
import './tables';

/** Days for which a mark is stored. */
export const MARK_DAYS = 730;

/**
 * Marks an account that uses something once for each person, by hashes of its verified email and its phone numbers. All
 * its earlier marks are kept for the same time again.
 */
export async function markAccount(trx: Kysely<Database>, userId: number, now: Date): Promise<void> {
  const { email, email_verified_at: verifiedAt } = await emailOf(trx, userId);
  const phones = (await readPhones(trx, userId)).map(({ contact }) => contact);
  await markPerson(trx, { userId, emails: verifiedAt ? [email.toLowerCase()] : [], phones }, now);
}

/** Marks an account that is being deleted, as `markAccount` does. */
export async function markPerson(
  trx: Kysely<Database>,
  { userId, emails, phones }: Pick<Person, 'userId' | 'emails' | 'phones'>,
  now: Date,
): Promise<void> {
  const contacts = [...emails, ...phones];
  if (contacts.length === 0) return;
  const marks = await hashed(trx, contacts);
  await trx
    .insertInto('account_marks')
    .values(marks.map((mark) => ({ user_id: userId, mark, created_at: now })))
    .onConflict((same) => same.doNothing())
    .execute();
  await trx.updateTable('account_marks').set({ created_at: now }).where('user_id', '=', userId).execute();
}

/** The hashes of the email and the phone numbers of an account. */
export async function marksOf(db: Kysely<Database>, userId: number): Promise<string[]> {
  const { email } = await emailOf(db, userId);
  const phones = await readPhones(db, userId);
  return hashed(db, [email.toLowerCase(), ...phones.map(({ contact }) => contact)]);
}

/** This account, and those that had its email or one of its phone numbers when they were marked. */
export async function accountsOfPerson(db: Kysely<Database>, userId: number): Promise<number[]> {
  const others = await db
    .selectFrom('account_marks')
    .select('user_id')
    .distinct()
    .where('mark', 'in', await marksOf(db, userId))
    .where('user_id', '<>', userId)
    .execute();
  return [userId, ...others.map(({ user_id }) => user_id)];
}

const emailOf = (db: Kysely<Database>, userId: number) =>
  db.selectFrom('users').select(['email', 'email_verified_at']).where('id', '=', userId).executeTakeFirstOrThrow();

async function hashed(db: Kysely<Database>, contacts: readonly string[]): Promise<string[]> {
  const key = await secretKey(db, 'coupon mark key');
  return contacts.map((contact) => createHmac('sha256', key).update(`coupon ${contact}`).digest('hex'));
}
