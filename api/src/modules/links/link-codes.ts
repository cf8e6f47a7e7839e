import type { SellerSite, User } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { hashToken, newToken } from '../../platform/sessions/token';
import { readUser } from '../accounts/read-user';
import './tables';

/** Life of a code in seconds (decision "the vendor and KYC sites get the token in the path"). */
export const CODE_SECONDS = 60;

/** Makes a code with which another site learns, once, who follows the link. It is stored hashed. */
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
 * Trades a code for who it was made for. Of two who show the same code one gets the answer.
 * @returns null for a code that is unknown, used, or too old, and for an account that is closed
 */
export async function redeemLinkCode(
  db: Kysely<Database>,
  code: string,
  now: Date,
): Promise<{ destination: SellerSite; profile: User } | null> {
  const used = await db
    .deleteFrom('link_codes')
    .using('users')
    .whereRef('users.id', '=', 'link_codes.user_id')
    .where('users.status', '=', 'active')
    .where('code_hash', '=', hashToken(code))
    .where('expires_at', '>', now)
    .returning(['user_id', 'site'])
    .executeTakeFirst();
  return used ? { destination: used.site, profile: await readUser(db, used.user_id) } : null;
}

export async function removeOldLinkCodes(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('link_codes').where('expires_at', '<=', now).execute();
}
