import type { CheckoutChoices } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { presentStation } from '../locations/public';
import './tables';

/**
 * What the shopper has chosen and not ordered yet; null: nothing. A pickup location that has closed is named, too, so
 * that the device can say which one the shopper must replace.
 */
export async function readChoices(db: Kysely<Database>, userId: number): Promise<CheckoutChoices | null> {
  const row = await db
    .selectFrom('checkout_choices')
    .leftJoin('pickup_stations', 'pickup_stations.id', 'checkout_choices.station_id')
    .select(['payment_method', 'shipping_option', 'delivery_type', 'delivery_time', 'address_id', 'coupon_code'])
    .select([
      'chosen_at',
      'station_id',
      'pickup_stations.state_id',
      'pickup_stations.name',
      'pickup_stations.title',
      'pickup_stations.address',
      'pickup_stations.hours',
    ])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return null;
  const { station_id: id, state_id, name, title, address, hours, chosen_at, ...ways } = row;
  const pickup =
    id === null
      ? null
      : presentStation({ id, state_id: state_id!, name: name!, title: title!, address: address!, hours: hours! });
  return { ...ways, pickup, chosen_at: chosen_at.toISOString() };
}
