import { setTimeout as sleep } from 'node:timers/promises';
import { databases } from '../../../test/test-databases';
import {
  countStatuses,
  get,
  parcelOf,
  type Parcel,
  post,
  readInvoice,
  setInvoices,
} from '../../../test/shop/deliveries';
import { withShop } from '../../../test/shop/with-shop';

const COMMENT = 'Fine cloth, and it came in two days.';

describe.each(databases)('the review of a purchase on %s', (database) => {
  const shop = withShop(database, { modules: ['catalog', 'reviews', 'coins', 'notifications', 'uploads'] });
  const review = ({ ada, invoiceId, dress }: Parcel, changes: object = {}) =>
    post(
      shop,
      '/products/review',
      { comment: COMMENT, stars: 4, invoice_id: invoiceId, idOrSlug: dress.id, ...changes },
      ada,
    );
  const starsOf = async ({ dress }: Parcel) => {
    const { data } = await get(shop, `/products/${dress.id}`);
    return { summary: data.star_summary, count: data.stars, total: data.total_stars };
  };

  it('shows its photos, and that the purchase is verified', async () => {
    const parcel = await parcelOf(shop);
    const store = (id: string, userId: number) =>
      shop.db
        .insertInto('uploads')
        .values({ id, user_id: userId, content_hash: 'a'.repeat(64), width: 8, height: 8, created_at: new Date() })
        .execute();
    const stranger = await shop.shopper();
    const id = `own-photo-${parcel.invoiceId}`.padEnd(22, '-');
    const other = `other-photo-${parcel.invoiceId}`.padEnd(22, '-');
    await store(id, parcel.ada.id);
    await store(other, stranger.id);
    for (const photos of [[other], ['unknown-photo-000000000'], [id, other]])
      expect(await review(parcel, { photos })).toMatchObject({
        status: 422,
        body: { errors: { photos: ['A photo is no longer available. Remove it and add it again.'] } },
      });
    expect((await readInvoice(shop, parcel)).products[0].reviewed).toBe(false);
    expect((await review(parcel, { photos: [id] })).status).toBe(200);
    const shown = { verified: true, photos: [`/api/photos/${id}.webp`] };
    expect((await get(shop, `/products/${parcel.dress.id}/reviews`)).data).toMatchObject([shown]);
    expect((await get(shop, `/products/${parcel.dress.id}`)).data.latest_reviews).toMatchObject([shown]);
    const again = await parcelOf(shop, { dress: parcel.dress, ada: parcel.ada });
    expect((await review(again, { photos: [id] })).status).toBe(422);
  });

  it('hides email addresses and phone numbers in its text', async () => {
    const parcel = await parcelOf(shop);
    const comment = 'Fine cloth. Write to ada@example.com or call 0803 123 4567.';
    const answer = await review(parcel, { comment });
    expect(answer.body.data.comment).toBe('Fine cloth. Write to [hidden] or call [hidden].');
    const { data } = await get(shop, `/products/${parcel.dress.id}/reviews`);
    expect(data).toMatchObject([{ comment: 'Fine cloth. Write to [hidden] or call [hidden].' }]);
  });

  it('ORD-CALL-001 ORD-FIELD-001 appears with the product, counts in its stars, and is listed on the invoice', async () => {
    const parcel = await parcelOf(shop);
    await shop.db
      .updateTable('users')
      .set({ other_names: 'Adaeze Chioma', surname: 'Okafor' })
      .where('id', '=', parcel.ada.id)
      .execute();
    expect((await readInvoice(shop, parcel)).products[0].reviewed).toBe(false);
    const answer = await review(parcel, { comment: `  ${COMMENT}\r\n\r\n\r\nAda ` });
    expect(answer).toMatchObject({
      status: 200,
      body: { message: 'Product has been successfully reviewed', data: { stars: 4, comment: `${COMMENT}\n\nAda` } },
    });
    expect(await starsOf(parcel)).toEqual({ summary: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 0 }, count: 1, total: 4 });
    const { data } = await get(shop, `/products/${parcel.dress.id}/reviews`);
    expect(data).toMatchObject([{ name: 'Adaeze O.', avatar: null, stars: 4, comment: `${COMMENT}\n\nAda` }]);
    expect((await readInvoice(shop, parcel)).products[0].reviewed).toBe(true);
  });

  it('accepts the current slug of the product and the slug at the time of purchase', async () => {
    const parcel = await parcelOf(shop, { status: 'Fulfilled' });
    const { slug } = (await readInvoice(shop, parcel)).products[0];
    await shop.db
      .updateTable('products')
      .set({ slug: `${slug}-new` })
      .where('id', '=', parcel.dress.id)
      .execute();
    expect((await review(parcel, { idOrSlug: slug.toUpperCase() })).status).toBe(200);
    const again = await parcelOf(shop, { dress: parcel.dress, status: 'Fulfilled' });
    expect((await review(again, { idOrSlug: `${slug}-new` })).status).toBe(200);
  });

  it('ORD-RULE-015 ORD-RULE-018 ORD-CONST-004 requires more than 10 and at most 500 characters', async () => {
    const parcel = await parcelOf(shop);
    for (const comment of ['x'.repeat(10), ` ${'x'.repeat(10)}\u200b\n`, '', undefined])
      expect(await review(parcel, { comment })).toEqual({
        status: 422,
        body: {
          message: 'Your text must be over 10 characters.',
          errors: { comment: ['Your text must be over 10 characters.'] },
        },
      });
    expect(await review(parcel, { comment: 'x'.repeat(501) })).toMatchObject({
      status: 422,
      body: { errors: { comment: ['Your text may have at most 500 characters.'] } },
    });
    expect((await review(parcel, { comment: 'ọ̀'.repeat(500) })).status).toBe(200);
  });

  it.each([0, 6, -1, 2.5, 'many', null, undefined])('requires 1 to 5 stars, not %s', async (stars) => {
    const { status, body } = await review(await parcelOf(shop), { stars });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['stars']]);
  });

  it('is accepted only from buyers whose product was delivered', async () => {
    const parcel = await parcelOf(shop);
    const { dress: other } = await parcelOf(shop);
    const body = { comment: COMMENT, stars: 5, invoice_id: parcel.invoiceId, idOrSlug: parcel.dress.id };
    expect((await post(shop, '/products/review', body)).status).toBe(401);
    expect((await post(shop, '/products/review', body, await shop.shopper())).status).toBe(404);
    expect((await review(parcel, { invoice_id: 999_999_999 })).status).toBe(404);
    expect(await review(parcel, { idOrSlug: other.id })).toEqual({
      status: 404,
      body: { message: 'This product is not on that invoice.' },
    });
    for (const status of ['Uncompleted', 'Paid', 'Packed', 'Shipped', 'Cancelled'] as const)
      expect((await review(await parcelOf(shop, { status }))).status).toBe(409);
    const cancelled = await parcelOf(shop, { status: 'Paid' });
    for (const status of ['Processing', 'Cancelled'] as const)
      await shop.db
        .updateTable('invoice_lines')
        .set({ status })
        .where('invoice_id', '=', cancelled.invoiceId)
        .execute();
    await setInvoices(shop, cancelled.orderId, 'Delivered');
    expect(await review(cancelled)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('cancelled') },
    });
    expect((await starsOf(parcel)).count).toBe(0);
  });

  it('is refused for the seller’s own product', async () => {
    const parcel = await parcelOf(shop, { dress: await shop.product({ vendor: 1 }) });
    const own = (user_id: number | null) =>
      shop.db.updateTable('vendors').set({ user_id }).where('id', '=', parcel.vendorId).execute();
    await own(parcel.ada.id);
    expect((await review(parcel)).status).toBe(403);
    await own(null);
  });

  it('is accepted once for each purchase', async () => {
    const parcel = await parcelOf(shop);
    expect((await review(parcel)).status).toBe(200);
    expect(await review(parcel, { stars: 1 })).toEqual({
      status: 409,
      body: { message: 'You have already reviewed this product.' },
    });
    expect((await starsOf(parcel)).count).toBe(1);
    expect((await review(await parcelOf(shop, parcel))).status).toBe(200);
    expect((await starsOf(parcel)).count).toBe(2);
  });

  it('stays plain text, even with HTML or SQL in it', async () => {
    const parcel = await parcelOf(shop);
    const comment = `<img src=x onerror=alert(1)>'; drop table reviews; --`;
    expect((await review(parcel, { comment })).status).toBe(200);
    const { data } = await get(shop, `/products/${parcel.dress.id}/reviews`);
    expect(data[0].comment).toBe(comment);
  });
});

/** The embedded database hides races. */
describe('reviews at the same time on postgres', () => {
  const shop = withShop('postgres', { modules: ['catalog', 'reviews', 'coins', 'notifications'] });

  it('store one for each purchase and count every buyer', async () => {
    const dress = await shop.product({ stock: 100 });
    const parcels: Parcel[] = [];
    for (let buyer = 0; buyer < 20; buyer += 1) parcels.push(await parcelOf(shop, { dress }));
    const answers = await Promise.all(
      parcels.flatMap(({ ada, invoiceId }, index) =>
        [1, 2, 3].map(() => {
          const body = { comment: COMMENT, stars: 1 + (index % 5), invoice_id: invoiceId, idOrSlug: dress.id };
          return post(shop, '/products/review', body, ada);
        }),
      ),
    );
    expect(countStatuses(answers)).toEqual({ 200: 20, 409: 40 });
    const { data } = await get(shop, `/products/${dress.id}`);
    expect(data.star_summary).toEqual({ 1: 4, 2: 4, 3: 4, 4: 4, 5: 4 });
    expect((await get(shop, `/products/${dress.id}/reviews`)).pagination.total).toBe(20);
  });

  it('wait for an account deletion and are refused after it', async () => {
    const parcel = await parcelOf(shop);
    const deletion = await shop.db.startTransaction().execute();
    await deletion.updateTable('users').set({ status: 'deleted' }).where('id', '=', parcel.ada.id).execute();
    const body = { comment: COMMENT, stars: 5, invoice_id: parcel.invoiceId, idOrSlug: parcel.dress.id };
    const answer = post(shop, '/products/review', body, parcel.ada);
    expect(await Promise.race([answer, sleep(300, 'waiting')])).toBe('waiting');
    await deletion.commit().execute();
    expect((await answer).status).toBe(401);
    expect((await get(shop, `/products/${parcel.dress.id}`)).data.stars).toBe(0);
  });
});
