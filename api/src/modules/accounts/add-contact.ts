import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { unprocessable } from '../../platform/errors/api-problem';
import { messages } from './messages';
import { readPhoneNumber } from './phone-number';

/**
 * Adds a phone number to an account; one that it has already changes nothing. Throws 422 for what is no number, and
 * for one that belongs to another account (spec 2 §8).
 */
export async function addContact(
  db: Kysely<Database>,
  { userId, typed, now }: { userId: number; typed: string; now: Date },
): Promise<{ id: number; type: string; contact: string }> {
  const contact = readPhoneNumber(typed);
  if (contact === null) throw unprocessable({ contact: [messages.contactInvalid] });
  const added = await db
    .insertInto('contacts')
    .values({ user_id: userId, type: 'Phone', contact, created_at: now })
    .onConflict((same) => same.columns(['type', 'contact']).doNothing())
    .returning(['id', 'type', 'contact'])
    .executeTakeFirst();
  if (added) return added;
  const own = await db
    .selectFrom('contacts')
    .select(['id', 'type', 'contact'])
    .where('user_id', '=', userId)
    .where('contact', '=', contact)
    .executeTakeFirst();
  if (own === undefined) throw unprocessable({ contact: [messages.contactTaken] });
  return own;
}
