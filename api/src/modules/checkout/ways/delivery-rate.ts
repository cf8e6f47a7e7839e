import { kobo, type Kobo } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import type { Ways } from './choose-ways';
import '../tables';

export interface DeliveryRate {
  /** For each vendor's parcel. */
  fee: Kobo;
  /** From the order to its arrival. */
  days: number;
}

/**
 * The fee and the days of a delivery to a state; null where the shop does not deliver. Before the shopper chooses a
 * place (`stateId` null), it is the rate of most states, or the cheapest where only single states are served.
 */
export async function deliveryRate(
  db: Kysely<Database>,
  { shippingOption, deliveryType }: Pick<Ways, 'shippingOption' | 'deliveryType'>,
  stateId: number | null,
): Promise<DeliveryRate | null> {
  const rates = await db
    .selectFrom('delivery_rates')
    .select(['state_id', 'served', 'fee_kobo', 'days'])
    .where('shipping_option', '=', shippingOption)
    .where('delivery_type', '=', deliveryType)
    .orderBy('fee_kobo')
    .execute();
  const ofMost = rates.find(({ state_id }) => state_id === null);
  const rate =
    stateId === null
      ? [ofMost, ...rates].find((candidate) => candidate?.served)
      : (rates.find(({ state_id }) => state_id === stateId) ?? ofMost);
  return rate?.served ? { fee: kobo(rate.fee_kobo), days: rate.days } : null;
}
