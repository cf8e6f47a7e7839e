import { lineOf, payOnPage, placeOrder } from '../../../test/shop/orders';
import { withShop, type Shopper } from '../../../test/shop/with-shop';
import { askState, openOrder, pay, readOrder, sendWebhook, SUCCESS } from '../../../test/shop/payments';

const MINUTES = 60;
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

/** Of the last 10 units; `npm run audit` takes more. */
const BUYERS = process.env.AUDIT ? 200 : 80;

/** These run on PostgreSQL: the embedded database has one connection and hides every race. */
describe('payments at the same time on postgres', () => {
  const shop = withShop('postgres');

  const countOrders = async (productId: number) => {
    const { count } = await shop.db
      .selectFrom('invoice_lines')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('product_id', '=', productId)
      .executeTakeFirstOrThrow();
    return count;
  };
  const statuses = (answers: { status: number }[]) => {
    const counts: Record<number, number> = {};
    for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  };

  it('API-RULE-004 sell 10 units to many buyers: exactly 10 orders, never a negative stock', async () => {
    const dress = await shop.product({ stock: 10 });
    const buyers: Shopper[] = [];
    for (let index = 0; index < BUYERS; index += 1) buyers.push(await shop.shopper());
    const answers = await Promise.all(buyers.map((buyer) => placeOrder(shop, buyer, [lineOf(dress)])));
    // On a busy machine, some buyers wait too long for their turn and get 503.
    const { 503: busy = 0, ...others } = statuses(answers);
    expect(others).toEqual({ 201: 10, 409: BUYERS - 10 - busy });
    expect(await shop.stockOf(dress.id)).toBe(0);
    expect(await countOrders(dress.id)).toBe(10);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused!.body.message).toBe(`${dress.title} is sold out.`);
  });

  it('sell the remaining variants in mixed quantities without losing a unit', async () => {
    const dress = await shop.product({ variants: [25] });
    const variantId = dress.variantIds[0]!;
    const buyers = await Promise.all(times(30, () => shop.shopper()));
    const answers = await Promise.all(
      buyers.map((buyer, index) =>
        placeOrder(shop, buyer, [
          { variant: { id: variantId, quantity: 1 + (index % 3), selling_price: dress.price } },
        ]),
      ),
    );
    const sold = answers.reduce((sum, { status }, index) => sum + (status === 201 ? 1 + (index % 3) : 0), 0);
    expect(sold + (await shop.stockOfVariant(variantId))).toBe(25);
    expect(await shop.stockOfVariant(variantId)).toBeGreaterThanOrEqual(0);
  });

  it('do not deadlock when carts hold the same products in opposite order', async () => {
    const products = [
      await shop.product({ stock: 500 }),
      await shop.product({ stock: 500 }),
      await shop.product({ stock: 500 }),
    ];
    const buyers = await Promise.all(times(40, () => shop.shopper()));
    const answers = await Promise.all(
      buyers.map((buyer, index) => {
        const lines = products.map((product) => lineOf(product));
        return placeOrder(shop, buyer, index % 2 === 0 ? lines : lines.reverse());
      }),
    );
    expect(statuses(answers)).toEqual({ 201: 40 });
    expect(await Promise.all(products.map(({ id }) => shop.stockOf(id)))).toEqual([460, 460, 460]);
  });

  it('create one order and one payment for twenty requests with one Idempotency-Key', async () => {
    const ada = await shop.shopper();
    const dress = await shop.product({ stock: 10 });
    const answers = await Promise.all(
      times(20, () => placeOrder(shop, ada, [lineOf(dress)], { key: 'twenty-at-once' })),
    );
    expect(statuses(answers)).toEqual({ 201: 20 });
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await shop.stockOf(dress.id)).toBe(9);
    const attempts = await shop.db
      .selectFrom('payment_attempts')
      .select('reference')
      .where('order_id', '=', answers[0]!.body.data.id)
      .execute();
    expect(attempts).toHaveLength(1);
  });

  it('let three of twenty orders of one account hold stock, with equal or different keys', async () => {
    const ada = await shop.shopper();
    const dress = await shop.product({ stock: 100 });
    const answers = await Promise.all(
      times(20, (index) =>
        placeOrder(shop, ada, [lineOf(dress, 5)], index % 2 === 0 ? { key: `race-order-${index}` } : {}),
      ),
    );
    expect(statuses(answers)).toEqual({ 201: 3, 409: 17 });
    expect(await shop.stockOf(dress.id)).toBe(85);
  });

  it('cancel or pay an order, never both, when cancel, payment, expiry and a new attempt race', async () => {
    const opens = await Promise.all(times(6, () => openOrder(shop, { stock: 3 })));
    shop.advance(31 * MINUTES);
    await Promise.all(
      opens.flatMap((open) => [
        pay(open).then(() => sendWebhook(shop, open.payment)),
        shop.inject({
          method: 'POST',
          url: '/orders/cancel',
          headers: open.ada.headers,
          payload: { order_id: open.id },
        }),
        shop.app.jobs.runNow('release expired orders'),
        open.again(),
      ]),
    );
    for (const open of opens) {
      const { status } = await readOrder(shop, open);
      const refunds = await shop.db.selectFrom('refunds').selectAll().where('order_id', '=', open.id).execute();
      expect([status, refunds.length, await shop.stockOf(open.dress.id)]).toEqual(
        status === 'Paid' ? ['Paid', 0, 2] : ['Cancelled', 1, 3],
      );
    }
  });

  it('API-RULE-003 API-RULE-006 pay once when callback, webhook, poll and scheduled check race: one transition, one mail', async () => {
    const opens = await Promise.all(times(5, () => openOrder(shop)));
    for (const open of opens) await pay(open);
    shop.advance(1 * MINUTES);
    await Promise.all([
      ...opens.flatMap((open) => [
        ...times(4, () => askState(shop, open, open.payment)),
        ...times(3, () => sendWebhook(shop, open.payment)),
      ]),
      ...times(2, () => shop.app.jobs.runNow('recheck payments')),
    ]);
    for (const open of opens) {
      expect(await readOrder(shop, open)).toMatchObject({ status: 'Paid' });
      expect(await shop.messagesTo(open.ada.email)).toHaveLength(1);
      expect(await shop.stockOf(open.dress.id)).toBe(9);
    }
    const ids = opens.map(({ id }) => id);
    const refunds = await shop.db.selectFrom('refunds').select('id').where('order_id', 'in', ids).execute();
    expect(refunds).toEqual([]);
  });

  it('lose neither money nor stock when the hold expires during the payment', async () => {
    const opens = await Promise.all(times(8, () => openOrder(shop, { stock: 3 })));
    shop.advance(31 * MINUTES);
    const release = () => shop.app.jobs.runNow('release expired orders');
    await Promise.all([
      release(),
      ...opens.map(async (open, index) => {
        await new Promise((resolve) => setTimeout(resolve, index * 7));
        await pay(open);
        await sendWebhook(shop, open.payment);
      }),
      release(),
    ]);
    for (const open of opens) {
      expect(await readOrder(shop, open)).toMatchObject({ status: 'Paid' });
      expect(await shop.stockOf(open.dress.id)).toBe(2);
      expect(await shop.messagesTo(open.ada.email)).toHaveLength(1);
    }
  });

  it('give the last unit to a late payer or a new buyer, and refund the other', async () => {
    for (let round = 0; round < 5; round += 1) {
      const late = await openOrder(shop, { stock: 1 });
      shop.advance(31 * MINUTES);
      await shop.app.jobs.runNow('release expired orders');
      expect(await shop.stockOf(late.dress.id)).toBe(1);
      await pay(late);
      const buyer = await shop.shopper();
      const [, bought] = await Promise.all([
        sendWebhook(shop, late.payment),
        placeOrder(shop, buyer, [lineOf(late.dress)]),
      ]);
      const paid = (await readOrder(shop, late)).status === 'Paid';
      const refunds = await shop.db.selectFrom('refunds').selectAll().where('order_id', '=', late.id).execute();
      expect({ paid, bought: bought.status, refunds: refunds.length }).toEqual(
        paid ? { paid: true, bought: 409, refunds: 0 } : { paid: false, bought: 201, refunds: 1 },
      );
      expect(await shop.stockOf(late.dress.id)).toBe(0);
    }
  });

  it('accept one of two payments of an order, and mark the other for refund', async () => {
    const open = await openOrder(shop);
    shop.advance(20 * MINUTES);
    const second = (await open.again()).body.authorization_url;
    await Promise.all([pay(open), payOnPage(second, SUCCESS)]);
    await Promise.all([
      ...times(3, () => sendWebhook(shop, `${open.reference}-1`)),
      ...times(3, () => sendWebhook(shop, `${open.reference}-2`)),
    ]);
    const attempts = await shop.db
      .selectFrom('payment_attempts')
      .select('status')
      .where('order_id', '=', open.id)
      .execute();
    expect(attempts.map(({ status }) => status).sort()).toEqual(['refund_due', 'succeeded']);
    expect(await shop.messagesTo(open.ada.email)).toHaveLength(2);
  });
});
