import { sql } from 'kysely';
import { databases } from '../../../test/test-databases';
import { lineOf, placeOrder } from '../../../test/shop/orders';
import { withShop, type TestShop } from '../../../test/shop/with-shop';
import { openOrder, pay, sendWebhook, type OpenOrder } from '../../../test/shop/payments';
import { setInvoices } from '../../../test/shop/deliveries';
import { accountOf, askDeletion, confirmWith, leave, newestCode } from '../../../test/shop/account-deletion';

const MINUTE = 60;

async function paidOrder(shop: TestShop) {
  const open = await openOrder(shop);
  await pay(open);
  const customer = { email: open.ada.email, first_name: 'Ngozi' };
  const data = { reference: open.payment, customer, authorization: { last4: '4081' } };
  await sendWebhook(shop, open.payment, { body: JSON.stringify({ event: 'charge.success', data }) });
  return open;
}
/** The row in the database, because a deleted account cannot ask for it. */
const orderRow = (shop: TestShop, { id }: OpenOrder) =>
  shop.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe.each(databases)('orders after account deletion on %s', (database) => {
  const shop = withShop(database, { modules: ['account-deletion'] });

  it.each(['Confirmed', 'Paid', 'Packed', 'Shipped'] as const)(
    'a parcel that is %s blocks deletion: no code is mailed or accepted',
    async (status) => {
      const order = await paidOrder(shop);
      await setInvoices(shop, order.id, 'Delivered');
      await askDeletion(shop, order.ada);
      const code = await newestCode(shop, order.ada);
      await setInvoices(shop, order.id, status);

      const { reference } = await orderRow(shop, order);
      for (const answer of [await askDeletion(shop, order.ada), await confirmWith(shop, order.ada, code)]) {
        expect([answer.statusCode, answer.json().message]).toEqual([
          409,
          `Your account cannot be deleted yet: ${reference} is not delivered yet. ` +
            'You can delete it once everything has arrived.',
        ]);
      }
      expect((await accountOf(shop, order.ada)).status).toBe('active');
      await setInvoices(shop, order.id, 'Delivered');
      expect((await confirmWith(shop, order.ada, code)).statusCode).toBe(200);
    },
  );

  it('ACC-RULE-039 delivered orders stay for the books with state and city, without the street address', async () => {
    const order = await paidOrder(shop);
    await setInvoices(shop, order.id, 'Fulfilled');
    const address = { state: 'Lagos', city: 'Ikeja', title: 'Ngozi Okafor', address: '12 Awolowo Road' };
    await shop.db
      .updateTable('orders')
      .set({ delivery_type: 'Drop off', address: JSON.stringify(address) })
      .where('id', '=', order.id)
      .execute();
    expect((await leave(shop, order.ada)).statusCode).toBe(200);
    expect(await orderRow(shop, order)).toMatchObject({
      user_id: order.ada.id,
      status: 'Paid',
      address: { state: 'Lagos', city: 'Ikeja', title: null, address: null },
    });
    const hooks = await shop.db.selectFrom('payment_webhooks').select('payload').execute();
    expect(hooks.length).toBeGreaterThan(0);
    expect(JSON.stringify(hooks)).not.toMatch(new RegExp(`${order.ada.email}|4081`));
  });

  it('a payment in progress blocks deletion', async () => {
    const order = await openOrder(shop);
    const refused = await askDeletion(shop, order.ada);
    const { reference } = await orderRow(shop, order);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      `Your account cannot be deleted yet: order ${reference} is awaiting payment. ` +
        'Pay for it, or try again in 30 minutes.',
    ]);
  });

  it('an unpaid order is closed, its stock is returned, and a late payment is refunded without a mail', async () => {
    const order = await openOrder(shop, { stock: 3 });
    shop.advance(31 * MINUTE);
    expect((await leave(shop, order.ada)).statusCode).toBe(200);
    expect(await shop.stockOf(order.dress.id)).toBe(3);

    await pay(order);
    const data = { reference: order.payment, customer: { email: order.ada.email } };
    await sendWebhook(shop, order.payment, { body: JSON.stringify({ event: 'charge.success', data }) });
    await shop.app.jobs.runNow('clean up removals');
    const hooks = await shop.db.selectFrom('payment_webhooks').select('payload').execute();
    expect(JSON.stringify(hooks)).not.toContain(order.ada.email);
    expect(await orderRow(shop, order)).toMatchObject({ status: 'Cancelled', cancel_reason: 'account deleted' });
    expect(await shop.stockOf(order.dress.id)).toBe(3);
    const refunds = await shop.db.selectFrom('refunds').select('reason').where('order_id', '=', order.id).execute();
    expect(refunds).toEqual([{ reason: 'account deleted' }]);
    expect(await shop.messagesTo((await accountOf(shop, order.ada)).email)).toEqual([]);
  });

  it('the payment link of a closed order no longer starts a payment', async () => {
    const order = await openOrder(shop, { stock: 3 });
    shop.advance(31 * MINUTE);
    await leave(shop, order.ada);
    const { pay_key } = await orderRow(shop, order);
    const attempts = () =>
      shop.db.selectFrom('payment_attempts').select('reference').where('order_id', '=', order.id).execute();
    const before = await attempts();
    await shop.inject({ url: `/orders/${order.id}/pay/${pay_key}` });
    expect(await attempts()).toEqual(before);
  });

  it('a seller with undelivered parcels cannot delete the account', async () => {
    const order = await paidOrder(shop);
    const seller = await shop.shopper();
    await sql`update vendors set user_id = ${seller.id} where id = ${shop.vendorIds[0]}`.execute(shop.db);
    const refused = await askDeletion(shop, seller);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Your account cannot be deleted yet: parcels from your store Adire House are not delivered yet. ' +
        'You can delete it once they have arrived.',
    ]);
    await setInvoices(shop, order.id, 'Delivered');
    const others = shop.db
      .selectFrom('invoices')
      .select('order_id')
      .where('status', 'in', ['Paid', 'Packed', 'Shipped']);
    for (const { order_id } of await others.execute()) await setInvoices(shop, order_id, 'Delivered');
    expect((await leave(shop, seller)).statusCode).toBe(200);
    await sql`update vendors set user_id = null where id = ${shop.vendorIds[0]}`.execute(shop.db);
  });
});

/** These run on PostgreSQL: the embedded database has one connection and hides every race. */
describe('leaving at the same time on postgres', () => {
  const shop = withShop('postgres', { modules: ['account-deletion'] });

  it('deletes the account or makes the order, never both', async () => {
    for (let round = 0; round < 12; round += 1) {
      const ada = await shop.shopper();
      const dress = await shop.product({ stock: 2 });
      await askDeletion(shop, ada);
      const code = await newestCode(shop, ada);
      const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
      const [deleted, ordered] = await Promise.all([
        after(round % 2 ? 6 : 0).then(() => confirmWith(shop, ada, code)),
        after(round % 3).then(() => placeOrder(shop, ada, [lineOf(dress)])),
      ]);
      const left = deleted.statusCode === 200;
      expect([deleted.statusCode, ordered.status]).toEqual(left ? [200, 401] : [409, 201]);
      const orders = await shop.db.selectFrom('orders').select('id').where('user_id', '=', ada.id).execute();
      expect(orders).toHaveLength(left ? 0 : 1);
      expect(await shop.stockOf(dress.id)).toBe(left ? 2 : 1);
    }
  });

  it('deletes once when two requests confirm at the same moment, and answers both', async () => {
    const ada = await shop.shopper();
    await askDeletion(shop, ada);
    const code = await newestCode(shop, ada);
    const answers = await Promise.all([1, 2, 3, 4].map(() => confirmWith(shop, ada, code)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(await shop.messagesTo(ada.email)).toHaveLength(1);
    expect(await shop.db.selectFrom('deletion_reasons').selectAll().execute()).toHaveLength(
      (await shop.db.selectFrom('users').select('id').where('status', '=', 'deleted').execute()).length,
    );
  });

  it('counts each of twenty simultaneous wrong codes, and locks', async () => {
    const ada = await shop.shopper();
    await askDeletion(shop, ada);
    const code = await newestCode(shop, ada);
    const wrong = Array.from({ length: 20 }, (_, index) =>
      String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0'),
    );
    const answers = await Promise.all(wrong.map((otp) => confirmWith(shop, ada, otp)));
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([...Array<number>(4).fill(422), ...Array<number>(16).fill(403)].sort());
    expect((await confirmWith(shop, ada, code)).statusCode).toBe(403);
  });

  it('does not deadlock with an arriving payment', async () => {
    for (let round = 0; round < 6; round += 1) {
      const order = await openOrder(shop, { stock: 2 });
      shop.advance(31 * MINUTE);
      await askDeletion(shop, order.ada);
      const code = await newestCode(shop, order.ada);
      await pay(order);
      const [deleted] = await Promise.all([confirmWith(shop, order.ada, code), sendWebhook(shop, order.payment)]);
      const { status } = await orderRow(shop, order);
      const refunds = await shop.db.selectFrom('refunds').select('reason').where('order_id', '=', order.id).execute();
      if (deleted.statusCode === 200) {
        expect([status, refunds]).toEqual(['Cancelled', [{ reason: 'account deleted' }]]);
        expect(await shop.stockOf(order.dress.id)).toBe(2);
      } else {
        expect([deleted.statusCode, status, refunds]).toEqual([409, 'Paid', []]);
        expect(await shop.stockOf(order.dress.id)).toBe(1);
      }
    }
  });
});
