import { databases } from '../../../../test/test-databases';
import { NO_FAULTS } from '../../../sandbox/paystack/faults';
import { drawnMails } from '../../../../test/mail-words';
import { lineOf, payOnPage, placeOrder } from '../../../../test/shop/orders';
import { withShop } from '../../../../test/shop/with-shop';
import {
  askState,
  followLink,
  openOrder,
  type OpenOrder,
  pay,
  readOrder,
  sendWebhook,
  SUCCESS,
} from '../../../../test/shop/payments';

const MINUTES = 60;
const HOURS = 60 * MINUTES;

describe.each(databases)('the end of an unpaid order on %s', (database) => {
  const shop = withShop(database);
  afterEach(() => shop.sandbox.faults(NO_FAULTS));

  const cancel = async ({ ada }: Pick<OpenOrder, 'ada'>, payload: object) => {
    const response = await shop.inject({ method: 'POST', url: '/orders/cancel', headers: ada.headers, payload });
    return { status: response.statusCode, body: response.json() };
  };
  const cancelUnpaid = () => shop.app.jobs.runNow('cancel unpaid orders');
  const release = () => shop.app.jobs.runNow('release expired orders');
  const reasonsOf = async (orderId: number) => {
    const refunds = await shop.db.selectFrom('refunds').select('reason').where('order_id', '=', orderId).execute();
    return refunds.map(({ reason }) => reason);
  };

  describe('POST /orders/cancel without product_id', () => {
    it('cancels the whole order, returns its stock, and answers a repeated request the same', async () => {
      const open = await openOrder(shop, { stock: 5, quantity: 2 });
      expect(await shop.stockOf(open.dress.id)).toBe(3);
      const answer = {
        message: 'Order cancelled',
        data: { order_id: open.id, status: 'Cancelled', added: [], gone: [] },
      };
      expect(await cancel(open, { order_id: open.id })).toEqual({ status: 200, body: answer });
      expect(await cancel(open, { order_id: open.id, product_id: null })).toEqual({ status: 200, body: answer });
      expect(await shop.stockOf(open.dress.id)).toBe(5);
      const order = await readOrder(shop, open);
      expect(order).toMatchObject({ status: 'Cancelled', payment_gateway_link: null });
      expect(order.invoices).toMatchObject([{ status: 'Cancelled', products: [{ status: 'Cancelled' }] }]);
    });

    it('returns units to a flash deal', async () => {
      const open = await openOrder(shop, { stock: 5 });
      const now = new Date();
      const campaign = await shop.db
        .insertInto('flash_campaigns')
        .values({ title: 'Flash', promo_code: 'FLASH', starts_at: now, ends_at: new Date(now.getTime() + 86_400_000) })
        .returning('id')
        .executeTakeFirstOrThrow();
      const offer = await shop.db
        .insertInto('flash_offers')
        .values({
          campaign_id: campaign.id,
          product_id: open.dress.id,
          position: 1,
          price_kobo: 100,
          quantity: 3,
          sold: 1,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await shop.db
        .insertInto('flash_claims')
        .values({ order_id: open.id, offer_id: offer.id, user_id: open.ada.id, held: true })
        .execute();
      await cancel(open, { order_id: open.id });
      const { sold } = await shop.db
        .selectFrom('flash_offers')
        .select('sold')
        .where('id', '=', offer.id)
        .executeTakeFirstOrThrow();
      expect(sold).toBe(0);
      await shop.db.deleteFrom('flash_campaigns').execute();
    });

    it('returns available products to the cart on request, and names the rest', async () => {
      const ada = await shop.shopper();
      const [dress, belt] = [
        await shop.product({ stock: 5, title: 'Dress' }),
        await shop.product({ stock: 5, title: 'Belt' }),
      ];
      const { body } = await placeOrder(shop, ada, [lineOf(dress, 3), lineOf(belt, 2)]);
      await shop.db.updateTable('products').set({ status: 'draft' }).where('id', '=', belt.id).execute();
      const request = { order_id: body.data.id, to_cart: true };
      const answers = [await cancel({ ada }, request), await cancel({ ada }, request)];
      for (const {
        status,
        body: { data },
      } of answers)
        expect([status, data.added, data.gone]).toEqual([200, ['Dress'], ['Belt']]);
      const cart = (await shop.inject({ method: 'GET', url: '/cart', headers: ada.headers })).json().data;
      expect(cart).toMatchObject([{ quantity: 3, product: { id: dress.id } }]);
    });

    it('refuses a paid order, even before the shop has heard of the payment', async () => {
      const open = await openOrder(shop, { stock: 5 });
      await pay(open);
      expect(await cancel(open, { order_id: open.id })).toMatchObject({
        status: 409,
        body: { message: `Order ${open.reference} is already paid, so it cannot be cancelled.` },
      });
      expect(await readOrder(shop, open)).toMatchObject({ status: 'Paid' });
      expect(await shop.stockOf(open.dress.id)).toBe(4);
    });

    it('cancels while the provider is down, and refunds a later payment in full', async () => {
      const open = await openOrder(shop, { stock: 5 });
      await pay(open);
      shop.sandbox.faults({ verify: 'error' });
      expect((await cancel(open, { order_id: open.id })).status).toBe(200);
      shop.sandbox.faults({ verify: 'ok' });
      expect(await sendWebhook(shop, open.payment)).toBe(200);
      expect(await reasonsOf(open.id)).toEqual(['order cancelled']);
      expect(await readOrder(shop, open)).toMatchObject({
        status: 'Cancelled',
        refunds: [{ reference: open.payment, currency: 'NGN', refunded_at: null }],
      });
      expect(await askState(shop, open, open.payment)).toMatchObject({
        status: 'failed',
        message: 'Your payment arrived after this order was cancelled. It will be refunded.',
      });
      expect(await shop.stockOf(open.dress.id)).toBe(5);
    });

    it('prevents new payments, by link or by the same request', async () => {
      const open = await openOrder(shop);
      const { payment_gateway_link: link } = await readOrder(shop, open);
      await cancel(open, { order_id: open.id });
      shop.advance(5);
      const path = new URL(link).pathname.replace(/^\/api/, '');
      expect((await shop.inject({ url: path })).headers.location).toMatch(
        /payment-error\?reference=NKM-\w+&reason=cancelled$/,
      );
      expect(await open.again()).toMatchObject({ status: 409, body: { data: { reason: 'cancelled' } } });
    });

    it('accepts only the shopper’s own orders, and refuses bad input by field', async () => {
      const open = await openOrder(shop);
      expect((await cancel({ ada: await shop.shopper() }, { order_id: open.id })).status).toBe(404);
      expect((await cancel(open, { order_id: 999_999_999 })).status).toBe(404);
      expect(await cancel(open, {})).toMatchObject({ status: 422, body: { errors: { order_id: expect.anything() } } });
      expect(await cancel(open, { order_id: open.id, product_id: 'dress' })).toMatchObject({
        status: 422,
        body: { errors: { product_id: expect.anything() } },
      });
      expect(await cancel(open, { order_id: open.id, product_id: open.dress.id })).toMatchObject({
        status: 403,
        body: { message: 'This order is not paid yet. Cancel the whole order instead.' },
      });
      expect(
        (await shop.inject({ method: 'POST', url: '/orders/cancel', payload: { order_id: open.id } })).statusCode,
      ).toBe(401);
      expect(await readOrder(shop, open)).toMatchObject({ status: 'Uncompleted' });
    });
  });

  describe('automatic cancellation', () => {
    it('happens 24 hours after the order, not before, and notifies the shopper', async () => {
      const open = await openOrder(shop, { stock: 5 });
      shop.advance(23 * HOURS);
      await release();
      await cancelUnpaid();
      expect(await readOrder(shop, open)).toMatchObject({ status: 'Uncompleted' });
      shop.advance(1 * HOURS);
      await cancelUnpaid();
      await cancelUnpaid();
      open.ada.headers = await shop.signIn(open.ada);
      expect(await readOrder(shop, open)).toMatchObject({ status: 'Cancelled' });
      expect(await shop.stockOf(open.dress.id)).toBe(5);
      expect(await shop.messagesTo(open.ada.email)).toMatchObject([
        {
          subject: `Your order ${open.reference} was cancelled`,
          text: expect.stringContaining('not paid within 24 hours'),
        },
      ]);
      expect(await drawnMails(shop, open.ada.email)).toMatchObject([
        { words: expect.stringContaining(`1 × ${open.dress.title}, `), pictures: 1 },
      ]);
    });

    it('settles an order whose payment the shop had not heard of', async () => {
      const open = await openOrder(shop, { stock: 5 });
      await pay(open);
      shop.advance(24 * HOURS);
      await cancelUnpaid();
      open.ada.headers = await shop.signIn(open.ada);
      expect(await readOrder(shop, open)).toMatchObject({ status: 'Paid' });
      expect(await shop.stockOf(open.dress.id)).toBe(4);
    });

    it('also happens when a payment arrives but products are missing; the payment is refunded in full', async () => {
      const open = await openOrder(shop, { stock: 2, quantity: 2 });
      shop.advance(31 * MINUTES);
      await release();
      await shop.db.updateTable('products').set({ stock: 1 }).where('id', '=', open.dress.id).execute();
      await pay(open);
      await sendWebhook(shop, open.payment);
      expect(await reasonsOf(open.id)).toEqual(['sold out']);
      expect(await readOrder(shop, open)).toMatchObject({
        status: 'Cancelled',
        refunds: [{ message: expect.any(String) }],
      });
      expect(await shop.stockOf(open.dress.id)).toBe(1);
    });
  });

  describe('the stock of unpaid orders', () => {
    const order = (ada: OpenOrder['ada'], dress: OpenOrder['dress'], more = {}) =>
      placeOrder(shop, ada, [lineOf(dress)], more);

    it('is held by at most three orders of an account; the fourth is refused until one ends', async () => {
      const ada = await shop.shopper();
      const dress = await shop.product({ stock: 10 });
      const made = [await order(ada, dress), await order(ada, dress), await order(ada, dress, { key: 'third-order' })];
      expect(made.map(({ status }) => status)).toEqual([201, 201, 201]);
      const refused = await order(ada, dress);
      const names = made.map(({ body }) => body.data.transaction_reference);
      expect([refused.status, refused.body.message, refused.body.data.reason]).toEqual([
        409,
        `You have 3 unpaid orders: ${names.join(', ')}. Pay or cancel one of them in your orders, then order again.`,
        'too many unpaid',
      ]);
      expect((await order(ada, dress, { key: 'third-order' })).body).toEqual(made[2]!.body);
      expect((await order(await shop.shopper(), dress)).status).toBe(201);
      await cancel({ ada }, { order_id: made[0]!.body.data.id });
      expect((await order(ada, dress)).status).toBe(201);
      expect(await shop.stockOf(dress.id)).toBe(6);
    });

    it('is held once more after a new attempt; then Try Again reports that the time has expired', async () => {
      const open = await openOrder(shop, { stock: 5 });
      shop.advance(29 * MINUTES);
      await followLink(shop, open);
      shop.advance(29 * MINUTES);
      await release();
      expect(await shop.stockOf(open.dress.id)).toBe(4);
      await followLink(shop, open);
      shop.advance(2 * MINUTES);
      await release();
      expect(await shop.stockOf(open.dress.id)).toBe(5);
      expect(await followLink(shop, open)).toBe(
        `http://localhost:3200/payment-error?reference=${open.reference}&reason=hold-ended`,
      );
      expect(await open.again()).toMatchObject({ status: 409, body: { data: { reason: 'hold ended' } } });
      expect(await shop.stockOf(open.dress.id)).toBe(5);
    });

    it('is not held again while three other orders hold theirs, but an arriving payment is still accepted', async () => {
      const open = await openOrder(shop, { stock: 9 });
      shop.advance(31 * MINUTES);
      await release();
      for (let index = 0; index < 3; index += 1) await order(open.ada, open.dress);
      expect(await followLink(shop, open)).toContain('&reason=too-many-unpaid');
      await payOnPage(open.page, SUCCESS);
      await sendWebhook(shop, open.payment);
      expect(await readOrder(shop, open)).toMatchObject({ status: 'Paid' });
      expect(await shop.stockOf(open.dress.id)).toBe(5);
    });

    it('is limited by line and by order, with a clear message, in quotes and orders', async () => {
      const ada = await shop.shopper();
      const dress = await shop.product({ title: 'Aso ebi', stock: 5_000 });
      const others = [
        await shop.product({ stock: 500 }),
        await shop.product({ stock: 500 }),
        await shop.product({ stock: 500 }),
        await shop.product({ stock: 500 }),
      ];
      const tooMuch = await placeOrder(shop, ada, [lineOf(dress, 51)]);
      expect([tooMuch.status, tooMuch.body.message]).toEqual([
        422,
        'You can order at most 50 of Aso ebi at a time. Change the quantity in your cart.',
      ]);
      const lines = [dress, ...others].map((product) => lineOf(product, 50));
      const fees = await shop.inject({
        method: 'POST',
        url: '/orders/fees',
        payload: { products: lines, delivery_type: 'Pickup' },
      });
      expect([fees.statusCode, fees.json().errors]).toEqual([
        422,
        { products: ['An order can have at most 200 units. You selected 250. Order some of them separately.'] },
      ]);
      expect((await placeOrder(shop, ada, lines)).status).toBe(422);
      expect(await shop.stockOf(dress.id)).toBe(5_000);
      expect((await placeOrder(shop, ada, lines.slice(1))).status).toBe(201);
    });

    it('limits a cart line the same way, but leaves a larger existing line unchanged', async () => {
      const ada = await shop.shopper();
      const dress = await shop.product({ stock: 500 });
      const call = async (method: 'POST' | 'PATCH' | 'GET', url: string, payload?: object) =>
        (await shop.inject({ method, url, headers: ada.headers, ...(payload ? { payload } : {}) })).json().data;
      const line = await call('POST', '/cart', { product_id: dress.id, quantity: 80 });
      expect(line.quantity).toBe(50);
      expect((await call('PATCH', `/cart/${line.id}`, { quantity: 60 })).quantity).toBe(50);
      await shop.db.updateTable('cart_lines').set({ quantity: 80 }).where('id', '=', line.id).execute();
      expect(await call('GET', '/cart')).toMatchObject([{ quantity: 80 }]);
    });

    it('requires a verified email', async () => {
      const dress = await shop.product();
      const bayo = await shop.createShopper({ email_verified_at: null });
      const headers = await shop.signIn(bayo);
      await shop.inject({ method: 'POST', url: '/cart', headers, payload: { product_id: dress.id } });
      const { status, body } = await placeOrder(shop, { ...bayo, headers }, [lineOf(dress)]);
      expect([status, body.message]).toEqual([
        403,
        'Verify your email address before you order. Your cart and choices are saved.',
      ]);
      expect(await shop.stockOf(dress.id)).toBe(10);
      expect((await shop.inject({ url: '/cart', headers })).json().data).toHaveLength(1);
    });
  });

  describe('the database', () => {
    const change = (open: OpenOrder, columns: object) =>
      shop.db.updateTable('orders').set(columns).where('id', '=', open.id).execute();
    const cancelled = { status: 'Cancelled', stock_held: false, cancelled_at: new Date(), cancel_reason: 'shopper' };

    it('rejects a cancelled order that holds stock, or that is paid before or after', async () => {
      const open = await openOrder(shop);
      await expect(change(open, { ...cancelled, stock_held: true })).rejects.toThrow('orders_cancelled_hold_no_stock');
      await expect(change(open, { status: 'Cancelled', stock_held: false })).rejects.toThrow('orders_cancelled_say');
      await expect(change(open, { hold_renewals: 2 })).rejects.toThrow('orders_hold_renewed_once');
      await expect(change(open, { hold_slot: 4 })).rejects.toThrow('orders_hold_slot_check');
      await change(open, cancelled);
      const paid = { status: 'Paid', stock_held: true, paid_at: new Date(), cancelled_at: null, cancel_reason: null };
      await expect(change(open, paid)).rejects.toThrow('An order that is Cancelled cannot become Paid');
      const other = await openOrder(shop);
      await change(other, paid);
      await expect(change(other, cancelled)).rejects.toThrow('An order that is Paid cannot become Cancelled');
    });

    it('gives each hold slot of an account to one order', async () => {
      const open = await openOrder(shop);
      await placeOrder(shop, open.ada, [lineOf(open.dress)]);
      await expect(change(open, { hold_slot: 2 })).rejects.toThrow('orders_hold_slots');
    });
  });
});
