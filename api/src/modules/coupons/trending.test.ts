import { databases } from '../../../test/test-databases';
import { withApi } from '../../../test/with-api';
import { findValidCodes } from './find-valid-codes';

describe.each(databases)('the page of coupons on %s', (database) => {
  const api = withApi({ database, contents: 'seeded', modules: ['coupons', 'checkout'] });
  const trending = async (headers?: { authorization: string }) =>
    (await api.inject({ url: '/categories/trending', headers })).json<{
      data: { name: string; icon: string; coupons: { id: number; code: string | null; store: object }[] }[];
    }>().data;
  const claim = async (id: number, headers?: { authorization: string }) => {
    const response = await api.inject({ url: `/coupons/${id}/claim`, headers });
    return { status: response.statusCode, body: response.json() };
  };
  const first = async () => (await trending()).flatMap(({ coupons }) => coupons)[0]!;

  it('CART-CALL-015 API-FIELD-015 API-FIELD-017 lists the coupons that are valid now by category, without their codes', async () => {
    const categories = await trending();
    expect(categories.length).toBeGreaterThanOrEqual(2);
    expect(categories[0]).toEqual({ name: expect.any(String), icon: expect.any(String), coupons: expect.any(Array) });
    const coupons = categories.flatMap((category) => category.coupons);
    expect(coupons.length).toBeGreaterThanOrEqual(4);
    for (const coupon of coupons) {
      expect(coupon).toMatchObject({
        id: expect.any(Number),
        code: null,
        description: expect.stringMatching(/./),
        label: expect.stringMatching(/./),
        store: { avatar: expect.any(String), store_name: expect.stringMatching(/./) },
      });
    }
  });

  it('CART-CALL-014 CART-ROLE-003 gives a signed-in shopper the code, as often as asked, and counts one claim', async () => {
    const { id } = await first();
    expect((await claim(id)).status).toBe(401);
    const ada = await api.createShopper();
    const headers = await api.signIn(ada);
    const [one, two] = [await claim(id, headers), await claim(id, headers)];
    expect(one).toEqual({ status: 200, body: { data: { code: expect.stringMatching(/^[A-Z0-9-]+$/) } } });
    expect(two).toEqual(one);
    const claims = await api.db.selectFrom('coupon_claims').selectAll().where('user_id', '=', ada.id).execute();
    expect(claims).toHaveLength(1);
    const mine = (await trending(headers)).flatMap(({ coupons }) => coupons);
    expect(mine.filter(({ code }) => code !== null)).toMatchObject([{ id, code: one.body.data.code }]);
    expect((await first()).code).toBeNull();
  });

  it('API-FIELD-016 offers no coupon that is over, used up or not listed', async () => {
    const headers = await api.signIn(await api.createShopper());
    const { id } = await first();
    const set = (columns: object) => api.db.updateTable('coupons').set(columns).where('id', '=', id).execute();
    for (const [gone, back] of [
      [{ listed: false }, { listed: true }],
      [{ ends_at: new Date(1), starts_at: new Date(0) }, { ends_at: null }],
      [
        { most_uses: 1, used: 1 },
        { most_uses: null, used: 0 },
      ],
    ] as const) {
      await set(gone);
      expect((await trending()).flatMap(({ coupons }) => coupons).map((coupon) => coupon.id)).not.toContain(id);
      expect((await claim(id, headers)).status).toBe(404);
      await set(back);
    }
    expect((await claim(999_999, headers)).status).toBe(404);
    expect((await claim(id, headers)).status).toBe(200);
  });

  it('offers no coupon of a store that has left or paused, or of a withdrawn product', async () => {
    const ada = await api.createShopper();
    const headers = await api.signIn(ada);
    const { id } = await first();
    const { id: owner } = await api.createShopper();
    const product = await api.db
      .selectFrom('products')
      .select(['id', 'vendor_id'])
      .where('status', '=', 'published')
      .executeTakeFirstOrThrow();
    const set = (columns: object) => api.db.updateTable('coupons').set(columns).where('id', '=', id).execute();
    const store = (columns: object) =>
      api.db.updateTable('vendors').set(columns).where('id', '=', product.vendor_id).execute();
    const before = await api.db
      .selectFrom('coupons')
      .select(['vendor_id', 'product_id', 'code'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const shown = async () => ({
      listed: (await trending()).flatMap(({ coupons }) => coupons).some((coupon) => coupon.id === id),
      claim: (await claim(id, headers)).status,
      valid: (await findValidCodes(api.db, [before.code], api.app.clock())).has(before.code),
    });
    const [open, closed] = [
      { listed: true, claim: 200, valid: true },
      { listed: false, claim: 404, valid: false },
    ];
    await set({ vendor_id: product.vendor_id });
    expect(await shown()).toEqual(open);
    await store({ closed_at: new Date(0) });
    expect(await shown()).toEqual(closed);
    await store({ closed_at: null, user_id: owner });
    expect(await shown()).toEqual(open);
    await api.db
      .updateTable('users')
      .set({ status: 'deactivated', deactivated_at: new Date() })
      .where('id', '=', owner)
      .execute();
    expect(await shown()).toEqual(closed);
    await store({ user_id: null });
    await set({ vendor_id: null, product_id: product.id });
    expect(await shown()).toEqual(open);
    const sell = (status: 'published' | 'removed') =>
      api.db.updateTable('products').set({ status }).where('id', '=', product.id).execute();
    await sell('removed');
    expect(await shown()).toEqual(closed);
    await sell('published');
    await set({ vendor_id: before.vendor_id, product_id: before.product_id });
    expect((await claim(id, headers)).status).toBe(200);
  });
});
