import type { DeliveryType } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { unprocessable } from '../../../platform/errors/api-problem';
import { readAddresses } from '../../addresses/public';
import type {} from '../../locations/public';
import type { OrderAddress } from '../../orders/public';

/** The place as a request names it: a station for a pickup, an address of the shopper for `Drop off`. */
export interface WantedPlace {
  delivery_city_id?: number | null | undefined;
  address_id?: number | null | undefined;
}

export interface Place {
  stateId: number;
  /** Null for the shopper's address. */
  stationId: number | null;
  address: OrderAddress;
}

/** The place of a request; null while none is chosen, and for one that does not exist or is not the shopper's. */
export async function findPlace(
  db: Kysely<Database>,
  { delivery_city_id: stationId, address_id: addressId }: WantedPlace,
  { deliveryType, userId }: { deliveryType: DeliveryType; userId: number | null },
): Promise<Place | null> {
  if (deliveryType === 'Pickup') return stationId ? findStation(db, stationId) : null;
  return addressId && userId !== null ? findAddress(db, { userId, id: addressId }) : null;
}

/** Throws 422 for an order without a place. */
export function demandPlace(place: Place | null, wanted: WantedPlace, deliveryType: DeliveryType): Place {
  if (place) return place;
  const [field, gone] =
    deliveryType === 'Pickup'
      ? (['delivery_city_id', 'This pickup station is no longer available.'] as const)
      : (['address_id', 'This is not one of your saved addresses. Choose another one.'] as const);
  // CART-MSG-017 is the message when no place is chosen.
  throw unprocessable({ [field]: [wanted[field] ? gone : 'You need to select an address'] });
}

async function findStation(db: Kysely<Database>, stationId: number): Promise<Place | null> {
  const station = await db
    .selectFrom('pickup_stations')
    .innerJoin('states', 'states.id', 'pickup_stations.state_id')
    .select([
      'states.id as stateId',
      'states.name as state',
      'pickup_stations.name as city',
      'pickup_stations.title',
      'pickup_stations.address',
      'pickup_stations.hours',
    ])
    .where('pickup_stations.id', '=', stationId)
    .where('pickup_stations.active', '=', true)
    .executeTakeFirst();
  if (!station) return null;
  const { stateId, ...address } = station;
  return { stateId, stationId, address };
}

/** A copy: a later change of the address does not move the order. */
async function findAddress(db: Kysely<Database>, wanted: { userId: number; id: number }): Promise<Place | null> {
  const [saved] = await readAddresses(db, wanted);
  if (!saved) return null;
  const { other_names, surname, address, landmark, city, lga_name, state_name, state_id, phone } = saved;
  return {
    stateId: state_id,
    stationId: null,
    address: {
      state: state_name,
      city: city || lga_name,
      title: `${other_names} ${surname}`.trim() || null,
      address: [address, landmark].filter(Boolean).join(', '),
      phone,
    },
  };
}
