import { lagosDateTime } from '@nkm/contracts/lagos-time';
import type { Transaction } from 'kysely';
import type { App } from '../../platform/app';
import type { Database } from '../../platform/database/tables';
import { unprocessable } from '../../platform/errors/api-problem';
import { readPhoneNumber } from '../accounts/public';
import { messages } from './messages';
import './tables';

export interface Contact {
  id: number;
  type: string;
  contact: string;
}

interface NewContact {
  userId: number;
  sessionId: number;
  email: string;
  /** In any spelling. */
  typed: string;
}

/**
 * Makes a verified phone number the number of the account (ACC-CALL-015). It replaces the previous one, because
 * networks give unused numbers to other people. Adding the number that the account already has changes nothing.
 * @throws 422 when the number is invalid, was not verified in this session, or belongs to another account (ACC-MSG-036)
 */
export async function addContact(
  app: Pick<App, 'db' | 'clock' | 'outbox' | 'config'>,
  { typed, ...wanted }: NewContact,
): Promise<Contact> {
  const contact = readPhoneNumber(typed);
  if (contact === null) throw unprocessable({ contact: [messages.contactInvalid] });
  return app.db.transaction().execute(async (trx) => {
    const own = await findOwn(trx, wanted.userId, contact);
    if (own) return own;
    await useVerification(trx, { ...wanted, contact, now: app.clock() });
    return replaceContact(trx, app, { ...wanted, contact });
  });
}

function findOwn(trx: Transaction<Database>, userId: number, contact: string): Promise<Contact | undefined> {
  return trx
    .selectFrom('contacts')
    .select(['id', 'type', 'contact'])
    .where('user_id', '=', userId)
    .where('contact', '=', contact)
    .executeTakeFirst();
}

/** A verification is used once: the transaction undoes it when the number is taken. */
async function useVerification(
  trx: Transaction<Database>,
  { userId, sessionId, contact, now }: Omit<NewContact, 'typed' | 'email'> & { contact: string; now: Date },
): Promise<void> {
  const used = await trx
    .deleteFrom('phone_verifications')
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .where('contact', '=', contact)
    .where('verified_at', 'is not', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  if (used === undefined) throw unprocessable({ contact: [messages.contactUnverified] });
}

async function replaceContact(
  trx: Transaction<Database>,
  { clock, outbox, config }: Pick<App, 'clock' | 'outbox' | 'config'>,
  { userId, email, contact }: { userId: number; email: string; contact: string },
): Promise<Contact> {
  const now = clock();
  const replaced = await trx.deleteFrom('contacts').where('user_id', '=', userId).returning('id').execute();
  const added = await trx
    .insertInto('contacts')
    .values({ user_id: userId, type: 'Phone', contact, created_at: now })
    .onConflict((same) => same.columns(['type', 'contact']).doNothing())
    .returning(['id', 'type', 'contact'])
    .executeTakeFirst();
  if (added === undefined) throw unprocessable({ contact: [messages.contactTaken] });
  if (replaced.length > 0) {
    const mail = messages.changedMail(config.brand, lagosDateTime(now.toISOString()), contact);
    await outbox.add(trx, { channel: 'email', to: email, ...mail });
  }
  return added;
}
