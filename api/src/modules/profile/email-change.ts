import { lagosDateTime } from '@nkm/contracts/lagos-time';
import type { Kysely, Transaction } from 'kysely';
import type { App } from '../../platform/app';
import type { Database } from '../../platform/database/tables';
import { unprocessable } from '../../platform/errors/api-problem';
import { hashToken, newToken } from '../../platform/sessions/token';
import { isReserved, linksBesideNew } from '../accounts/public';
import { messages } from './messages';
import './tables';

/** Lifetime of the mailed link in milliseconds. */
const LINK_MS = 24 * 3_600_000;

export interface EmailChange {
  /** The new address. */
  email: string;
  /** When the link expires. */
  expires_at: string;
}

interface Owner {
  id: number;
  surname: string;
  other_names: string;
  /** The current address. */
  email: string;
}

/**
 * Mails a link to the new address and tells the current one, in the caller's transaction. A change to another address
 * replaces the previous one; links to the same address work until they expire. The account keeps its address until a
 * link is confirmed.
 * @throws 422 when another account has the address
 */
export async function startEmailChange(
  trx: Transaction<Database>,
  { outbox, clock, config }: Pick<App, 'outbox' | 'clock' | 'config'>,
  owner: Owner,
  { email, tellsOwner = true }: { email: string; tellsOwner?: boolean },
): Promise<EmailChange> {
  const now = clock();
  await demandFree(trx, { email, userId: owner.id, now });
  const token = newToken();
  const change = {
    email,
    previous_email: owner.email,
    token_hash: hashToken(token),
    created_at: now,
    expires_at: new Date(now.getTime() + LINK_MS),
  };
  const earlier_links = linksBesideNew('email_changes', { email, now });
  await trx
    .insertInto('email_changes')
    .values({ user_id: owner.id, ...change })
    .onConflict((same) => same.column('user_id').doUpdateSet({ ...change, earlier_links }))
    .execute();
  const link = `${config.publicUrl}/profile/confirm-email?token=${token}`;
  await outbox.add(trx, {
    channel: 'email',
    to: email,
    ...messages.confirmMail(config.brand, owner.other_names || owner.surname, link),
    expiresAt: change.expires_at,
  });
  const told = messages.requestedMail(config.brand, email, lagosDateTime(now.toISOString()));
  if (tellsOwner) await outbox.add(trx, { channel: 'email', to: owner.email, ...told });
  return { email, expires_at: change.expires_at.toISOString() };
}

/** @throws 422 when an account has the address, or another account could get it back */
export async function demandFree(
  db: Kysely<Database>,
  { email, userId, now }: { email: string; userId: number; now: Date },
): Promise<void> {
  const taken = await db
    .selectFrom('users')
    .select('id')
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .where('status', '<>', 'deleted')
    .executeTakeFirst();
  if (taken || (await isReserved(db, { email, userId, now }))) throw emailTaken();
}

export const emailTaken = () => unprocessable({ email: [messages.emailTaken] });

/** The change that waits for its link; null: none, or its link has expired. */
export async function readEmailChange(db: Kysely<Database>, userId: number, now: Date): Promise<EmailChange | null> {
  const change = await db
    .selectFrom('email_changes')
    .select(['email', 'expires_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return change ? { email: change.email, expires_at: change.expires_at.toISOString() } : null;
}
