import { databases } from '../../../test/test-databases';
import { openOrder, pay, sendWebhook } from '../../../test/shop/payments';
import { withShop } from '../../../test/shop/with-shop';
import { leave } from '../../../test/shop/account-deletion';
import { wakeAccount } from '../accounts/public';
import { createRoleToken } from '../role-tokens/public';

const MODULES = ['account-deletion', 'accounts', 'stores', 'catalog', 'sitemaps', 'wishlist', 'stock-alerts'];
const MINUTE = 60;

describe.each(databases)('a store whose owner leaves on %s', (database) => {
  const shop = withShop(database, { modules: MODULES });

  /** A seller with one of the stores. */
  async function seller(index: number) {
    const owner = await shop.shopper();
    const id = shop.vendorIds[index]!;
    await shop.db.updateTable('vendors').set({ user_id: owner.id, closed_at: null }).where('id', '=', id).execute();
    return { ...owner, store: id };
  }
  const statusOf = async (url: string) => (await shop.inject({ url })).statusCode;
  const listed = async () =>
    (await shop.inject({ url: '/users/vendors' }))
      .json()
      .data.map(({ profile_id }: { profile_id: number }) => profile_id);

  it('has its unpaid orders cancelled, their shoppers told, and later money refunded', async () => {
    const owner = await seller(0);
    const order = await openOrder(shop, { stock: 3 });
    expect((await leave(shop, owner)).statusCode).toBe(200);

    const row = await shop.db
      .selectFrom('orders')
      .select(['status', 'cancel_reason'])
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ status: 'Cancelled', cancel_reason: 'store closed' });
    expect(await shop.stockOf(order.dress.id)).toBe(3);
    const mail = (await shop.messagesTo(order.ada.email)).at(-1)!;
    expect(mail.subject).toBe(`Your order ${order.reference} was cancelled`);
    expect(mail.text).toContain(`A store in your order ${order.reference} has closed`);

    await pay(order);
    await sendWebhook(shop, order.payment);
    const refunds = await shop.db.selectFrom('refunds').select('reason').where('order_id', '=', order.id).execute();
    expect(refunds).toEqual([{ reason: 'order cancelled' }]);
  });

  it('takes no money for an order that was made at the same moment', async () => {
    const order = await openOrder(shop, { stock: 3 });
    await shop.db.updateTable('vendors').set({ closed_at: new Date() }).where('id', '=', shop.vendorIds[0]!).execute();
    await pay(order);
    await sendWebhook(shop, order.payment);
    const refunds = await shop.db.selectFrom('refunds').select('reason').where('order_id', '=', order.id).execute();
    expect(refunds).toEqual([{ reason: 'sold out' }]);
    await shop.db.updateTable('vendors').set({ closed_at: null }).where('id', '=', shop.vendorIds[0]!).execute();
  });

  it('answers 410 on its pages, and stands in no list and no sitemap', async () => {
    const owner = await seller(0);
    const dress = await shop.product();
    expect(await statusOf(`/users/${owner.store}`)).toBe(200);
    expect(await listed()).toContain(owner.store);
    shop.advance(31 * MINUTE);
    expect((await leave(shop, owner)).statusCode).toBe(200);

    expect(await statusOf(`/users/${owner.store}`)).toBe(410);
    expect(await statusOf(`/users/${owner.store}/reviews`)).toBe(410);
    expect(await statusOf(`/products/${dress.id}`)).toBe(410);
    expect(await listed()).not.toContain(owner.store);
    const sitemap = await shop.inject({ url: '/sitemaps/stores' });
    expect(sitemap.body).not.toContain(`/store-detail/${owner.store}<`);
  });

  it('has its tokens refused, so that nobody reads or answers letters for it', async () => {
    const owner = await seller(0);
    const { store_name } = await shop.db
      .selectFrom('vendors')
      .select('store_name')
      .where('id', '=', owner.store)
      .executeTakeFirstOrThrow();
    const issue = () => createRoleToken(shop.db, { role: 'vendor', name: 'test', store: store_name, now: new Date() });
    const headers = { authorization: `Bearer ${await issue()}` };
    const read = async () => (await shop.inject({ url: '/vendor/inquiries', headers })).statusCode;
    expect(await read()).toBe(200);
    shop.advance(31 * MINUTE);
    expect((await leave(shop, owner)).statusCode).toBe(200);
    expect(await read()).toBe(401);
    const answer = {
      method: 'POST' as const,
      url: '/vendor/inquiries/1/answer',
      headers,
      payload: { answer: 'Hello' },
    };
    expect((await shop.inject(answer)).statusCode).toBe(401);
    await expect(issue()).rejects.toThrow(`There is no open store "${store_name}".`);
  });

  it('is told to shoppers who wait for its products or saved them', async () => {
    const owner = await seller(0);
    const dress = await shop.product({ title: 'Ankara dress', stock: 0 });
    const ada = await shop.shopper();
    const wished = { headers: ada.headers, method: 'POST' as const };
    await shop.inject({ ...wished, url: `/wishlist/${dress.id}`, payload: {} });
    await shop.inject({ ...wished, url: `/stock-alerts/${dress.id}`, payload: {} });
    shop.advance(31 * MINUTE);
    await leave(shop, owner);
    await shop.app.jobs.runNow('tell of stock');

    const notices = await shop.db
      .selectFrom('notifications')
      .select('description')
      .where('user_id', '=', ada.id)
      .execute();
    expect(notices).toEqual([{ description: 'Ankara dress is no longer sold.' }]);
    expect((await shop.inject({ url: '/stock-alerts', headers: ada.headers })).json().data).toEqual([]);
    expect((await shop.inject({ url: '/wishlist', headers: ada.headers })).json().data).toEqual([]);
    const { data } = (await shop.inject({ url: '/wishlist?withdrawn=1', headers: ada.headers })).json();
    expect(data).toMatchObject([{ title: 'Ankara dress', quantity: 0, withdrawn: true }]);
  });
});

describe.each(databases)('a seller who deactivates the account on %s', (database) => {
  const shop = withShop(database, { modules: MODULES });

  it('ACC-RULE-041 has the store closed and the products withdrawn until the next sign-in', async () => {
    const owner = await shop.shopper();
    const store = shop.vendorIds[0]!;
    await shop.db.updateTable('vendors').set({ user_id: owner.id }).where('id', '=', store).execute();
    const dress = await shop.product();
    const gone = await shop.product();
    await shop.db.updateTable('products').set({ status: 'removed' }).where('id', '=', gone.id).execute();
    const statusOf = async (id: number) => (await shop.inject({ url: `/products/${id}` })).statusCode;
    const isListed = async () =>
      (await shop.inject({ url: '/users/vendors' }))
        .json()
        .data.some(({ profile_id }: { profile_id: number }) => profile_id === store);

    const order = await openOrder(shop, { stock: 3 });
    await shop.inject({ method: 'POST', url: `/users/${owner.id}/deactivate`, headers: owner.headers });
    expect([await statusOf(dress.id), await statusOf(gone.id), await isListed()]).toEqual([404, 410, false]);
    for (const url of [`/users/${store}`, `/users/${store}/reviews`]) {
      const answer = await shop.inject({ url });
      expect([answer.statusCode, answer.json().message]).toEqual([404, 'This store is closed for now.']);
    }
    expect((await shop.inject({ url: '/sitemaps/stores' })).body).not.toContain(`/store-detail/${store}<`);
    const ended = await shop.db
      .selectFrom('orders')
      .select(['status', 'cancel_reason'])
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    expect(ended).toEqual({ status: 'Cancelled', cancel_reason: 'store closed' });
    expect((await shop.messagesTo(order.ada.email)).at(-1)!.text).toContain('has closed');

    await shop.db.transaction().execute((trx) => wakeAccount(trx, owner.id));
    expect([await statusOf(dress.id), await statusOf(gone.id), await isListed()]).toEqual([200, 410, true]);
    expect((await shop.inject({ url: `/users/${store}` })).statusCode).toBe(200);
  });
});
