import type { Address } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import './tables';

/** A shopper's addresses, oldest first; with `id`, only that one or none. */
export async function readAddresses(
  db: Kysely<Database>,
  { userId, id }: { userId: number; id?: number },
): Promise<Required<Address>[]> {
  let query = db
    .selectFrom('addresses')
    .innerJoin('states', 'states.id', 'addresses.state_id')
    .innerJoin('landmarks', 'landmarks.id', 'addresses.lga_id')
    .selectAll('addresses')
    .select(['states.name as state_name', 'landmarks.name as lga_name'])
    .where('addresses.user_id', '=', userId);
  if (id !== undefined) query = query.where('addresses.id', '=', id);
  const rows = await query.orderBy('addresses.id').execute();
  return rows.map(({ user_id: _owner, created_at: _since, ...row }) => ({
    ...row,
    state: row.state_id,
    lga: row.lga_id,
  }));
}
