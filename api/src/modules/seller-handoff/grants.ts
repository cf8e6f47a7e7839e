import type { SellerSite } from '@nkm/contracts';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { unauthenticated } from '../../platform/errors/api-problem';
import { bearerToken, hashToken, newToken } from '../../platform/sessions/token';
import { demandLinksKey } from './links-key';
import './tables';

/** How long a site can act for a shopper who arrived with a code, in milliseconds. */
const GRANT_MS = 30 * 60_000;

/** Lets a site act for one shopper. It is no session: only routes behind `requireGrant` accept it. */
export async function issueGrant(
  trx: Kysely<Database>,
  { userId, site, now }: { userId: number; site: SellerSite; now: Date },
): Promise<string> {
  const grant = newToken();
  const expires_at = new Date(now.getTime() + GRANT_MS);
  await trx
    .insertInto('handoff_grants')
    .values({ token_hash: hashToken(grant), user_id: userId, site, expires_at })
    .execute();
  return grant;
}

const holders = new WeakMap<FastifyRequest, number>();

/** onRequest hook for the routes of a site: 403 without the sites' key, 401 without a grant of a shopper for it. */
export function requireGrant(site: SellerSite) {
  return async (request: FastifyRequest): Promise<void> => {
    const { config, db, clock } = request.server;
    demandLinksKey(config, request);
    const grant = bearerToken(request.headers.authorization);
    if (grant === null) throw unauthenticated();
    const found = await db
      .selectFrom('handoff_grants')
      .innerJoin('users', 'users.id', 'handoff_grants.user_id')
      .select('handoff_grants.user_id')
      .where('token_hash', '=', hashToken(grant))
      .where('site', '=', site)
      .where('expires_at', '>', clock())
      .where('users.status', '=', 'active')
      .executeTakeFirst();
    if (!found) throw unauthenticated();
    holders.set(request, found.user_id);
  };
}

/** Id of the shopper behind `requireGrant`. */
export function grantHolder(request: FastifyRequest): number {
  const holder = holders.get(request);
  if (holder === undefined) throw unauthenticated();
  return holder;
}
