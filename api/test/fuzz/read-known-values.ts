import type { Kysely } from 'kysely';
import type { Database } from '../../src/platform/database/tables';
import type { KnownValues } from './any-value';

/** Values of the seeded shop by the names that requests use. */
export async function readKnownValues(db: Kysely<Database>): Promise<KnownValues> {
  const products = await db.selectFrom('products').select(['id', 'slug']).orderBy('id').limit(30).execute();
  const [order] = await db.selectFrom('orders').select(['id', 'reference', 'pay_key']).limit(1).execute();
  const stations = await db.selectFrom('pickup_stations').select('id').limit(3).execute();
  const landmarks = await db.selectFrom('landmarks').select(['id', 'state_id']).limit(3).execute();
  const [picture] = await db.selectFrom('pictures').select('key').limit(1).execute();
  const ids = products.map(({ id }) => id);
  const slugs = products.map(({ slug }) => slug);
  return {
    id: ids,
    product_id: ids,
    product_ids: ids,
    idOrSlug: [...slugs, ...ids],
    slug: ['womens-clothing', 'computer-technology', 'smartphones', 'about', 'terms'],
    category: ['womens-clothing', 'clothing-apparel'],
    vendorId: [1, 2, 3],
    vendor_id: [1, 2, 3],
    vendor: [1, 2],
    invoice_id: [1, 2, 3],
    reference: [order!.reference],
    key: [order!.pay_key, picture!.key],
    rendition: ['320.webp', '640.avif'],
    delivery_city_id: stations.map(({ id }) => id),
    delivery_type: ['Pickup'],
    quantity: [1, 2],
    selling_price: [undefined],
    variant: [null, undefined],
    stars: [4, 5],
    type: ['Delivery'],
    address: ['12 Awolowo Road'],
    state: landmarks.map(({ state_id }) => state_id),
    state_id: landmarks.map(({ state_id }) => state_id),
    lga: landmarks.map(({ id }) => id),
    lga_id: landmarks.map(({ id }) => id),
    phone: ['08031234567'],
    email: ['ada@example.com', 'bayo@example.com'],
    password: ['Ada-2026!'],
    q: ['ankara dress under 20k', 'phone', 'red shoes size 42'],
    placement: ['header', 'home-main', 'shop'],
    coupon_code: ['FLASH', 'WOMEN20'],
    code: ['FLASH', 'WOMEN20', '123456'],
    name: ['pages', 'products-1', 'Ngozi'],
    page: [1, 2],
    perPage: [10, 100],
  };
}
