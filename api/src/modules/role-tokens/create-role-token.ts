import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { hashToken, newToken } from '../../platform/sessions/token';
import type {} from '../catalog/public';
import type { Role } from './tables';

export class RoleTokenError extends Error {
  override name = 'RoleTokenError';
}

/**
 * Creates a token for the routes of a role. It is shown once and stored hashed. Earlier tokens of the same role, store
 * and name are revoked.
 * @throws RoleTokenError for a vendor without a store, an unknown store, or a store of another role
 */
export async function createRoleToken(
  db: Kysely<Database>,
  { role, name, store, now }: { role: Role; name: string; store?: string; now: Date },
): Promise<string> {
  const vendorId = role === 'vendor' ? await findStore(db, store) : null;
  if (role !== 'vendor' && store !== undefined) throw new RoleTokenError(`A ${role} has no store.`);
  if (name.trim() === '') throw new RoleTokenError('The name is empty.');
  const token = newToken();
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('role_tokens')
      .set({ revoked_at: now })
      .where('role', '=', role)
      .where('name', '=', name)
      .where('vendor_id', 'is not distinct from', vendorId)
      .where('revoked_at', 'is', null)
      .execute();
    await trx
      .insertInto('role_tokens')
      .values({ role, vendor_id: vendorId, name, token_hash: hashToken(token), created_at: now, revoked_at: null })
      .execute();
  });
  return token;
}

async function findStore(db: Kysely<Database>, store: string | undefined): Promise<number> {
  if (store === undefined) throw new RoleTokenError('A vendor needs a store.');
  const vendor = await db.selectFrom('vendors').select('id').where('store_name', '=', store).executeTakeFirst();
  if (!vendor) throw new RoleTokenError(`There is no store "${store}".`);
  return vendor.id;
}
