import { databases } from '../../../../test/test-databases';
import { coinsOf, movementsOf, orderWithCoins, shopCoins, shopperWithCoins } from '../../../../test/shop/coins';
import { get, post } from '../../../../test/shop/deliveries';
import { deliverPickup, roleClient } from '../../../../test/shop/fulfilment';
import { balanceOf } from '../../../../test/shop/ledger';
import { lineOf, placeOrder } from '../../../../test/shop/orders';
import type { TestProduct } from '../../../../test/shop/products';
import { withShop, type Shopper, type TestShop } from '../../../../test/shop/with-shop';
import { NO_FAULTS } from '../../../sandbox/paystack/faults';

const MODULES = ['cancellations', 'coins', 'fulfilment', 'ledger', 'notifications', 'returns', 'uploads'];
const env = { PAYMENT_METHODS: 'card,nkm_point' };

const fees = async (shop: TestShop, products: object[], { headers }: Partial<Shopper> = {}) => {
  const payload = { products, delivery_type: 'Pickup' };
  return (await shop.inject({ method: 'POST', url: '/orders/fees', payload, ...(headers && { headers }) })).json().data;
};

describe.each(databases)('orders paid with coins on %s', (database) => {
  const shop = withShop(database, { modules: MODULES, env });
  afterEach(() => shop.sandbox.faults(NO_FAULTS));

  const booksProblems = async () => {
    shop.advance(24 * 3_600);
    await shop.app.jobs.runNow('check the books');
    const staff = await roleClient(shop, 'staff');
    return (await staff.get('/staff/ledger')).body.data.problems;
  };
  /** 3,000 + 1,200 delivery + 100 fuel + 97.50 VAT, without a fee of the provider. */
  const PRICE = 4_398;

  it('are quoted in coins for a signed-in shopper, whatever the chosen method', async () => {
    const dress = await shop.product({ price: 3_000 });
    const ada = await shopperWithCoins(shop, 20);
    expect((await fees(shop, [lineOf(dress)], ada)).coins).toEqual({ price: PRICE, available: 20 });
    expect((await fees(shop, [lineOf(dress)])).coins).toBeUndefined();
  });

  it('are Paid at once, also while the provider is down', async () => {
    const dress = await shop.product({ stock: 5, price: 3_000 });
    const ada = await shopperWithCoins(shop, 5_000);
    shop.sandbox.faults({ initialize: 'error' });
    const { status, body } = await orderWithCoins(shop, ada, dress, { coins: PRICE });
    const { id, transaction_reference: reference } = body.data;
    expect([status, body.authorization_url]).toEqual([
      201,
      `http://localhost:3200/payment-success?reference=${reference}`,
    ]);
    const order = (await get(shop, `/orders/${id}`, ada)).data;
    expect(order).toMatchObject({ status: 'Paid', payment_gateway: 'NKM Point', payment_gateway_fee: 0 });
    expect(order.amount).toBe(4_397.5);
    expect(order.payment_gateway_link).toBeNull();
    expect(await shop.stockOf(dress.id)).toBe(4);
    expect(await coinsOf(shop, ada)).toBe(5_000 - PRICE);
    expect(await movementsOf(shop, ada)).toEqual([`Debit ${PRICE} Order payment`, 'Credit 5000 Gift']);
    expect((await get(shop, `/payments/${reference}`, ada)).data).toMatchObject({
      status: 'confirmed',
      order_id: id,
      coins: PRICE,
    });
    const { coins, products } = await balanceOf(shop, id);
    expect([coins, products]).toEqual([439_750, -300_000]);
    const mails = await shop.messagesTo(ada.email);
    expect(mails.at(-1)?.text).toContain('Thank you for your payment of 4,398 NKM coins.');
    expect(mails.at(-1)?.text).toContain('\nRounded up to a whole coin: ₦0.50\nYou paid: 4,398 NKM coins\n');
    expect(order.amounts).toMatchObject({ total: PRICE, in_coins: true });
    const notices = (await get(shop, '/users/notifications', ada)).data as { description: string }[];
    expect(notices.map(({ description }) => description)).not.toContainEqual(expect.stringContaining('reserved for'));
    expect(await booksProblems()).toEqual([]);
  });

  it('are paid once for a repeated request', async () => {
    const dress = await shop.product({ price: 3_000 });
    const ada = await shopperWithCoins(shop, 10_000);
    const key = 'coins-twice';
    const [first, second] = [
      await orderWithCoins(shop, ada, dress, { key }),
      await orderWithCoins(shop, ada, dress, { key }),
    ];
    expect(second.body).toEqual(first.body);
    expect(await coinsOf(shop, ada)).toBe(10_000 - PRICE);
  });

  it('are refused in words when the coins are too few, and the cart is kept', async () => {
    const dress = await shop.product({ stock: 5, price: 3_000 });
    const ada = await shopperWithCoins(shop, PRICE - 1);
    await post(shop, '/cart', { product_id: dress.id, quantity: 1 }, ada);
    const text = 'This order costs 4,398 NKM coins and you have 4,397 NKM coins. Choose another way to pay.';
    const { status, body } = await orderWithCoins(shop, ada, dress);
    expect([status, body.message, body.errors]).toEqual([409, text, { payment_method: [text] }]);
    expect(await shop.stockOf(dress.id)).toBe(5);
    expect((await get(shop, '/cart', ada)).data).toHaveLength(1);
    expect((await get(shop, '/orders', ada)).data).toEqual([]);
    expect(await coinsOf(shop, ada)).toBe(PRICE - 1);
  });

  it('are refused when they cost another number of coins than the shopper saw', async () => {
    const dress = await shop.product({ stock: 5, price: 3_000 });
    const ada = await shopperWithCoins(shop, 9_000);
    const { status, body } = await orderWithCoins(shop, ada, dress, { coins: PRICE - 1 });
    expect([status, body.message]).toEqual([409, 'This order now costs 4,398 NKM coins.']);
    expect(await coinsOf(shop, ada)).toBe(9_000);
  });

  it('give coins back for cancelled products, and all of them for the whole order', async () => {
    const dress = await shop.product({ price: 1_000.5 });
    const belt = await shop.product({ price: 999.3 });
    const ada = await shopperWithCoins(shop, 5_000);
    const spent = await shopCoins(shop, 'spent');
    // 1,000.50 + 999.30 + 1,397.50 = 3,397.30
    const { body } = await placeOrder(shop, ada, [lineOf(dress), lineOf(belt)], { payment_method: 'nkm_point' });
    const { id } = body.data;
    expect(await coinsOf(shop, ada)).toBe(5_000 - 3_398);
    await cancelProduct(ada, id, dress);
    expect(await coinsOf(shop, ada)).toBe(5_000 - 3_398 + 1_001);
    await cancelProduct(ada, id, belt);
    expect(await coinsOf(shop, ada)).toBe(5_000);
    expect((await movementsOf(shop, ada)).slice(0, 3)).toEqual([
      'Credit 2397 Refund',
      'Credit 1001 Refund',
      'Debit 3398 Order payment',
    ]);
    expect(await shopCoins(shop, 'spent')).toBe(spent);
    expect(await shopCoins(shop, 'held')).toBe(0);
    expect((await balanceOf(shop, id)).coins).toBeUndefined();
    const { refunds } = (await get(shop, `/orders/${id}`, ada)).data;
    expect(refunds).toMatchObject([
      { coins: 1_001, amount: 1_000.5, refunded_at: expect.any(String) },
      { coins: 2_397, amount: 2_396.8 },
    ]);
    const mails = await shop.messagesTo(ada.email);
    const mail = mails.find(({ subject }) => subject === 'Refund of 1,001 NKM coins paid');
    expect(mail?.text).toContain('We refunded 1,001 NKM coins to your account');
    expect(await booksProblems()).toEqual([]);
  });

  it('give coins back for returned goods, and say so', async () => {
    const dress = await shop.product({ price: 3_000 });
    const ada = await shopperWithCoins(shop, 5_000);
    const { id } = (await orderWithCoins(shop, ada, dress)).body.data;
    const [vendor, courier, staff] = [
      await roleClient(shop, 'vendor', shop.vendorIds[0]),
      await roleClient(shop, 'courier'),
      await roleClient(shop, 'staff'),
    ];
    const invoiceId = (await get(shop, `/orders/${id}`, ada)).data.invoices[0].id;
    const { tracking_code: code } = (await vendor.post(`/vendor/invoices/${invoiceId}/pack`)).body.data;
    expect((await deliverPickup(shop, courier, { tracking_code: code })).status).toBe(200);
    const items = [{ product_id: dress.id, quantity: 1 }];
    const wanted = { invoice_id: invoiceId, reason: 'Damaged', comment: 'The seam is torn.', items };
    const { data: request } = (await post(shop, '/returns', wanted, ada)).body;
    const steps: [string, object][] = [
      ['approve', { seller_at_fault: true }],
      ['receive', { resellable: [dress.id] }],
      ['refund', {}],
    ];
    const promised = async () => (await get(shop, `/orders/${id}`, ada)).data.invoices[0].returns[0].expected_coins;
    const promises: unknown[] = [];
    for (const [name, body] of steps) {
      expect((await staff.post(`/staff/returns/${request.id}/${name}`, body)).status).toBe(200);
      promises.push(await promised());
    }
    expect(promises).toEqual([4_398, 4_398, undefined]);
    const approval = (await shop.messagesTo(ada.email)).find(({ subject }) => subject.endsWith(': Approved'));
    expect(approval?.text).toContain('When the items have arrived, we will refund about 4,398 NKM coins.');
    expect(await coinsOf(shop, ada)).toBe(5_000);
    const mails = (await shop.messagesTo(ada.email)).filter(({ text }) => text.includes('is complete'));
    expect(mails.map(({ subject }) => subject)).toEqual(['Refund of 4,398 NKM coins paid']);
    expect(mails[0]!.text).toContain('We refunded 4,398 NKM coins to your account');
    expect(mails[0]!.text).toContain('\nRounded to whole coins: ₦0.50\nRefund: 4,398 NKM coins\n');
  });

  async function cancelProduct(ada: Shopper, orderId: number, { id }: TestProduct) {
    const headers = await shop.signIn(ada);
    const staff = await roleClient(shop, 'staff');
    const answer = await post(shop, '/orders/cancel', { order_id: orderId, product_id: id }, { ...ada, headers });
    expect(answer.status).toBe(200);
    const [request] = (await staff.get('/staff/cancellations?perPage=100')).body.data;
    expect((await staff.post(`/staff/cancellations/${request.id}/approve`)).status).toBe(200);
  }
});

describe('coins as a disabled way to pay', () => {
  const shop = withShop('pglite', { modules: ['coins'] });

  it('are neither quoted nor taken', async () => {
    const dress = await shop.product({ price: 3_000 });
    const ada = await shopperWithCoins(shop, 9_000);
    expect((await fees(shop, [lineOf(dress)], ada)).coins).toBeUndefined();
    const { status, body } = await orderWithCoins(shop, ada, dress);
    expect([status, Object.keys(body.errors)]).toEqual([422, ['payment_method']]);
  });
});

/** On PostgreSQL, because the embedded database has one connection and hides every race. */
describe('coins spent at the same time on postgres', () => {
  const shop = withShop('postgres', { modules: ['coins'], env });

  it('pay one of ten orders that each need all of them', async () => {
    for (let round = 0; round < 10; round += 1) {
      const dress = await shop.product({ stock: 50, price: 3_000 });
      const ada = await shopperWithCoins(shop, 4_398);
      const orders = Array.from({ length: 10 }, () => orderWithCoins(shop, ada, dress));
      const statuses = (await Promise.all(orders)).map(({ status }) => status).sort();
      expect(statuses).toEqual([201, ...Array<number>(9).fill(409)]);
      expect([await coinsOf(shop, ada), await shop.stockOf(dress.id)]).toEqual([0, 49]);
    }
    expect(await shopCoins(shop, 'held')).toBe(0);
  });
});
