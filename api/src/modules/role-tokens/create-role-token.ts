import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { hashToken, newToken } from '../../platform/sessions/token';
import type {} from '../catalog/public';
import { type CourierOption, COURIER_OPTIONS, type Role } from './tables';

export interface NewRoleToken {
  role: Role;
  /** Who uses the token, for the operator. */
  name: string;
  /** The name of a vendor's store. */
  store?: string;
  /** The shipping option whose parcels a courier moves. Without it, a courier moves every parcel. */
  shipping?: string;
  now: Date;
}

export class RoleTokenError extends Error {
  override name = 'RoleTokenError';
}

/**
 * Creates a token for the routes of a role. It is shown once and stored hashed. Earlier tokens of the same role, store,
 * shipping option and name are revoked.
 * @throws RoleTokenError for a vendor without a store, an unknown or closed store, an unknown shipping option, and for
 *   a store or shipping option of another role
 */
export async function createRoleToken(
  db: Kysely<Database>,
  { role, name, store, shipping, now }: NewRoleToken,
): Promise<string> {
  const vendorId = role === 'vendor' ? await findStore(db, store) : null;
  if (role !== 'vendor' && store !== undefined) throw new RoleTokenError(`A ${role} has no store.`);
  const shippingOption = shipping === undefined ? null : findOption(role, shipping);
  if (name.trim() === '') throw new RoleTokenError('The name is empty.');
  const token = newToken();
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('role_tokens')
      .set({ revoked_at: now })
      .where('role', '=', role)
      .where('name', '=', name)
      .where('vendor_id', 'is not distinct from', vendorId)
      .where('shipping_option', 'is not distinct from', shippingOption)
      .where('revoked_at', 'is', null)
      .execute();
    await trx
      .insertInto('role_tokens')
      .values({
        role,
        vendor_id: vendorId,
        shipping_option: shippingOption,
        name,
        token_hash: hashToken(token),
        created_at: now,
        revoked_at: null,
      })
      .execute();
  });
  return token;
}

async function findStore(db: Kysely<Database>, store: string | undefined): Promise<number> {
  if (store === undefined) throw new RoleTokenError('A vendor needs a store.');
  const vendor = await db
    .selectFrom('vendors')
    .select('id')
    .where('store_name', '=', store)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  if (!vendor) throw new RoleTokenError(`There is no open store "${store}".`);
  return vendor.id;
}

function findOption(role: Role, shipping: string): CourierOption {
  if (role !== 'courier') throw new RoleTokenError(`A ${role} has no shipping option.`);
  const option = COURIER_OPTIONS.find((known) => known === shipping);
  if (!option)
    throw new RoleTokenError(`There is no shipping option "${shipping}". Known: ${COURIER_OPTIONS.join(', ')}.`);
  return option;
}
