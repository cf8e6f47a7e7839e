import { collectorOf, methodsOf, paymentCodes, type PaymentMethodCode as Method } from '@nkm/contracts/payment-methods';
import { shopperWithCoins, coinsOf } from '../../../test/shop/coins';
import { get } from '../../../test/shop/deliveries';
import { lineOf, payOnPage, placeOrder } from '../../../test/shop/orders';
import { sendWebhook, SUCCESS } from '../../../test/shop/payments';
import type { TestProduct } from '../../../test/shop/products';
import { databases } from '../../../test/test-databases';
import { type Shopper, withShop } from '../../../test/shop/with-shop';
import { NO_FAULTS } from '../../sandbox/paystack/faults';

/** An order with the page to which its shopper was sent. */
interface Made {
  ada: Shopper;
  dress: TestProduct;
  id: number;
  reference: string;
  page: string;
  /** Sends the same request again. */
  again(): ReturnType<typeof placeOrder>;
}

const STOCK = 5;
const COINS = 20_000;
// Long enough for a busy machine.
const PROVIDER_MS = 2_000;
const PROVIDERS = methodsOf('provider');
const AT_ONCE = paymentCodes().filter((code) => !PROVIDERS.includes(code));
const ALL = [...PROVIDERS, ...AT_ONCE];
/** The status of an order once its payment is certain. */
const certain = (method: Method) => (collectorOf(method) === 'courier' ? 'Confirmed' : 'Paid');

/**
 * Each way to pay with each interruption: one order, at most one charge, the stock of one order, and the state that
 * cart and checkout put into words.
 */
describe.each(databases)('the matrix of payments on %s', (database) => {
  const shop = withShop(database, {
    providerTimeoutMs: PROVIDER_MS,
    modules: ['coins', 'notifications'],
    env: { PAYMENT_METHODS: ALL.join(',') },
  });
  afterEach(() => shop.sandbox.faults(NO_FAULTS));

  let keys = 0;

  async function order(method: Method): Promise<Made> {
    keys += 1;
    const key = `matrix-${database}-${keys}`;
    const ada = await shopperWithCoins(shop, COINS);
    const dress = await shop.product({ stock: STOCK, price: 3_000 });
    const again = () => placeOrder(shop, ada, [lineOf(dress)], { payment_method: method, key });
    const { body } = await again();
    const { id, transaction_reference: reference, authorization_url: page } = body.data;
    return { ada, dress, id, reference, page, again };
  }

  /** Pays on the provider's page, and leaves without coming back to the shop. */
  const payAt = (page: string, method: Method): Promise<unknown> =>
    method === 'card'
      ? payOnPage(page, SUCCESS)
      : fetch(page, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ money: 'now' }) });
  const recheck = () => shop.app.jobs.runNow('recheck payments');
  const link = async ({ id, ada }: Made): Promise<string | null> =>
    (await get(shop, `/orders/${id}`, ada)).data.payment_gateway_link;
  const stateOf = async ({ ada, id }: Made): Promise<string | undefined> =>
    ((await get(shop, '/payments', ada)).data as { order_id: number; state: string }[]).find(
      ({ order_id }) => order_id === id,
    )?.state;

  /** Checks an order in every respect that money depends on. */
  async function ends(made: Made, method: Method, status: string, state: string) {
    const orders = (await get(shop, '/orders', made.ada)).data as { id: number; status: string }[];
    expect(orders.map(({ id, status }) => ({ id, status }))).toEqual([{ id: made.id, status }]);
    expect(await stateOf(made)).toBe(state);
    const isCertain = status === certain(method);
    const charges = await shop.db
      .selectFrom('payment_attempts')
      .select('id')
      .where('order_id', '=', made.id)
      .where('status', '=', 'succeeded')
      .execute();
    expect(charges).toHaveLength(status === 'Paid' ? 1 : 0);
    const refunds = await shop.db.selectFrom('refunds').select('id').where('order_id', '=', made.id).execute();
    expect(refunds).toEqual([]);
    if (isCertain) {
      expect(await shop.stockOf(made.dress.id)).toBe(STOCK - 1);
      expect(await link(made)).toBeNull();
    }
    const spent = COINS - (await coinsOf(shop, made.ada));
    expect(spent > 0).toBe(method === 'nkm_point');
  }

  it.each(ALL)('%s: a success is one order and one charge', async (method) => {
    const made = await order(method);
    if (PROVIDERS.includes(method)) {
      await payAt(made.page, method);
      expect(await sendWebhook(shop, `${made.reference}-1`)).toBe(200);
    }
    await ends(made, method, certain(method), 'confirmed');
  });

  it.each(ALL)('%s: a request, its payment and its events that arrive twice change nothing', async (method) => {
    const made = await order(method);
    const repeated = await Promise.all([made.again(), made.again()]);
    expect(repeated.map(({ body }) => body.data.id)).toEqual([made.id, made.id]);
    if (PROVIDERS.includes(method)) {
      await payAt(made.page, method);
      await payAt(made.page, method);
      const events = [1, 2, 3].map(() => sendWebhook(shop, `${made.reference}-1`));
      expect(await Promise.all(events)).toEqual([200, 200, 200]);
    }
    expect((await made.again()).body.data.id).toBe(made.id);
    await ends(made, method, certain(method), 'confirmed');
  });

  it.each(ALL)('%s: a tab that is closed at the last page does not lose the order', async (method) => {
    const made = await order(method);
    if (AT_ONCE.includes(method)) return ends(made, method, certain(method), 'confirmed');
    await payAt(made.page, method);
    await ends(made, method, 'Uncompleted', 'pending');
    shop.advance(60);
    await recheck();
    return ends(made, method, 'Paid', 'confirmed');
  });

  it.each(PROVIDERS)('%s: a tab that is closed before the payment leaves an order to pay', async (method) => {
    const made = await order(method);
    shop.advance(60);
    await recheck();
    expect(await stateOf(made)).toBe('unpaid');
    const { body } = await made.again();
    await payAt(body.data.authorization_url, method);
    await sendWebhook(shop, `${made.reference}-1`);
    await ends(made, method, 'Paid', 'confirmed');
  });

  it.each(ALL)('%s: a provider that does not answer makes one order at most, and no charge', async (method) => {
    shop.sandbox.faults({ initialize: 'lost' });
    const made = await order(method);
    shop.sandbox.faults(NO_FAULTS);
    if (AT_ONCE.includes(method)) return ends(made, method, certain(method), 'confirmed');
    await ends(made, method, 'Uncompleted', 'failed');
    shop.advance(60);
    const { body } = await made.again();
    expect(body.data.id).toBe(made.id);
    await payAt(body.data.authorization_url, method);
    shop.advance(60);
    await recheck();
    return ends(made, method, 'Paid', 'confirmed');
  });

  it.each(PROVIDERS)('%s: money that arrives after the time to pay still pays the order', async (method) => {
    const made = await order(method);
    shop.advance(2 * 3_600);
    await shop.app.jobs.runNow('release expired orders');
    expect(await shop.stockOf(made.dress.id)).toBe(STOCK);
    made.ada.headers = await shop.signIn(made.ada);
    await payAt(made.page, method);
    expect(await sendWebhook(shop, `${made.reference}-1`)).toBe(200);
    await ends(made, method, 'Paid', 'confirmed');
  });

  it('card: a decline leaves one order to pay, and the next card pays it', async () => {
    const made = await order('card');
    await payOnPage(made.page, /^Declined/);
    shop.advance(60);
    await recheck();
    await ends(made, 'card', 'Uncompleted', 'failed');
    await payAt(made.page, 'card');
    await sendWebhook(shop, `${made.reference}-1`);
    await ends(made, 'card', 'Paid', 'confirmed');
  });

  it('nkm_point and cash_on_delivery: a refusal makes no order and keeps the cart', async () => {
    const poor = await shop.shopper();
    const dress = await shop.product({ stock: STOCK, price: 3_000 });
    const dear = await shop.product({ stock: STOCK, price: 150_000 });
    for (const [method, product] of [
      ['nkm_point', dress],
      ['cash_on_delivery', dear],
    ] as const) {
      await shop.inject({
        method: 'POST',
        url: '/cart',
        headers: poor.headers,
        payload: { product_id: product.id },
      });
      const { status } = await placeOrder(shop, poor, [lineOf(product)], { payment_method: method });
      expect({ method, status }).toEqual({ method, status: 409 });
      expect(await shop.stockOf(product.id)).toBe(STOCK);
    }
    expect((await get(shop, '/orders', poor)).data).toEqual([]);
    expect((await get(shop, '/cart', poor)).data).toHaveLength(2);
  });
});
