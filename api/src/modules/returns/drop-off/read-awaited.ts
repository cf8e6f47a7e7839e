import { STATION_CODE_TRIES } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import { paginate } from '../../../platform/database/paginate';
import type { Database } from '../../../platform/database/tables';
import type {} from '../../locations/public';
import type {} from '../../orders/public';
import type { CourierOption } from '../../role-tokens/public';
import '../tables';

/** The lists of a station: returns that shoppers bring, and those that it has. */
export const STATION_LISTS = ['awaited', 'arrived'] as const;

interface Wanted {
  list: (typeof STATION_LISTS)[number];
  /** Only returns of orders with this option; null: of every option. */
  shippingOption: CourierOption | null;
  page: number;
  perPage: number;
}

/** Approved returns that shoppers hand in at a station, all but their codes; the oldest first. */
export async function readAwaited(db: Kysely<Database>, { list, shippingOption, page, perPage }: Wanted) {
  let returns = db.selectFrom('return_drop_offs').innerJoin('returns', 'returns.id', 'return_drop_offs.return_id');
  if (shippingOption !== null)
    returns = returns.where('returns.invoice_id', 'in', (eb) =>
      eb
        .selectFrom('invoices')
        .innerJoin('orders', 'orders.id', 'invoices.order_id')
        .select('invoices.id')
        .where('orders.shipping_option', '=', shippingOption),
    );
  const { rows, pagination } = await paginate(
    returns
      .innerJoin('pickup_stations', 'pickup_stations.id', 'return_drop_offs.station_id')
      .select(['returns.id', 'returns.reference', 'pickup_stations.title as station', 'hand_in_until as until'])
      .select(['wrong_codes', 'ended_at', 'arrived_at'])
      .where('returns.status', '=', 'Approved')
      .where('arrived_at', list === 'awaited' ? 'is' : 'is not', null)
      .orderBy('returns.id'),
    { page, perPage },
  );
  const data = rows.map(({ until, wrong_codes, ended_at, arrived_at, ...row }) => ({
    ...row,
    until: until?.toISOString() ?? null,
    ended: ended_at !== null,
    tries: STATION_CODE_TRIES - wrong_codes,
    arrived_at: arrived_at?.toISOString() ?? null,
  }));
  return { data, pagination };
}
