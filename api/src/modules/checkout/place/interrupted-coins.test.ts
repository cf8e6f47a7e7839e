import { databases } from '../../../../test/test-databases';
import { coinsOf, movementsOf, shopCoins, shopperWithCoins } from '../../../../test/shop/coins';
import { get, post } from '../../../../test/shop/deliveries';
import { lineOf, placeOrder as placeByRequest } from '../../../../test/shop/orders';
import type { TestProduct } from '../../../../test/shop/products';
import { withShop, type Shopper, type TestShop } from '../../../../test/shop/with-shop';
import { placeOrder } from './place-order';

const env = { PAYMENT_METHODS: 'card,nkm_point' };
const MODULES = ['coins', 'notifications'];
const HOUR = 3_600;
const PRICE = 4_398;
let keys = 0;

/** An order that holds its coins but is not paid: the API stopped between the two. */
async function interrupted(shop: TestShop, { stock = 5, coins = 5_000 } = {}) {
  const dress = await shop.product({ stock, price: 3_000 });
  const ada = await shopperWithCoins(shop, coins);
  keys += 1;
  const key = `interrupted-coins-${keys}`;
  const body = {
    products: [lineOf(dress)],
    platform: 'Web',
    delivery_type: 'Pickup' as const,
    delivery_city_id: shop.stationId,
    payment_method: 'nkm_point',
  };
  const placed = await placeOrder(shop.db, body, {
    userId: ada.id,
    key,
    callbackUrl: null,
    sliceVersions: null,
    rules: shop.app.config,
    admit: () => undefined,
    confirm: async () => undefined,
    now: shop.app.clock(),
  });
  if (placed.kind !== 'placed') throw new Error(placed.refusal.message);
  const again = () => placeByRequest(shop, ada, [lineOf(dress)], { key, payment_method: 'nkm_point' });
  return { ada, dress, id: placed.orderId, again };
}

describe.each(databases)('an interrupted payment with coins on %s', (database) => {
  const shop = withShop(database, { modules: MODULES, env });

  const statusOf = async ({ ada, id }: { ada: Shopper; id: number }) => {
    const { status } = (await get(shop, `/orders/${id}`, { ...ada, headers: await shop.signIn(ada) })).data;
    return status as string;
  };
  const stateOf = async (open: { ada: Shopper; id: number; dress: TestProduct }) => [
    await statusOf(open),
    await coinsOf(shop, { ...open.ada, headers: await shop.signIn(open.ada) }),
    await shop.stockOf(open.dress.id),
  ];

  it('is finished by the same request', async () => {
    const open = await interrupted(shop);
    expect(await stateOf(open)).toEqual(['Uncompleted', 5_000 - PRICE, 4]);
    expect((await open.again()).status).toBe(201);
    expect(await stateOf(open)).toEqual(['Paid', 5_000 - PRICE, 4]);
  });

  it('gives the coins back when the shopper cancels, and refuses the same request afterwards', async () => {
    const open = await interrupted(shop);
    const cancel = () => post(shop, '/orders/cancel', { order_id: open.id }, open.ada);
    expect([(await cancel()).status, (await cancel()).status]).toEqual([200, 200]);
    expect(await stateOf(open)).toEqual(['Cancelled', 5_000, 5]);
    expect(await movementsOf(shop, open.ada)).toEqual([
      `Credit ${PRICE} Order payment`,
      `Debit ${PRICE} Order payment`,
      'Credit 5000 Gift',
    ]);
    expect((await open.again()).status).toBe(409);
    expect(await coinsOf(shop, open.ada)).toBe(5_000);
  });

  it('gives the coins back after 24 hours', async () => {
    const open = await interrupted(shop);
    shop.advance(24 * HOUR);
    await shop.app.jobs.runNow('cancel unpaid orders');
    expect(await stateOf(open)).toEqual(['Cancelled', 5_000, 5]);
  });

  it('takes the stock again when its hold has ended, by the link of the order', async () => {
    const open = await interrupted(shop);
    shop.advance(HOUR);
    await shop.app.jobs.runNow('release expired orders');
    expect(await stateOf(open)).toEqual(['Uncompleted', 5_000 - PRICE, 5]);
    const { payment_gateway_link: link } = (await get(shop, `/orders/${open.id}`, open.ada)).data;
    const path = new URL(link).pathname.replace(/^\/api/, '');
    expect((await shop.inject({ url: path })).headers.location).toBe('http://localhost:3200/my-orders');
    expect(await stateOf(open)).toEqual(['Paid', 5_000 - PRICE, 4]);
  });

  it('ends with its coins back when its products have sold out', async () => {
    const open = await interrupted(shop, { stock: 1 });
    shop.advance(HOUR);
    await shop.app.jobs.runNow('release expired orders');
    await shop.db.updateTable('products').set({ stock: 0 }).where('id', '=', open.dress.id).execute();
    const { status, body } = await placeAgain(open);
    expect([status, body.message]).toEqual([409, 'The products in this order are sold out.']);
    expect(await stateOf(open)).toEqual(['Cancelled', 5_000, 0]);
  });

  const placeAgain = async (open: Awaited<ReturnType<typeof interrupted>>) => {
    open.ada.headers = await shop.signIn(open.ada);
    return open.again();
  };
});

/** On PostgreSQL, because the embedded database has one connection and hides every race. */
describe('a cancellation and a payment with coins at the same time on postgres', () => {
  const shop = withShop('postgres', { modules: MODULES, env });

  it('one wins, and the coins are either spent or back', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 20; round += 1) {
      const open = await interrupted(shop);
      const cancel = () => post(shop, '/orders/cancel', { order_id: open.id }, open.ada);
      const both = round % 2 === 0 ? [cancel(), open.again()] : [open.again(), cancel()];
      const statuses = (await Promise.all(both)).map(({ status }) => status);
      const [cancelled, paid] = round % 2 === 0 ? statuses : statuses.reverse();
      const order = (await get(shop, `/orders/${open.id}`, open.ada)).data;
      const state = [order.status, await coinsOf(shop, open.ada), await shop.stockOf(open.dress.id), cancelled, paid];
      outcomes.add(order.status);
      expect([
        ['Paid', 5_000 - PRICE, 4, 409, 201],
        ['Cancelled', 5_000, 5, 200, 409],
      ]).toContainEqual(state);
    }
    expect(await shopCoins(shop, 'held')).toBe(0);
    expect(outcomes.size).toBeGreaterThan(0);
  });
});
