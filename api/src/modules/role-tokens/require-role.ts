import type { FastifyRequest } from 'fastify';
import { forbidden, unauthenticated } from '../../platform/errors/api-problem';
import { type RateLimit, rateLimit } from '../../platform/rate-limits/rate-limit-plugin';
import { bearerToken, hashToken } from '../../platform/sessions/token';
import type {} from '../catalog/public';
import { messages } from './messages';
import type { CourierOption, Role } from './tables';

/** Someone who moves orders: a vendor's team, a courier or the marketplace's staff. */
export interface RoleHolder {
  tokenId: number;
  role: Role;
  /** Null except for vendors. */
  vendorId: number | null;
  /** The option whose parcels a courier moves; null: every parcel. */
  shippingOption: CourierOption | null;
  name: string;
}

const holders = new WeakMap<FastifyRequest, RoleHolder>();

/** onRequest hook: 401 without a valid role token or with that of a closed store, 403 with that of another role. */
function requireRole(role: Role) {
  return async (request: FastifyRequest): Promise<void> => {
    const token = bearerToken(request.headers.authorization);
    if (token === null) throw unauthenticated();
    const found = await request.server.db
      .selectFrom('role_tokens')
      .leftJoin('vendors', 'vendors.id', 'role_tokens.vendor_id')
      .select(['role_tokens.id', 'role', 'vendor_id', 'shipping_option', 'role_tokens.name'])
      .where('token_hash', '=', hashToken(token))
      .where('revoked_at', 'is', null)
      .where('vendors.closed_at', 'is', null)
      .executeTakeFirst();
    if (!found) throw unauthenticated();
    if (found.role !== role) throw forbidden(messages.otherRole(role));
    const { id: tokenId, vendor_id: vendorId, shipping_option: shippingOption, name } = found;
    holders.set(request, { tokenId, role, vendorId, shippingOption, name });
  };
}

/** A courier reports the parcels of many vendors. */
const PER_TOKEN: RateLimit = { name: 'role-token', points: 1_200, seconds: 60 };

/** Hooks of a route for one role: 401 and 403 without its token, 429 beyond its limit. */
export const guardedFor = (role: Role) => ({
  onRequest: requireRole(role),
  preHandler: rateLimit(PER_TOKEN, (request) => String(roleHolder(request).tokenId)),
});

/** The holder behind `requireRole`. */
export function roleHolder(request: FastifyRequest): RoleHolder {
  const holder = holders.get(request);
  if (!holder) throw unauthenticated();
  return holder;
}

/** The vendor behind `requireRole('vendor')`. */
export function vendorHolder(request: FastifyRequest): RoleHolder & { vendorId: number } {
  const holder = roleHolder(request);
  if (holder.vendorId === null) throw forbidden(messages.otherRole('vendor'));
  return { ...holder, vendorId: holder.vendorId };
}
