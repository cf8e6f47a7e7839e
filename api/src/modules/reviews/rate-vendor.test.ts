import { databases } from '../../../test/test-databases';
import { countStatuses, get, parcelOf, type Parcel, post, readInvoice } from '../../../test/shop/deliveries';
import { withShop } from '../../../test/shop/with-shop';

const COMMENT = 'Quick, friendly and honest.';
const modules = ['catalog', 'reviews', 'coins', 'notifications', 'stores'];

describe.each(databases)('the rating of a seller on %s', (database) => {
  const shop = withShop(database, { modules });
  const rate = ({ ada, vendorId }: Parcel, changes: object = {}) =>
    post(shop, '/vendor/rate', { comment: COMMENT, stars: 5, vendor_id: vendorId, ...changes }, ada);
  const coinsOf = async ({ ada }: Parcel) => (await get(shop, '/users/nkmcoins/summary', ada)).data.available;

  it('ORD-CALL-008 ORD-FIELD-002 ORD-CONST-003 appears on the invoices of that seller, and earns 5 points', async () => {
    const parcel = await parcelOf(shop, { status: 'Fulfilled' });
    expect((await readInvoice(shop, parcel)).vendor.rate_from_user).toBeNull();
    expect(await rate(parcel)).toMatchObject({
      status: 200,
      body: { message: 'Vendor Rated Successfully', data: { stars: 5, coins: 5 } },
    });
    expect((await readInvoice(shop, parcel)).vendor.rate_from_user).toBe(5);
    expect(await coinsOf(parcel)).toBe(5);
    const { data } = await get(shop, '/users/notifications', parcel.ada);
    expect(data[0]).toMatchObject({ tag: 'Coins', description: 'You rated Adire House and earned 5 NKM coins.' });
    const stranger = await parcelOf(shop, { status: 'Fulfilled' });
    expect((await readInvoice(shop, stranger)).vendor.rate_from_user).toBeNull();
  });

  it('is accepted and rewarded once for each shopper', async () => {
    const parcel = await parcelOf(shop, { status: 'Fulfilled' });
    expect((await rate(parcel)).status).toBe(200);
    const next = await parcelOf(shop, { ...parcel, status: 'Fulfilled' });
    expect(await rate(next, { stars: 1 })).toEqual({
      status: 409,
      body: { message: 'You have already rated this seller.' },
    });
    expect(await coinsOf(parcel)).toBe(5);
  });

  it('requires stars, a text of 11 to 500 characters, a session and a fulfilled purchase', async () => {
    const parcel = await parcelOf(shop, { status: 'Fulfilled' });
    const faults = async (changes: object) => (await rate(parcel, changes)).body.errors;
    expect(await faults({ stars: 0, comment: 'x'.repeat(10) })).toEqual({
      stars: ['Choose 1 to 5 stars.'],
      comment: ['Your text must be over 10 characters.'],
    });
    expect(await faults({ comment: 'x'.repeat(501) })).toEqual({
      comment: ['Your text may have at most 500 characters.'],
    });
    expect((await post(shop, '/vendor/rate', { comment: COMMENT, stars: 5, vendor_id: parcel.vendorId })).status).toBe(
      401,
    );
    expect((await rate(parcel, { vendor_id: 999_999_999 })).status).toBe(404);
    expect((await rate(await parcelOf(shop, { status: 'Delivered' }))).status).toBe(409);
    expect(await coinsOf(parcel)).toBe(0);
  });

  it.each([0, 6, -1, 2.5, 'many', null])('requires 1 to 5 stars, not %s', async (stars) => {
    const { status, body } = await rate(await parcelOf(shop, { status: 'Fulfilled' }), { stars });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['stars']]);
  });

  it('is refused for the seller’s own store', async () => {
    const parcel = await parcelOf(shop, { status: 'Fulfilled', dress: await shop.product({ vendor: 1 }) });
    const own = (user_id: number | null) =>
      shop.db.updateTable('vendors').set({ user_id }).where('id', '=', parcel.vendorId).execute();
    await own(parcel.ada.id);
    expect((await rate(parcel)).status).toBe(403);
    await own(null);
  });

  it('counts in the stars of the store, and appears among its reviews', async () => {
    const dress = await shop.product({ vendor: 1 });
    const parcel = await parcelOf(shop, { status: 'Fulfilled', dress });
    const store = async () => (await get(shop, `/users/${parcel.vendorId}`)).data;
    const before = await store();
    await rate(parcel, { stars: 2, comment: '<b>Slow</b>, but friendly.' });
    await post(
      shop,
      '/products/review',
      { comment: COMMENT, stars: 4, invoice_id: parcel.invoiceId, idOrSlug: dress.id },
      parcel.ada,
    );
    const after = await store();
    expect(after.stars).toBe(before.stars + 2);
    expect([
      after.star_summary['2'] - before.star_summary['2'],
      after.star_summary['4'] - before.star_summary['4'],
    ]).toEqual([1, 1]);
    const all = await get(shop, `/users/${parcel.vendorId}/reviews?ratings=true`);
    expect(all.pagination.total).toBe(after.stars);
    expect(
      all.data.map(({ stars, comment, product }: Record<string, unknown>) => ({ stars, comment, product })),
    ).toEqual([
      { stars: 4, comment: COMMENT, product: { slug: expect.any(String), title: dress.title } },
      { stars: 2, comment: '<b>Slow</b>, but friendly.', product: null },
    ]);
    const second = await get(shop, `/users/${parcel.vendorId}/reviews?ratings=true&perPage=1&page=2`);
    expect(second.data).toEqual([all.data[1]]);
    const ofProducts = await get(shop, `/users/${parcel.vendorId}/reviews`);
    expect(ofProducts.data).toEqual([all.data[0]]);
    expect(ofProducts.pagination.total).toBe(1);
  });
});

/** The embedded database hides races. */
describe('ratings at the same time on postgres', () => {
  const shop = withShop('postgres', { modules });

  it('store one rating and pay 5 points for one shopper', async () => {
    const parcel = await parcelOf(shop, { status: 'Fulfilled' });
    const body = { comment: COMMENT, stars: 3, vendor_id: parcel.vendorId };
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(shop, '/vendor/rate', body, parcel.ada)));
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 19 });
    expect((await get(shop, '/users/nkmcoins/summary', parcel.ada)).data).toMatchObject({ available: 5, earned: 5 });
    expect((await get(shop, `/users/${parcel.vendorId}`)).data.star_summary['3']).toBe(1);
  });
});
