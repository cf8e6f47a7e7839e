import type { DatabaseKind } from '../test-databases';
import { type Shopper, type TestShop, withShop } from './with-shop';

export const LAGOS = 25;
/** Nobody delivers at the door there. */
export const BORNO = 8;

/** A shop that delivers at the door with GIG Logistics: in Lagos for ₦2,000 in three days, and not in Borno. */
export function withDoorDelivery(database: DatabaseKind, { options }: { options: string }): TestShop {
  const env = { SHIPPING_OPTIONS: options, DELIVERY_TYPES: 'Pickup,Drop off' };
  const shop = withShop(database, { env, modules: ['addresses'] });
  beforeAll(async () => {
    await shop.db.insertInto('states').values({ id: BORNO, name: 'Borno' }).execute();
    await shop.db
      .insertInto('landmarks')
      .values([
        { id: 501, state_id: LAGOS, name: 'Eti-Osa' },
        { id: 80, state_id: BORNO, name: 'Maiduguri' },
      ])
      .execute();
    const toTheDoor = { shipping_option: 'gig_logistics', delivery_type: 'Drop off' } as const;
    await shop.db
      .insertInto('delivery_rates')
      .values([
        { ...toTheDoor, state_id: LAGOS, fee_kobo: 200_000, days: 3 },
        { ...toTheDoor, state_id: BORNO, served: false, fee_kobo: 250_000, days: 5 },
      ])
      .execute();
  });
  return shop;
}

/** Stores a delivery address of a shopper. Returns its id. */
export async function addressOf(
  shop: TestShop,
  { id }: Shopper,
  { state = LAGOS, isDefault = true } = {},
): Promise<number> {
  const row = await shop.db
    .insertInto('addresses')
    .values({
      user_id: id,
      type: 'Delivery',
      other_names: 'Ada',
      surname: 'Obi',
      address: '7 Broad Street',
      state_id: state,
      lga_id: state === LAGOS ? 501 : 80,
      landmark: 'opposite the bank',
      post_code: '',
      phone: '08030000001',
      city: '',
      country: 'Nigeria',
      is_default: isDefault,
      created_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
