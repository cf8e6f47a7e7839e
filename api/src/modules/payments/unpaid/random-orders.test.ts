import fc from 'fast-check';
import { post } from '../../../../test/shop/deliveries';
import { lineOf, payOnPage, placeOrder } from '../../../../test/shop/orders';
import { changePayment, offers } from '../../../../test/shop/other-payment';
import { withShop, type Shopper } from '../../../../test/shop/with-shop';
import type { TestProduct } from '../../../../test/shop/products';
import { sendWebhook, SUCCESS } from '../../../../test/shop/payments';
import { onQuickClock } from '../../../../test/shop/quick-clock';

const STOCK = 6;
const MINUTE = 60;
const HISTORIES = process.env.AUDIT ? 100 : 8;
/** A change asks the provider in turn, which takes seconds. */
const OTHER_WAYS = process.env.AUDIT ? (['change', 'payer'] as const) : [];
const WAYS = ['card', 'bank_transfer', 'cash_on_delivery'] as const;

/** An order of one shopper and its opened payment pages. */
interface Made {
  id: number;
  reference: string;
  key: string;
  owner: Shopper;
  quantity: number;
  pages: Map<string, string>;
}

/**
 * With concurrent shoppers, provider and jobs, no unit is sold twice or lost, and no order is paid twice. Money that
 * no order accepted is marked for refund. On PostgreSQL, because the embedded database hides races.
 */
describe('random histories of unpaid orders on postgres', () => {
  const shop = withShop('postgres', {
    env: { PAYMENT_METHODS: WAYS.join(','), CASH_OPEN_ORDERS: '1000', RATE_LIMIT_SCALE: '100' },
  });
  const jobs = ['release expired orders', 'cancel unpaid orders', 'recheck payments'] as const;

  const step = fc.oneof(
    fc.record({ kind: fc.constant('order' as const), who: fc.nat(1), quantity: fc.integer({ min: 1, max: 3 }) }),
    fc.record({
      kind: fc.constantFrom('pay' as const, 'retry' as const, 'cancel' as const, 'webhook' as const, ...OTHER_WAYS),
      pick: fc.nat(9),
    }),
    fc.record({ kind: fc.constant('job' as const), name: fc.constantFrom(...jobs) }),
  );
  type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
  /** The steps of a round run at the same time; then some minutes pass. */
  const history = fc.array(
    fc.record({ steps: fc.array(step, { minLength: 1, maxLength: 5 }), minutes: fc.constantFrom(0, 1, 11, 31, 800) }),
    { minLength: 3, maxLength: 8 },
  );

  async function play(rounds: { steps: Step[]; minutes: number }[]) {
    const dress = await shop.product({ stock: STOCK, price: 2_000 });
    const shoppers = [await shop.shopper(), await shop.shopper()];
    const made: Made[] = [];
    for (const { steps, minutes } of rounds) {
      await onQuickClock(shop, () => Promise.all(steps.map((one) => perform(one, { dress, shoppers, made }))));
      await checkStock(dress);
      shop.advance(minutes * MINUTE);
      // Sessions last a day.
      for (const shopper of shoppers) shopper.headers = await shop.signIn(shopper);
    }
    for (const order of made) for (const reference of order.pages.keys()) await sendWebhook(shop, reference);
    await checkStock(dress);
    await checkMoney(made);
  }

  async function perform(
    one: Step,
    { dress, shoppers, made }: { dress: TestProduct; shoppers: Shopper[]; made: Made[] },
  ) {
    if (one.kind === 'order') {
      const owner = shoppers[one.who]!;
      const key = `random-order-${Math.random()}`;
      const { status, body } = await placeOrder(shop, owner, [lineOf(dress, one.quantity)], { key });
      expect([201, 409]).toContain(status);
      if (status !== 201) return;
      const { id, transaction_reference: reference } = body.data;
      made.push({ id, reference, key, owner, quantity: one.quantity, pages: new Map() });
      return keepPages(made.at(-1)!);
    }
    if (one.kind === 'job') return shop.app.jobs.runNow(one.name);
    const order = made.at(one.pick % Math.max(1, made.length));
    if (!order) return;
    const [reference, page] = [...order.pages].at(-1) ?? [];
    if (one.kind === 'pay' && page) await payOnPage(page, SUCCESS);
    if (one.kind === 'webhook' && reference) await sendWebhook(shop, reference);
    if (one.kind === 'cancel') {
      const { headers } = order.owner;
      const payload = { order_id: order.id, to_cart: true };
      const { statusCode } = await shop.inject({ method: 'POST', url: '/orders/cancel', headers, payload });
      expect([200, 409]).toContain(statusCode);
    }
    if (one.kind === 'change') {
      const { body } = await offers(shop, { ...order, ada: order.owner });
      const offered: { code: string; total: number }[] = body.data?.payment_methods ?? [];
      const way = offered.find(({ code }) => code === WAYS[one.pick % WAYS.length]);
      if (!way) return;
      const { status } = await changePayment(shop, { ...order, ada: order.owner }, way.code, way.total);
      expect([200, 409]).toContain(status);
      await keepPages(order);
    }
    if (one.kind === 'payer') {
      const link = await post(shop, `/orders/${order.reference}/payer-links`, {}, order.owner);
      if (link.status !== 201) return;
      const token = new URL(link.body.data.url).hash.slice(1);
      const { status } = await post(shop, '/payer-links/pay', { token, email: `payer-${one.pick}@example.com` });
      expect([200, 409]).toContain(status);
      await keepPages(order);
    }
    if (one.kind === 'retry') {
      const { status } = await placeOrder(shop, order.owner, [lineOf(dress, order.quantity)], { key: order.key });
      expect([201, 409]).toContain(status);
      await keepPages(order);
    }
  }

  async function keepPages(order: Made) {
    const attempts = await shop.db
      .selectFrom('payment_attempts')
      .select(['reference', 'authorization_url'])
      .where('order_id', '=', order.id)
      .orderBy('attempt')
      .execute();
    for (const { reference, authorization_url: page } of attempts) if (page) order.pages.set(reference, page);
  }

  async function checkStock(dress: TestProduct) {
    const lines = await shop.db
      .selectFrom('invoice_lines')
      .innerJoin('invoices', 'invoices.id', 'invoice_lines.invoice_id')
      .innerJoin('orders', 'orders.id', 'invoices.order_id')
      .select(['orders.user_id', 'orders.status', 'orders.stock_held', 'invoice_lines.quantity'])
      .where('invoice_lines.product_id', '=', dress.id)
      .execute();
    const held = lines.filter(({ stock_held }) => stock_held);
    expect(held.reduce((sum, { quantity }) => sum + quantity, 0) + (await shop.stockOf(dress.id))).toBe(STOCK);
    for (const userId of new Set(lines.map(({ user_id }) => user_id))) {
      const unpaid = held.filter(({ user_id, status }) => user_id === userId && status === 'Uncompleted');
      expect(unpaid.length).toBeLessThanOrEqual(3);
    }
  }

  /** The provider’s total equals the totals of orders and refunds. */
  async function checkMoney(made: Made[]) {
    const { data } = await (await fetch(`${shop.sandbox.url}/sandbox/transactions`)).json();
    for (const order of made) {
      const taken = (data as { reference: string; status: string }[]).filter(
        ({ reference, status }) => reference.startsWith(`${order.reference}-`) && status === 'success',
      ).length;
      const row = await shop.db
        .selectFrom('orders')
        .select('status')
        .where('id', '=', order.id)
        .executeTakeFirstOrThrow();
      const refunds = await shop.db.selectFrom('refunds').select('id').where('order_id', '=', order.id).execute();
      expect(taken).toBe(refunds.length + (row.status === 'Paid' ? 1 : 0));
    }
  }

  it('conserve stock and money', async () => {
    await fc.assert(fc.asyncProperty(history, play), { numRuns: HISTORIES, endOnFailure: true });
  }, 120_000);
});
