import fc from 'fast-check';
import { paymentCodes } from '@nkm/contracts/payment-methods';
import { coinsOf, shopperWithCoins } from '../../../../test/shop/coins';
import { get } from '../../../../test/shop/deliveries';
import { lineOf, placeOrder } from '../../../../test/shop/orders';
import { changePayment, offers } from '../../../../test/shop/other-payment';
import type { TestProduct } from '../../../../test/shop/products';
import { databases } from '../../../../test/test-databases';
import { withShop } from '../../../../test/shop/with-shop';

const ORDERS = process.env.AUDIT ? 300 : 12;
const COINS = 1_000_000;
const WAYS = paymentCodes();
const PARTS = ['products', 'coupon', 'delivery', 'gas', 'tax', 'gateway'] as const;

/** Each order with any changes of its way to pay keeps the sums of all shares exact, to the kobo. */
describe.each(databases)('random orders that change their way to pay on %s', (database) => {
  const shop = withShop(database, {
    modules: ['coins', 'notifications'],
    env: { PAYMENT_METHODS: WAYS.join(','), RATE_LIMIT_SCALE: '100', CASH_OPEN_ORDERS: '1000' },
  });

  const cart = fc.array(
    fc.record({
      // Quarters of a naira are exact numbers.
      price: fc.integer({ min: 1, max: 36_000 }).map((quarters) => quarters / 4),
      quantity: fc.integer({ min: 1, max: 5 }),
      vendor: fc.constantFrom(0 as const, 1 as const),
    }),
    { minLength: 1, maxLength: 5 },
  );
  const changes = fc.array(fc.constantFrom(...WAYS), { minLength: 1, maxLength: 4 });

  async function play(lines: { price: number; quantity: number; vendor: 0 | 1 }[], ways: readonly string[]) {
    const ada = await shopperWithCoins(shop, COINS);
    const products: TestProduct[] = [];
    for (const { price, vendor } of lines) products.push(await shop.product({ price, stock: 5, vendor }));
    const { status, body } = await placeOrder(
      shop,
      ada,
      products.map((product, index) => lineOf(product, lines[index]!.quantity)),
    );
    expect(status).toBe(201);
    const open = { ada, id: body.data.id as number, reference: body.data.transaction_reference as string };
    const first = await sums(open.id);
    for (const way of ways) {
      shop.advance(5);
      const offered = await offers(shop, open);
      if (offered.status !== 200) break;
      const offer = offered.body.data.payment_methods.find(({ code }: { code: string }) => code === way);
      if (!offer.enabled) continue;
      expect((await changePayment(shop, open, way, offer.total)).status).toBe(200);
      const now = await sums(open.id);
      expect({ ...now, gateway: 0, shares: null }).toEqual({ ...first, gateway: 0, shares: null });
      if (way === 'card') expect(now).toEqual(first);
      const order = (await get(shop, `/orders/${open.id}`, ada)).data;
      expect([order.amount, order.amounts.total]).toEqual([offer.total, offer.coins ?? offer.total]);
      expect(await coinsOf(shop, ada)).toBe(COINS - (way === 'nkm_point' ? offer.coins : 0));
    }
  }

  /** The shares of the lines, by part; those of the order are equal. In kobo. */
  async function sums(orderId: number): Promise<Record<(typeof PARTS)[number], number> & { shares: unknown }> {
    const order = await shop.db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
    const lines = await shop.db
      .selectFrom('invoice_lines')
      .innerJoin('invoices', 'invoices.id', 'invoice_lines.invoice_id')
      .selectAll('invoice_lines')
      .where('order_id', '=', orderId)
      .orderBy('invoice_lines.id')
      .execute();
    const add = (of: (line: (typeof lines)[number]) => number) => lines.reduce((sum, line) => sum + of(line), 0);
    const found = {
      products: add(({ unit_kobo, quantity }) => unit_kobo * quantity),
      coupon: add(({ coupon_share_kobo: share }) => share),
      delivery: add(({ delivery_share_kobo: share }) => share),
      gas: add(({ gas_share_kobo: share }) => share),
      tax: add(({ tax_share_kobo: share }) => share),
      gateway: add(({ gateway_share_kobo: share }) => share),
    };
    expect(PARTS.map((part) => found[part])).toEqual(PARTS.map((part) => order[`${part}_kobo`]));
    const total = found.products - found.coupon + found.delivery + found.gas + found.tax + found.gateway;
    expect(order.amount_kobo).toBe(total);
    const { gateway, ...others } = found;
    return { ...others, gateway, shares: order.payment_method === 'card' ? lines.map(shareOf) : null };
  }
  const shareOf = ({ gateway_share_kobo }: { gateway_share_kobo: number }) => gateway_share_kobo;

  it('keep exact sums, and return to the first shares with the first way', async () => {
    await fc.assert(fc.asyncProperty(cart, changes, play), { numRuns: ORDERS, endOnFailure: true });
  }, 120_000);
});
