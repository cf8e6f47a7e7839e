import { databases } from '../../../../test/test-databases';
import { get, post } from '../../../../test/shop/deliveries';
import { roleClient } from '../../../../test/shop/fulfilment';
import { payOnPage } from '../../../../test/shop/orders';
import { changePayment, offers } from '../../../../test/shop/other-payment';
import { openOrder, type OpenOrder, readOrder, sendWebhook, SUCCESS } from '../../../../test/shop/payments';
import { withShop } from '../../../../test/shop/with-shop';
import { NO_FAULTS } from '../../../sandbox/paystack/faults';

const MINUTES = 60;
const DAYS = 86_400;
const PAYER = 'grace@example.com';
const env = { PAYMENT_METHODS: 'card,bank_transfer,nkm_point,cash_on_delivery' };
/** 3,000 + 1,200 delivery + 100 fuel + 97.50 VAT + 165.96 for the provider. */
const AMOUNT = 4_563.46;

describe.each(databases)('an order that somebody else pays on %s', (database) => {
  const shop = withShop(database, { modules: ['cancellations', 'fulfilment', 'notifications'], env });
  afterEach(() => shop.sandbox.faults(NO_FAULTS));

  const links = ({ reference }: OpenOrder) => `/orders/${reference}/payer-links`;
  async function linkOf(open: OpenOrder): Promise<string> {
    const { status, body } = await post(shop, links(open), {}, open.ada);
    expect(status).toBe(201);
    const url = new URL(body.data.url);
    expect([url.pathname, url.search]).toEqual(['/pay-for-someone', '']);
    return url.hash.slice(1);
  }
  const read = (token: string, more: object = {}) => post(shop, '/payer-links/read', { token, ...more });
  const start = (token: string, email = PAYER) => {
    shop.advance(5);
    return post(shop, '/payer-links/pay', { token, email });
  };
  const revoke = (open: OpenOrder) => shop.inject({ method: 'DELETE', url: links(open), headers: open.ada.headers });
  /** Sends the refunds, and lets the bank pay that of this payment. */
  async function refundArrives(payment: string) {
    shop.sandbox.faults({ ...NO_FAULTS, refundDelayMs: 0, refundEnd: 'never' });
    await shop.app.jobs.runNow('send refunds');
    await fetch(`${shop.sandbox.url}/sandbox/transactions/${payment}/settle-refunds`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ status: 'processed' }),
    });
    shop.advance(11 * MINUTES);
    await shop.app.jobs.runNow('send refunds');
  }
  const subjectsTo = async (email: string) => (await shop.messagesTo(email)).map(({ subject }) => subject);

  it('shows the amount, the first name and the time left, and no product, address or number', async () => {
    const open = await openOrder(shop);
    const { status, body } = await read(await linkOf(open));
    expect(status).toBe(200);
    const { held_seconds: left, ...others } = body.data;
    expect(others).toEqual({ status: 'open', amount: AMOUNT, first_name: expect.any(String), payment_method: 'card' });
    expect(left).toBeGreaterThan(29 * MINUTES);
    expect(left).toBeLessThanOrEqual(30 * MINUTES);
  });

  it('says that the order is one’s own to its shopper only', async () => {
    const open = await openOrder(shop);
    const token = await linkOf(open);
    const own = await post(shop, '/payer-links/read', { token }, open.ada);
    expect(own.body.data.is_own).toBe(true);
    const other = await post(shop, '/payer-links/read', { token }, await shop.shopper());
    expect(other.body.data.is_own).toBeUndefined();
  });

  it('is paid by a payment with the email of the payer, and its shopper is told', async () => {
    const open = await openOrder(shop);
    const token = await linkOf(open);
    const { status, body } = await start(token);
    expect([status, body.data.reference]).toEqual([200, `${open.reference}-2`]);
    const { data } = await (await fetch(`${shop.sandbox.url}/sandbox/transactions`)).json();
    const sent = (data as { reference: string; email: string }[]).find(
      ({ reference }) => reference === `${open.reference}-2`,
    );
    expect(sent?.email).toBe(PAYER);
    shop.advance(5);
    const left = await read(token, { reference: `${open.reference}-2` });
    expect(left.body.data).toMatchObject({ status: 'open', payment: { status: 'left' } });
    shop.advance(5);
    const back = await payOnPage(body.data.authorization_url, SUCCESS);
    expect(back).toContain(`/pay-for-someone?`);
    shop.advance(5);
    const after = await read(token, { reference: `${open.reference}-2` });
    expect(after.body.data).toEqual({ status: 'paid', payment: { status: 'confirmed', message: null } });
    expect((await readOrder(shop, open)).status).toBe('Paid');
    const notices = (await get(shop, '/users/notifications', open.ada)).data as { description: string }[];
    expect(notices[0]?.description).toBe(`Someone paid ₦4,563.46 for your order ${open.reference}. It is confirmed.`);
    expect((await shop.messagesTo(open.ada.email)).at(-1)?.text).toContain('Someone paid ₦4,563.46 for your order');
    expect(await shop.messagesTo(PAYER)).toEqual([]);
  });

  it('continues the payment of the same payer, and starts another one for another payer', async () => {
    const open = await openOrder(shop);
    const token = await linkOf(open);
    const [first, again] = [await start(token), await start(token, ' Grace@Example.com ')];
    expect(again.body).toEqual(first.body);
    expect((await start(token, 'femi@example.com')).body.data.reference).toBe(`${open.reference}-3`);
  });

  it('refunds a second payment to the payer, by mail to the payer', async () => {
    const open = await openOrder(shop);
    const token = await linkOf(open);
    const { body } = await start(token, 'second@example.com');
    await payOnPage(open.page, SUCCESS);
    await sendWebhook(shop, open.payment);
    await payOnPage(body.data.authorization_url, SUCCESS);
    const before = (await shop.messagesTo(open.ada.email)).length;
    expect(await sendWebhook(shop, `${open.reference}-2`)).toBe(200);
    const mails = await shop.messagesTo('second@example.com');
    expect(mails.map(({ subject }) => subject)).toEqual([`Your payment ${open.reference}-2 will be refunded`]);
    expect(mails[0]!.text).toMatch(/^Hello,\n\nWe received ₦4,563.46 for the order .* need to do anything\.$/s);
    expect((await shop.messagesTo(open.ada.email)).length).toBe(before);
    const after = await read(token, { reference: `${open.reference}-2` });
    expect(after.body.data).toMatchObject({ status: 'paid', payment: { status: 'failed' } });
    await refundArrives(`${open.reference}-2`);
    expect(await subjectsTo('second@example.com')).toContain('Refund of ₦4,563.46 paid');
    expect((await shop.messagesTo(open.ada.email)).length).toBe(before);
  });

  it('refunds its products to the payer, who reads no product, and tells the shopper where the money goes', async () => {
    const open = await openOrder(shop);
    const { body } = await start(await linkOf(open), 'kind@example.com');
    await payOnPage(body.data.authorization_url, SUCCESS);
    await sendWebhook(shop, `${open.reference}-2`);
    await post(shop, '/orders/cancel', { order_id: open.id, product_id: open.dress.id }, open.ada);
    const { id } = await shop.db
      .selectFrom('cancellations')
      .select('id')
      .where('status', '=', 'Requested')
      .executeTakeFirstOrThrow();
    const staff = await roleClient(shop, 'staff');
    expect((await staff.post(`/staff/cancellations/${id}/approve`)).status).toBe(200);
    await refundArrives(`${open.reference}-2`);
    expect(await subjectsTo('kind@example.com')).toEqual([
      'Refund of ₦4,563.46 on its way',
      'Refund of ₦4,563.46 paid',
    ]);
    for (const { text } of await shop.messagesTo('kind@example.com')) expect(text).not.toContain(open.dress.title);
    const toShopper = (await shop.messagesTo(open.ada.email)).find(({ subject }) => /on its way$/.test(subject ?? ''));
    expect(toShopper?.text).toContain('The money goes back to the person who paid for it.');
  });

  it('refuses a payer while the bank decides about a payment, and after the order is paid', async () => {
    const open = await openOrder(shop);
    const token = await linkOf(open);
    await payOnPage(open.page, /^Timeout/);
    expect((await start(token)).status).toBe(409);
    expect((await read(token)).body.data.status).toBe('undecided');
    const other = await openOrder(shop);
    const otherToken = await linkOf(other);
    await payOnPage(other.page, SUCCESS);
    const { status, body } = await start(otherToken);
    expect([status, body.message]).toEqual([409, 'This order is already paid. You do not need to pay.']);
  });

  it('can be paid after its time while the products are there, and says when they are gone', async () => {
    const open = await openOrder(shop, { stock: 1 });
    const token = await linkOf(open);
    shop.advance(31 * MINUTES);
    await shop.app.jobs.runNow('release expired orders');
    expect((await read(token)).body.data).toMatchObject({ status: 'open', held_seconds: null });
    await shop.db.updateTable('products').set({ stock: 0 }).where('id', '=', open.dress.id).execute();
    const { status, body } = await start(token);
    expect([status, body.message]).toEqual([409, 'The products in this order are sold out.']);
  });

  it('tells a payer nothing of another way to pay that the shopper chose', async () => {
    const open = await openOrder(shop);
    const token = await linkOf(open);
    const { authorization_url: page, reference } = (await start(token)).body.data;
    shop.advance(5);
    expect((await changePayment(shop, open, 'cash_on_delivery', 4_397.5)).status).toBe(200);
    expect((await read(token, { reference })).body.data).toEqual({
      status: 'ended',
      payment: { status: 'left', message: null },
    });
    await payOnPage(page, SUCCESS);
    shop.advance(5);
    expect((await read(token, { reference })).body.data.payment).toEqual({
      status: 'failed',
      message: 'Your payment arrived after the way to pay for this order had changed. It will be refunded.',
    });
  });

  it('can no longer be paid after its renewed time', async () => {
    const open = await openOrder(shop);
    const token = await linkOf(open);
    shop.advance(31 * MINUTES);
    expect((await start(token)).status).toBe(200);
    shop.advance(31 * MINUTES);
    await shop.app.jobs.runNow('release expired orders');
    expect((await read(token)).body.data).toEqual({ status: 'ended' });
    const { status, body } = await start(token);
    expect([status, body.message]).toEqual([409, 'The time to pay for this order has ended.']);
  });

  it('has links that end with the order, with another way to pay, or when the shopper withdraws them', async () => {
    const [cancelled, inCash, withdrawn] = [await openOrder(shop), await openOrder(shop), await openOrder(shop)];
    const tokens = [await linkOf(cancelled), await linkOf(inCash), await linkOf(withdrawn)];
    await post(shop, '/orders/cancel', { order_id: cancelled.id }, cancelled.ada);
    shop.advance(5);
    await changePayment(shop, inCash, 'cash_on_delivery', 4_397.5);
    const isShared = async (open: OpenOrder) => (await offers(shop, open)).body.data.has_payer_link;
    expect([await isShared(withdrawn), await isShared(await openOrder(shop))]).toEqual([true, false]);
    expect((await revoke(withdrawn)).statusCode).toBe(200);
    expect(await isShared(withdrawn)).toBe(false);
    expect((await read(tokens[0]!)).body.data).toEqual({ status: 'ended' });
    expect((await read(tokens[1]!)).body.data).toEqual({ status: 'ended' });
    const gone = await read(tokens[2]!);
    expect([gone.status, gone.body.message]).toEqual([404, 'This link no longer works. Ask for a new one.']);
    for (const token of tokens) expect((await start(token)).status).toBeGreaterThanOrEqual(404);
    expect((await post(shop, links(cancelled), {}, cancelled.ada)).status).toBe(409);
  });

  it('belongs to its shopper: nobody else creates or ends its links', async () => {
    const open = await openOrder(shop);
    const eve = await shop.shopper();
    expect((await post(shop, links(open), {}, eve)).status).toBe(404);
    expect((await revoke({ ...open, ada: eve })).statusCode).toBe(404);
  });

  it.each([
    ['an email that is none', { email: 'grace' }, 422],
    ['no email', { email: ' ' }, 422],
    ['an unknown token', { token: 'a'.repeat(43) }, 404],
    ['a token that is none', { token: 'a b' }, 422],
  ])('refuses %s', async (_what, wrong, expected) => {
    const token = await linkOf(await openOrder(shop));
    expect((await post(shop, '/payer-links/pay', { token, email: PAYER, ...wrong })).status).toBe(expected);
  });

  it('stores no token, and forgets the email of a payer after a year', async () => {
    const open = await openOrder(shop);
    const token = await linkOf(open);
    await start(token, 'once@example.com');
    const stored = await shop.db.selectFrom('payer_links').select('token_hash').execute();
    expect(stored.map(({ token_hash }) => token_hash)).not.toContain(token);
    const payers = () =>
      shop.db.selectFrom('payment_payers').selectAll().where('email', '=', 'once@example.com').execute();
    expect(await payers()).toHaveLength(1);
    shop.advance(366 * DAYS);
    await shop.app.jobs.runNow('clean up payers');
    await shop.app.jobs.runNow('clean up payer links');
    expect(await payers()).toEqual([]);
    expect(await shop.db.selectFrom('payer_links').selectAll().execute()).toEqual([]);
  });
});
