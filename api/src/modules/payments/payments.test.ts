import { NO_FAULTS } from '../../sandbox/paystack/faults';
import { databases } from '../../../test/test-databases';
import { withShop } from '../../../test/shop/with-shop';
import { askState, followLink, openOrder, pay, readOrder, sendWebhook, SUCCESS } from '../../../test/shop/payments';
import { payOnPage } from '../../../test/shop/orders';

const MINUTES = 60;

describe.each(databases)('payments on %s', (database) => {
  const shop = withShop(database);
  afterEach(() => shop.sandbox.faults(NO_FAULTS));

  const release = () => shop.app.jobs.runNow('release expired orders');
  const recheck = () => shop.app.jobs.runNow('recheck payments');
  const refunds = () => shop.db.selectFrom('refunds').selectAll().execute();
  const refundOf = async (orderId: number) => (await refunds()).filter(({ order_id }) => order_id === orderId);

  describe('GET /payments/{reference}', () => {
    it('is pending before the shopper pays, and confirmed afterwards', async () => {
      const open = await openOrder(shop);
      expect(await askState(shop, open, open.payment)).toEqual({
        reference: open.payment,
        order_id: open.id,
        status: 'pending',
        amount: (await readOrder(shop, open)).amount,
        message: null,
        delivery: { type: 'Pickup', place: (await readOrder(shop, open)).address },
      });
      expect(await pay(open)).toBe(
        `http://localhost:3200/payment-success?trxref=${open.payment}&reference=${open.payment}`,
      );
      expect(await askState(shop, open, open.payment)).toMatchObject({ status: 'confirmed' });
      expect(await askState(shop, open, open.reference)).toMatchObject({
        reference: open.payment,
        status: 'confirmed',
      });
      const order = await readOrder(shop, open);
      expect(order).toMatchObject({ status: 'Paid', payment_gateway_link: null });
      expect(order.invoices).toMatchObject([{ status: 'Paid', products: [{ status: 'Paid' }] }]);
    });

    it('API-RULE-006 sends one confirmation mail to the shopper', async () => {
      const open = await openOrder(shop, { quantity: 2 });
      await pay(open);
      await askState(shop, open, open.payment);
      await askState(shop, open, open.payment);
      const mails = await shop.messagesTo(open.ada.email);
      expect(mails).toHaveLength(1);
      expect(mails[0]).toMatchObject({
        channel: 'email',
        subject: `Your order ${open.reference} is confirmed`,
        text: expect.stringContaining(`2 × ${open.dress.title}, ₦6,000.00 (Adire House)`),
      });
      expect(mails[0]!.text).toContain(
        'Pickup: GIGL Ikeja, 1 Allen Avenue, Ikeja, Lagos\nOpening hours: Mon-Fri 9am-5pm,',
      );
    });

    it('notifies the shopper of order and payment on the notifications page, once each', async () => {
      const open = await openOrder(shop);
      await open.again();
      await pay(open);
      await askState(shop, open, open.payment);
      await askState(shop, open, open.payment);
      const told = await shop.db
        .selectFrom('notifications')
        .select(['tag', 'description', 'read_at'])
        .where('user_id', '=', open.ada.id)
        .orderBy('id')
        .execute();
      expect(told).toEqual([
        { tag: 'Order', description: expect.stringContaining(open.reference), read_at: null },
        { tag: 'Payment', description: expect.stringContaining(`${open.reference} is confirmed`), read_at: null },
      ]);
    });

    it('API-RULE-004 reports a declined card as failed and returns the stock', async () => {
      const open = await openOrder(shop, { stock: 5 });
      expect(await shop.stockOf(open.dress.id)).toBe(4);
      await pay(open, /^Declined/);
      expect(await askState(shop, open, open.payment)).toMatchObject({ status: 'failed', message: 'Declined' });
      expect(await shop.stockOf(open.dress.id)).toBe(5);
      expect(await readOrder(shop, open)).toMatchObject({ status: 'Uncompleted' });
      expect(await shop.messagesTo(open.ada.email)).toEqual([]);
    });

    it('accepts a success after a decline on the same page, and holds the stock again', async () => {
      const open = await openOrder(shop, { stock: 5 });
      await pay(open, /^Declined/);
      await askState(shop, open, open.payment);
      await pay(open);
      expect(await askState(shop, open, open.payment)).toMatchObject({ status: 'confirmed' });
      expect(await shop.stockOf(open.dress.id)).toBe(4);
    });

    it('is pending while the bank does not answer or the provider is unreachable', async () => {
      const open = await openOrder(shop);
      await pay(open, /^Timeout/);
      expect(await askState(shop, open, open.payment)).toMatchObject({ status: 'pending' });
      await pay(open);
      shop.sandbox.faults({ verify: 'error' });
      expect(await askState(shop, open, open.payment)).toMatchObject({
        status: 'pending',
        message: expect.stringContaining('Do not pay again'),
      });
      shop.sandbox.faults({ verify: 'ok' });
      expect(await askState(shop, open, open.payment)).toMatchObject({ status: 'confirmed' });
    });

    it('is hidden from other shoppers', async () => {
      const open = await openOrder(shop);
      const bayo = await shop.shopper();
      expect(await askState(shop, { ...open, ada: bayo }, open.payment)).toBe(404);
      expect((await shop.inject({ method: 'GET', url: `/payments/${open.payment}` })).statusCode).toBe(401);
    });
  });

  describe('API-RULE-003 POST /payments/paystack/webhook', () => {
    it('pays the order without a poll, exactly once', async () => {
      const open = await openOrder(shop);
      await pay(open);
      expect(await sendWebhook(shop, open.payment)).toBe(200);
      expect(await readOrder(shop, open)).toMatchObject({ status: 'Paid' });
      shop.sandbox.faults({ verify: 'error' });
      shop.advance(400 * 24 * 60 * MINUTES);
      expect(await sendWebhook(shop, open.payment)).toBe(200);
      expect(await shop.messagesTo(open.ada.email)).toHaveLength(1);
    });

    it('trusts the provider, not the webhook', async () => {
      const open = await openOrder(shop);
      expect(await sendWebhook(shop, open.payment)).toBe(503);
      expect(await readOrder(shop, open)).toMatchObject({ status: 'Uncompleted' });
    });

    it('stores amount, currency, status and time of a payment, but neither the shopper nor the card', async () => {
      const open = await openOrder(shop);
      const told = { amount: 315_000, currency: 'NGN', status: 'success', paid_at: '2026-11-26T10:00:00.000Z' };
      const authorization = { authorization_code: 'AUTH_4081', bin: '408408', last4: '4081', reusable: true };
      const data = { ...told, reference: open.payment, customer: { email: open.ada.email }, authorization };
      const body = JSON.stringify({ event: 'charge.success', data });
      const stored = () =>
        shop.db.selectFrom('payment_webhooks').selectAll().where('reference', '=', open.payment).execute();
      expect(await sendWebhook(shop, '', { body })).toBe(503);
      expect(await stored()).toMatchObject([{ event: 'charge.success', payload: told, processed_at: null }]);
      await pay(open);
      expect(await sendWebhook(shop, '', { body })).toBe(200);
      const [row] = await stored();
      expect([row!.payload, row!.processed_at]).toEqual([told, expect.any(Date)]);
    });

    it('requests a retry while the payment cannot be verified, and then succeeds', async () => {
      const open = await openOrder(shop);
      await pay(open);
      shop.sandbox.faults({ verify: 'error' });
      expect(await sendWebhook(shop, open.payment)).toBe(503);
      shop.sandbox.faults({ verify: 'ok' });
      expect(await sendWebhook(shop, open.payment)).toBe(200);
      expect(await readOrder(shop, open)).toMatchObject({ status: 'Paid' });
    });

    it('refuses a wrong signature and a body that is not an event', async () => {
      const open = await openOrder(shop);
      await pay(open);
      expect(await sendWebhook(shop, open.payment, { key: 'sk_test_wrong' })).toBe(401);
      expect(await sendWebhook(shop, open.payment, { body: 'no json' })).toBe(400);
      for (const body of ['', '[]', 'null', '"refund.processed"', '{"data":{"reference":"a"}}', '{"event":7}'])
        expect([body, await sendWebhook(shop, open.payment, { body })]).toEqual([body, 400]);
      const nul = JSON.stringify({ event: 'subscription.create', data: { note: '\0' } });
      expect(await sendWebhook(shop, open.payment, { body: nul })).toBe(400);
      expect(await readOrder(shop, open)).toMatchObject({ status: 'Uncompleted' });
    });

    it('checks the signature over the raw bytes', async () => {
      const open = await openOrder(shop);
      await pay(open);
      const body = `{ "data" : {"reference":"${open.payment}", "note":"\\u20a6"},\n "event":"charge.success"}`;
      expect(await sendWebhook(shop, open.payment, { body })).toBe(200);
    });

    it.each([
      ['charge.dispute.create', { id: 358_950, status: 'awaiting-merchant-feedback', transaction: null }, '358950'],
      ['charge.dispute.remind', { id: '358951', transaction_reference: null }, '358951'],
      ['refund.processed', { refund_reference: 'RF-1', status: 'processed', amount: '10000' }, 'RF-1'],
      ['refund.failed', { refund_reference: null, status: 'failed' }, /^[0-9a-f]{64}$/],
      ['subscription.create', { subscription_code: 'SUB_vsyqdmlzble3uii', status: 'active' }, /^[0-9a-f]{64}$/],
      ['subscription.expiring_cards', [{ expiry_date: '12/2026' }], /^[0-9a-f]{64}$/],
      ['customeridentification.success', { customer_id: '82796315' }, /^[0-9a-f]{64}$/],
      ['transfer.success', { reference: 7, id: 2 ** 60 }, /^[0-9a-f]{64}$/],
      ['charge.success', { id: 302_961, status: 'success', customer: { email: 'ada@example.com' } }, '302961'],
      ['paymentrequest.success', null, /^[0-9a-f]{64}$/],
    ])('records and acknowledges %s without a reference of a payment: %j', async (event, data, name) => {
      const body = JSON.stringify({ event, data });
      const before = await shop.db.selectFrom('payment_webhooks').select('reference').execute();
      expect(await sendWebhook(shop, '', { body })).toBe(200);
      expect(await sendWebhook(shop, '', { body })).toBe(200);
      const rows = await shop.db.selectFrom('payment_webhooks').selectAll().where('event', '=', event).execute();
      const added = rows.filter(({ reference }) => !before.some((known) => known.reference === reference));
      expect(added).toMatchObject([{ reference: expect.stringMatching(name), payload: {} }]);
      expect(added[0]!.processed_at).not.toBeNull();
    });

    it('acknowledges a dispute that it cannot store', async () => {
      const open = await openOrder(shop);
      const dispute = { transaction: { reference: open.payment }, status: 'pending', dueAt: '-200000-01-01T00:00:00Z' };
      for (const id of [undefined, '', '9'.repeat(5_000), {}, '358952']) {
        const body = JSON.stringify({ event: 'charge.dispute.create', data: { ...dispute, id } });
        expect([id, await sendWebhook(shop, '', { body })]).toEqual([id, 200]);
      }
      const stored = shop.db.selectFrom('disputes').select(['provider_id', 'due_at']).where('order_id', '=', open.id);
      expect(await stored.execute()).toEqual([{ provider_id: '358952', due_at: null }]);
    });

    it('accepts events that need no action', async () => {
      expect(await sendWebhook(shop, 'SOMEBODY-ELSE-1')).toBe(200);
      const open = await openOrder(shop);
      expect(await sendWebhook(shop, open.payment, { event: 'charge.dispute.create' })).toBe(200);
      expect(await readOrder(shop, open)).toMatchObject({ status: 'Uncompleted' });
    });
  });

  describe('scheduled jobs', () => {
    it('API-RULE-003 settle an order whose webhook never arrived', async () => {
      const open = await openOrder(shop);
      await pay(open);
      await recheck();
      expect(await readOrder(shop, open)).toMatchObject({ status: 'Uncompleted' });
      shop.advance(1 * MINUTES);
      await recheck();
      expect(await readOrder(shop, open)).toMatchObject({ status: 'Paid' });
    });

    it('continue to ask after the provider was down', async () => {
      const open = await openOrder(shop);
      await pay(open);
      shop.sandbox.faults({ verify: 'error' });
      shop.advance(1 * MINUTES);
      await recheck();
      shop.sandbox.faults({ verify: 'ok' });
      shop.advance(1 * MINUTES);
      await recheck();
      expect(await readOrder(shop, open)).toMatchObject({ status: 'Paid' });
    });

    it('API-RULE-004 return the stock after 30 minutes, not before', async () => {
      const open = await openOrder(shop, { stock: 5, quantity: 2 });
      shop.advance(29 * MINUTES);
      await release();
      expect(await shop.stockOf(open.dress.id)).toBe(3);
      shop.advance(1 * MINUTES);
      await release();
      await release();
      expect(await shop.stockOf(open.dress.id)).toBe(5);
      expect(await askState(shop, open, open.payment)).toMatchObject({
        status: 'failed',
        message: 'The payment was not completed in time.',
      });
    });

    it('do not release an order paid in the last minute', async () => {
      const open = await openOrder(shop, { stock: 5 });
      await pay(open);
      shop.advance(31 * MINUTES);
      await release();
      expect(await readOrder(shop, open)).toMatchObject({ status: 'Paid' });
      expect(await shop.stockOf(open.dress.id)).toBe(4);
    });

    it('release an order while the provider is down', async () => {
      const open = await openOrder(shop, { stock: 5 });
      shop.sandbox.faults({ verify: 'error' });
      shop.advance(31 * MINUTES);
      await release();
      expect(await shop.stockOf(open.dress.id)).toBe(5);
    });
  });

  describe('a late success', () => {
    it('holds the stock again when it is still available', async () => {
      const open = await openOrder(shop, { stock: 5 });
      shop.advance(31 * MINUTES);
      await release();
      await pay(open);
      expect(await askState(shop, open, open.payment)).toMatchObject({ status: 'confirmed' });
      expect(await shop.stockOf(open.dress.id)).toBe(4);
      expect(await refundOf(open.id)).toEqual([]);
    });

    it('is marked for refund when the stock is gone, and the shopper is notified', async () => {
      const open = await openOrder(shop, { stock: 1 });
      shop.advance(31 * MINUTES);
      await release();
      await shop.db.updateTable('products').set({ stock: 0 }).where('id', '=', open.dress.id).execute();
      await pay(open);
      expect(await askState(shop, open, open.payment)).toMatchObject({
        status: 'failed',
        message: 'Your payment arrived after the products sold out. It will be refunded.',
      });
      expect(await refundOf(open.id)).toMatchObject([{ reason: 'sold out', currency: 'NGN' }]);
      expect(await shop.messagesTo(open.ada.email)).toMatchObject([
        {
          subject: `Your payment ${open.payment} will be refunded`,
          text: expect.stringMatching(
            new RegExp(`See your order: http://localhost:3200/order-details/${open.id}/\\d+$`),
          ),
        },
      ]);
      expect(await shop.stockOf(open.dress.id)).toBe(0);
      await sendWebhook(shop, open.payment);
      await askState(shop, open, open.payment);
      expect(await refundOf(open.id)).toHaveLength(1);
    });
  });

  it('refunds a payment whose amount or currency differs from the order', async () => {
    const open = await openOrder(shop);
    await pay(open);
    await shop.db
      .updateTable('payment_attempts')
      .set((values) => ({ amount_kobo: values('amount_kobo', '+', 1) }))
      .where('reference', '=', open.payment)
      .execute();
    expect(await askState(shop, open, open.payment)).toMatchObject({ status: 'failed' });
    expect(await refundOf(open.id)).toMatchObject([{ reason: 'wrong amount' }]);
    expect(await readOrder(shop, open)).toMatchObject({ status: 'Uncompleted' });
  });

  describe('the stable payment link', () => {
    it('starts a new payment with a new reference, which pays the order', async () => {
      const open = await openOrder(shop);
      shop.advance(5 * MINUTES);
      const page = await followLink(shop, open);
      expect(page).toContain(`${shop.sandbox.url}/pay/`);
      expect(page).not.toBe(open.page);
      expect(await payOnPage(page, SUCCESS)).toContain(`reference=${open.reference}-2`);
      expect(await askState(shop, open, `${open.reference}-2`)).toMatchObject({ status: 'confirmed' });
      expect(await askState(shop, open, open.payment)).toMatchObject({ status: 'confirmed', message: null });
    });

    it('redirects a double click to one payment', async () => {
      const open = await openOrder(shop);
      shop.advance(5 * MINUTES);
      const page = await followLink(shop, open);
      expect(await followLink(shop, open)).toBe(page);
    });

    it('holds the stock for another 30 minutes after the hold expired', async () => {
      const open = await openOrder(shop, { stock: 5 });
      shop.advance(31 * MINUTES);
      await release();
      expect(await shop.stockOf(open.dress.id)).toBe(5);
      await followLink(shop, open);
      expect(await shop.stockOf(open.dress.id)).toBe(4);
      shop.advance(29 * MINUTES);
      await release();
      expect(await shop.stockOf(open.dress.id)).toBe(4);
    });

    it('redirects to the failure page when the stock is gone or the provider is down', async () => {
      const open = await openOrder(shop, { stock: 1 });
      shop.advance(31 * MINUTES);
      await release();
      shop.sandbox.faults({ initialize: 'error' });
      const failure = `http://localhost:3200/payment-error?reference=${open.reference}&reason=`;
      expect(await followLink(shop, open)).toBe(`${failure}provider-down`);
      shop.sandbox.faults({ initialize: 'ok' });
      const other = await openOrder(shop, { stock: 1 });
      shop.advance(31 * MINUTES);
      await release();
      await shop.db.updateTable('products').set({ stock: 0 }).where('id', '=', other.dress.id).execute();
      expect(await followLink(shop, other)).toBe(
        `http://localhost:3200/payment-error?reference=${other.reference}&reason=sold-out`,
      );
    });

    it('redirects to the result, not to a second payment, when the first one is paid or in progress', async () => {
      const open = await openOrder(shop);
      shop.advance(5 * MINUTES);
      await pay(open, /^Timeout/);
      const result = `http://localhost:3200/payment-success?reference=${open.payment}`;
      expect(await followLink(shop, open)).toBe(result);
      await pay(open);
      expect(await followLink(shop, open)).toBe(result);
      expect(await readOrder(shop, open)).toMatchObject({ status: 'Paid' });
    });

    it('reveals nothing without the key', async () => {
      const open = await openOrder(shop);
      const response = await shop.inject({ method: 'GET', url: `/orders/${open.id}/pay/AAAA` });
      expect([response.statusCode, response.headers.location]).toEqual([303, 'http://localhost:3200/my-orders']);
    });

    it('refunds the second of two payments of one order', async () => {
      const open = await openOrder(shop);
      shop.advance(5 * MINUTES);
      const page = await followLink(shop, open);
      await pay(open);
      await payOnPage(page, SUCCESS);
      await sendWebhook(shop, open.payment);
      await sendWebhook(shop, `${open.reference}-2`);
      expect(await refundOf(open.id)).toMatchObject([{ reason: 'already paid' }]);
      expect(await askState(shop, open, `${open.reference}-2`)).toMatchObject({
        status: 'confirmed',
        message: 'This order was already paid. This second payment will be refunded.',
      });
      expect((await shop.messagesTo(open.ada.email)).map(({ subject }) => subject)).toEqual([
        `Your order ${open.reference} is confirmed`,
        `Your payment ${open.reference}-2 will be refunded`,
      ]);
    });
  });

  it('answers a repeated request for a paid order with its result page', async () => {
    const open = await openOrder(shop);
    await pay(open);
    await askState(shop, open, open.payment);
    const { status, body } = await open.again();
    expect([status, body.authorization_url]).toEqual([
      201,
      `http://localhost:3200/payment-success?reference=${open.reference}`,
    ]);
  });
});
