import { coinsOf, shopCoins, shopperWithCoins } from '../../../../test/shop/coins';
import { get, post } from '../../../../test/shop/deliveries';
import { lineOf, payOnPage, placeOrder } from '../../../../test/shop/orders';
import { changePayment, orderHoldingCoins } from '../../../../test/shop/other-payment';
import { sendWebhook, SUCCESS } from '../../../../test/shop/payments';
import { onQuickClock } from '../../../../test/shop/quick-clock';
import { withShop } from '../../../../test/shop/with-shop';

const env = { PAYMENT_METHODS: 'card,bank_transfer,nkm_point,cash_on_delivery' };
const modules = ['coins', 'notifications'];
const PRICE = 4_397.5;
const WITH_FEE = 4_563.46;
const COINS = 5_000;
const ROUNDS = process.env.AUDIT ? 60 : 6;
const MINUTES = 60;

/** On PostgreSQL, because the embedded database has one connection and hides every race. */
describe('a change of the way to pay at the same time on postgres', () => {
  const shop = withShop('postgres', { modules, env });

  let keys = 0;
  async function order() {
    keys += 1;
    const ada = await shopperWithCoins(shop, COINS);
    const dress = await shop.product({ stock: 5, price: 3_000 });
    const { body } = await placeOrder(shop, ada, [lineOf(dress)], { key: `way-race-${keys}` });
    const { id, transaction_reference: reference, authorization_url: page } = body.data;
    shop.advance(5);
    return { ada, dress, id, reference, payment: `${reference}-1`, page };
  }
  type Open = Awaited<ReturnType<typeof order>>;
  const change = (open: Open, method: string, total: number) => changePayment(shop, open, method, total);
  const read = async ({ ada, id }: Open) =>
    (await get(shop, `/orders/${id}`, { ...ada, headers: await shop.signIn(ada) })).data;
  const coins = async ({ ada }: Open) => coinsOf(shop, { ...ada, headers: await shop.signIn(ada) });
  const held = async (open: Open) => 5 - (await shop.stockOf(open.dress.id));

  /** One payment pays the order, and each other one that arrived goes back. */
  async function checkMoney(open: Open) {
    const { data } = await (await fetch(`${shop.sandbox.url}/sandbox/transactions`)).json();
    const taken = (data as { reference: string; status: string }[]).filter(
      ({ reference, status }) => reference.startsWith(`${open.reference}-`) && status === 'success',
    ).length;
    const { status, payment_method, refunds } = await read(open);
    const byProvider = status === 'Paid' && payment_method !== 'nkm_point' ? 1 : 0;
    expect(taken).toBe(refunds.length + byProvider);
    return { status, payment_method };
  }

  /** Orders whose races run at the same time. */
  async function race<T>(make: () => Promise<T>, run: (open: T, round: number) => Promise<unknown>): Promise<T[]> {
    const opens: T[] = [];
    for (let round = 0; round < ROUNDS; round += 1) opens.push(await make());
    await onQuickClock(shop, () => Promise.all(opens.map(run)));
    return opens;
  }
  /** Half of the rounds start the second request first. */
  const both = (round: number, first: () => Promise<unknown>, second: () => Promise<unknown>) =>
    Promise.all(round % 2 ? [first(), second()] : [second(), first()]);

  it('and a webhook: the order is confirmed in cash or paid by card, and no money is lost', async () => {
    const opens = await race(order, async (open, round) => {
      await payOnPage(open.page, SUCCESS);
      await both(
        round,
        () => change(open, 'cash_on_delivery', PRICE),
        () => sendWebhook(shop, open.payment),
      );
      await sendWebhook(shop, open.payment);
    });
    for (const open of opens) {
      const { status } = await checkMoney(open);
      expect(['Confirmed', 'Paid']).toContain(status);
      expect(await held(open)).toBe(1);
    }
  });

  it('and a payment on the page of the earlier way: one of them counts', async () => {
    const opens = await race(order, async (open) =>
      Promise.all([
        change(open, 'nkm_point', PRICE),
        payOnPage(open.page, SUCCESS).then(() => sendWebhook(shop, open.payment)),
      ]),
    );
    for (const open of opens) {
      const { status, payment_method } = await checkMoney(open);
      expect(status).toBe('Paid');
      expect(await coins(open)).toBe(payment_method === 'nkm_point' ? COINS - 4_398 : COINS);
    }
    expect(await shopCoins(shop, 'held')).toBe(0);
  });

  it('and another change: one way wins, and the other request says why it did not', async () => {
    const opens = await race(order, async (open) => {
      const answers = await Promise.all([
        change(open, 'cash_on_delivery', PRICE),
        change(open, 'nkm_point', PRICE),
        change(open, 'cash_on_delivery', PRICE),
        change(open, 'bank_transfer', WITH_FEE),
      ]);
      for (const { status } of answers) expect([200, 409]).toContain(status);
    });
    for (const open of opens) {
      const { status, payment_method } = await checkMoney(open);
      const isInCoins = payment_method === 'nkm_point';
      expect(status).toBe(isInCoins ? 'Paid' : payment_method === 'cash_on_delivery' ? 'Confirmed' : 'Uncompleted');
      expect(await coins(open)).toBe(isInCoins ? COINS - 4_398 : COINS);
      expect(await held(open)).toBe(1);
    }
    expect(await shopCoins(shop, 'held')).toBe(0);
  });

  it('and a cancellation: the order is cancelled, or has its new way', async () => {
    const opens = await race(order, (open, round) =>
      both(
        round,
        () => post(shop, '/orders/cancel', { order_id: open.id }, open.ada),
        () => change(open, 'nkm_point', PRICE),
      ),
    );
    for (const open of opens) {
      const { status } = await checkMoney(open);
      expect([status, await coins(open), await held(open)]).toEqual(
        status === 'Paid' ? ['Paid', COINS - 4_398, 1] : ['Cancelled', COINS, 0],
      );
    }
    expect(await shopCoins(shop, 'held')).toBe(0);
  });

  it('and the end of the hold: the stock is taken once', async () => {
    const opens = await race(order, async () => undefined);
    shop.advance(31 * MINUTES);
    await onQuickClock(shop, () =>
      Promise.all([
        shop.app.jobs.runNow('release expired orders'),
        ...opens.map((open) => change(open, 'cash_on_delivery', PRICE)),
        shop.app.jobs.runNow('recheck payments'),
      ]),
    );
    for (const open of opens) {
      const { status } = await checkMoney(open);
      expect([status, await held(open)]).toEqual(['Confirmed', 1]);
    }
  });

  it('and a payment with the coins that it gives back: they are spent or back', async () => {
    const opens = await race(
      () => orderHoldingCoins(shop, { coins: COINS }),
      (open, round) => both(round, () => changePayment(shop, open, 'card', WITH_FEE), open.again),
    );
    for (const open of opens) {
      const { status, payment_method } = (await get(shop, `/orders/${open.id}`, open.ada)).data;
      const paid = ['Paid', 'nkm_point', COINS - 4_398];
      const toPay = ['Uncompleted', 'card', COINS];
      expect([paid, toPay]).toContainEqual([status, payment_method, await coinsOf(shop, open.ada)]);
    }
    expect(await shopCoins(shop, 'held')).toBe(0);
  });
});
