import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { erasePerson, type Person } from '../../platform/personal-data/personal-data';
import type { UsersTable } from '../accounts/public';
import { DECLARATIONS } from './declarations';

/**
 * Anonymises a locked account, module by module: erases personal data, and keeps records that others or the books
 * need, without a name. The mailed code has proved the email, so letters that were written signed out go, too.
 */
export async function eraseAccount(
  trx: Transaction<Database>,
  { id: userId, email }: Pick<Selectable<UsersTable>, 'id' | 'email'>,
  now: Date,
): Promise<void> {
  const recipients: string[] = [];
  const phones: string[] = [];
  for (const { recipientsOf, phonesOf } of DECLARATIONS) {
    recipients.push(...((await recipientsOf?.(trx, userId)) ?? []));
    phones.push(...((await phonesOf?.(trx, userId)) ?? []));
  }
  await eraseEverywhere(trx, { userId, emails: [email.toLowerCase()], phones, recipients }, now);
}

/** Erases rows that requests in progress wrote for an account after its deletion. */
export function eraseLeftovers(db: Kysely<Database>, userId: number, now: Date): Promise<void> {
  return eraseEverywhere(db, { userId, emails: [], phones: [], recipients: [] }, now);
}

async function eraseEverywhere(db: Kysely<Database>, person: Person, now: Date): Promise<void> {
  for (const declaration of DECLARATIONS) await erasePerson(db, declaration, person, now);
}
