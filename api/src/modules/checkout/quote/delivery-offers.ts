import { type DeliveryOffer, type DeliveryType, toNaira } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import type { WaysSettings } from '../../../platform/environment/ways-settings';
import { readAddresses } from '../../addresses/public';
import type {} from '../../locations/public';
import { deliveryRate } from '../ways/delivery-rate';
import { FEE_POLICY } from './fee-policy';
import { findPlace, type WantedPlace } from './find-place';
import { quoteOrder } from './quote-order';
import { readArticles } from './read-articles';
import type { WireLine } from './read-order-lines';

export interface OffersRequest extends WantedPlace {
  products: WireLine[];
  /** State of the pickup stations in question, when no station is chosen. */
  state_id?: number | null | undefined;
}

interface Target {
  id: number;
  name: string;
}

/**
 * Fee and days of each enabled delivery of these lines: a pickup at the station, or in the state, and a door delivery
 * to the address, or to the shopper's default one. The fee is the delivery fee of POST /orders/fees. Where no place is
 * known, it is that of most states.
 * @throws 422 by field for lines that cannot be ordered
 */
export async function deliveryOffers(
  db: Kysely<Database>,
  request: OffersRequest,
  { userId, ways }: { userId: number | null; ways: WaysSettings },
): Promise<DeliveryOffer[]> {
  const articles = await readArticles(db, request.products);
  const door = await doorState(db, request, userId);
  const targets: Record<DeliveryType, Target | null> = {
    Pickup: (await stationState(db, request, userId)) ?? door,
    'Drop off': door,
  };
  const offers: DeliveryOffer[] = [];
  for (const deliveryType of ways.deliveryTypes)
    for (const shippingOption of ways.shippingOptions) {
      const target = targets[deliveryType];
      const rate = await deliveryRate(db, { shippingOption, deliveryType }, target?.id ?? null);
      const fee = rate && quoteOrder(articles, { deliveryFee: rate.fee, policy: FEE_POLICY }).delivery;
      offers.push({
        shipping_option: shippingOption,
        delivery_type: deliveryType,
        state: target?.name ?? null,
        delivery_fee: fee === null ? null : toNaira(fee),
        delivery_days: rate?.days ?? null,
      });
    }
  return offers;
}

async function stationState(db: Kysely<Database>, request: OffersRequest, userId: number | null) {
  const station = await findPlace(db, request, { deliveryType: 'Pickup', userId });
  if (station) return { id: station.stateId, name: station.address.state };
  if (!request.state_id) return null;
  const state = await db
    .selectFrom('states')
    .select(['id', 'name'])
    .where('id', '=', request.state_id)
    .executeTakeFirst();
  return state ?? null;
}

async function doorState(db: Kysely<Database>, { address_id: wanted }: WantedPlace, userId: number | null) {
  if (userId === null) return null;
  const addresses = (await readAddresses(db, { userId })).filter(({ type }) => type === 'Delivery');
  const home =
    addresses.find(({ id }) => id === wanted) ?? addresses.find(({ is_default }) => is_default) ?? addresses[0];
  return home ? { id: home.state_id, name: home.state_name } : null;
}
