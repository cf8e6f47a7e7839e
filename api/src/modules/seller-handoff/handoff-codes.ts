import type { SellerSite, User } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { hashToken, newToken } from '../../platform/sessions/token';
import { readUser } from '../accounts/public';
import { issueGrant } from './grants';
import './tables';

/** Lifetime of a code in seconds. */
const CODE_SECONDS = 60;

/** Creates a code with which another site identifies the shopper once. It is stored hashed. */
export async function issueLinkCode(
  db: Kysely<Database>,
  { userId, site, now }: { userId: number; site: SellerSite; now: Date },
): Promise<string> {
  const code = newToken();
  const expires_at = new Date(now.getTime() + CODE_SECONDS * 1000);
  await db
    .insertInto('link_codes')
    .values({ code_hash: hashToken(code), user_id: userId, site, expires_at })
    .execute();
  return code;
}

/**
 * Redeems a code for its shopper and a grant to act for them. Only one of two concurrent requests succeeds.
 * @returns null for an unknown, used or expired code, and for a closed account
 */
export async function redeemLinkCode(
  db: Kysely<Database>,
  code: string,
  now: Date,
): Promise<{ destination: SellerSite; profile: User; grant: string } | null> {
  return db.transaction().execute(async (trx) => {
    const used = await trx
      .deleteFrom('link_codes')
      .using('users')
      .whereRef('users.id', '=', 'link_codes.user_id')
      .where('users.status', '=', 'active')
      .where('code_hash', '=', hashToken(code))
      .where('expires_at', '>', now)
      .returning(['user_id', 'site'])
      .executeTakeFirst();
    if (!used) return null;
    const grant = await issueGrant(trx, { userId: used.user_id, site: used.site, now });
    return { destination: used.site, profile: await readUser(trx, used.user_id), grant };
  });
}

export async function removeOldLinkCodes(db: Kysely<Database>, now: Date): Promise<void> {
  for (const table of ['link_codes', 'handoff_grants'] as const)
    await db.deleteFrom(table).where('expires_at', '<=', now).execute();
}

/** Removes the codes and grants of an account, in the transaction that ends its access. */
export async function revokeHandoffs(trx: Kysely<Database>, userId: number): Promise<void> {
  for (const table of ['link_codes', 'handoff_grants'] as const)
    await trx.deleteFrom(table).where('user_id', '=', userId).execute();
}
