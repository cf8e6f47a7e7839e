import type { PaymentOffer } from '@nkm/contracts';
import { coinsOf, movementsOf, shopCoins, shopperWithCoins } from '../../../../test/shop/coins';
import { cashParcel, collect } from '../../../../test/shop/cash';
import { get, post } from '../../../../test/shop/deliveries';
import { roleClient } from '../../../../test/shop/fulfilment';
import { balanceOf } from '../../../../test/shop/ledger';
import { lineOf, payOnPage, placeOrder } from '../../../../test/shop/orders';
import { changePayment, offers, orderHoldingCoins } from '../../../../test/shop/other-payment';
import { followLink, sendWebhook, SUCCESS } from '../../../../test/shop/payments';
import { databases } from '../../../../test/test-databases';
import { type Shopper, withShop } from '../../../../test/shop/with-shop';
import { NO_FAULTS } from '../../../sandbox/paystack/faults';

const MINUTES = 60;
const env = { PAYMENT_METHODS: 'card,bank_transfer,nkm_point,cash_on_delivery' };
const modules = ['cancellations', 'coins', 'fulfilment', 'ledger', 'notifications', 'returns', 'uploads'];

/** 3,000 + 1,200 delivery + 100 fuel + 97.50 VAT, without the fee of the provider. */
const PRICE = 4_397.5;
/** The same with 1.5 % + 100. */
const WITH_FEE = 4_563.46;

describe.each(databases)('another way to pay an unpaid order on %s', (database) => {
  const shop = withShop(database, { modules, env });
  afterEach(() => shop.sandbox.faults(NO_FAULTS));

  let keys = 0;
  async function order(payment_method: string, { coins = 0, quantity = 1, stock = 5 } = {}) {
    keys += 1;
    const ada = await shopperWithCoins(shop, coins);
    const dress = await shop.product({ stock, price: 3_000 });
    const key = `other-payment-${database}-${keys}`;
    const { body } = await placeOrder(shop, ada, [lineOf(dress, quantity)], { payment_method, key });
    const { id, transaction_reference: reference, authorization_url: page } = body.data;
    const again = () => placeOrder(shop, ada, [lineOf(dress, quantity)], { payment_method, key });
    return { ada, dress, id, reference, payment: `${reference}-1`, page, key, again };
  }
  const read = async ({ ada, id }: { ada: Shopper; id: number }) => (await get(shop, `/orders/${id}`, ada)).data;
  const change = (open: { ada: Shopper; reference: string }, method: string, total: number) => {
    shop.advance(5);
    return changePayment(shop, open, method, total);
  };
  const booksProblems = async () => {
    shop.advance(24 * 3_600);
    await shop.app.jobs.runNow('check the books');
    const staff = await roleClient(shop, 'staff');
    return (await staff.get('/staff/ledger')).body.data.problems;
  };

  it('lists each way with its total, and the reason at those that do not fit', async () => {
    const open = await order('card', { coins: 20 });
    const { status, body } = await offers(shop, open);
    expect(status).toBe(200);
    const { reference: transaction_reference } = open;
    expect(body.data).toMatchObject({ payment_method: 'card', amount: WITH_FEE, transaction_reference });
    expect(body.data.payment_methods).toEqual([
      { code: 'card', title: 'Card / Paystack', enabled: true, reason: null, total: WITH_FEE },
      { code: 'bank_transfer', title: 'Bank Transfer', enabled: true, reason: null, total: WITH_FEE },
      {
        code: 'nkm_point',
        title: 'NKM Point',
        enabled: false,
        reason: 'This order costs 4,398 NKM coins and you have 20 NKM coins. Choose another way to pay.',
        total: PRICE,
        coins: 4_398,
      },
      { code: 'cash_on_delivery', title: 'Cash on Delivery', enabled: true, reason: null, total: PRICE },
    ]);
  });

  it('confirms the order at once in cash, without the fee of the provider, and nothing else changes', async () => {
    const open = await order('card');
    const before = await read(open);
    const { status, body } = await change(open, 'cash_on_delivery', PRICE);
    expect([status, body.authorization_url]).toEqual([
      200,
      `http://localhost:3200/payment-success?reference=${open.reference}`,
    ]);
    const after = await read(open);
    expect(after).toMatchObject({
      status: 'Confirmed',
      payment_method: 'cash_on_delivery',
      payment_gateway: 'Cash on Delivery',
      payment_gateway_fee: 0,
      amount: PRICE,
      pay_on_delivery: PRICE,
    });
    for (const name of ['delivery_fee', 'gas_fee', 'tax', 'coupon_discount', 'address', 'timestamp'])
      expect(after[name]).toEqual(before[name]);
    expect(await shop.stockOf(open.dress.id)).toBe(4);
    expect((await shop.messagesTo(open.ada.email)).at(-1)?.text).toContain(`${open.reference} is confirmed`);
  });

  it('collects the cash of an order that was to be paid by card before', async () => {
    const { ada, id, reference } = await order('card');
    await change({ ada, reference }, 'cash_on_delivery', PRICE);
    const parcel = await cashParcel(shop, { ada, id, at: 0 });
    expect((await collect(shop, parcel)).status).toBe(200);
    expect((await read({ ada, id })).status).toBe('Delivered');
    const { cash, gateway } = await balanceOf(shop, id);
    expect([cash, gateway]).toEqual([439_750, undefined]);
    expect(await booksProblems()).toEqual([]);
  });

  it('pays the order with coins at once', async () => {
    const open = await order('card', { coins: 5_000 });
    const { status, body } = await change(open, 'nkm_point', PRICE);
    expect([status, body.authorization_url]).toEqual([
      200,
      `http://localhost:3200/payment-success?reference=${open.reference}`,
    ]);
    expect(await read(open)).toMatchObject({ status: 'Paid', payment_gateway: 'NKM Point', amount: PRICE });
    expect(await coinsOf(shop, open.ada)).toBe(5_000 - 4_398);
    expect((await get(shop, `/payments/${open.reference}`, open.ada)).data).toMatchObject({
      status: 'confirmed',
      coins: 4_398,
    });
    expect(await booksProblems()).toEqual([]);
  });

  it('starts a payment with the new way, and answers a repeated request the same', async () => {
    const open = await order('card');
    const first = await change(open, 'bank_transfer', WITH_FEE);
    const second = await change(open, 'bank_transfer', WITH_FEE);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    expect(await (await fetch(first.body.authorization_url)).text()).toContain('Pay by bank transfer');
    const inCash = [await change(open, 'cash_on_delivery', PRICE), await change(open, 'cash_on_delivery', PRICE)];
    expect(inCash[1]).toEqual(inCash[0]);
  });

  it('gives coins back that the order holds, and holds them again', async () => {
    const open = await orderHoldingCoins(shop);
    const { ada } = open;
    expect(await coinsOf(shop, ada)).toBe(602);
    expect((await change(open, 'card', WITH_FEE)).status).toBe(200);
    expect([await coinsOf(shop, ada), await shopCoins(shop, 'held')]).toEqual([5_000, 0]);
    expect((await read(open)).payment_gateway_fee).toBe(165.96);
    expect((await change(open, 'nkm_point', PRICE)).status).toBe(200);
    expect((await read(open)).status).toBe('Paid');
    expect(await movementsOf(shop, ada)).toEqual([
      'Debit 4398 Order payment',
      'Credit 4398 Order payment',
      'Debit 4398 Order payment',
      'Credit 5000 Gift',
    ]);
    expect(await booksProblems()).toEqual([]);
  });

  it.each([
    [
      'another total than the order has this way',
      'cash_on_delivery',
      4_000,
      409,
      /total of your order is now ₦4,397.50/,
    ],
    ['too few coins', 'nkm_point', PRICE, 409, /costs 4,398 NKM coins and you have 0/],
    ['an unknown way', 'cheque', PRICE, 422, /no such payment method/],
  ])('refuses %s and leaves the order as it was', async (_what, method, total, expected, message) => {
    const open = await order('card');
    const before = await read(open);
    const { status, body } = await change(open, method, total);
    expect([status, body.message]).toEqual([expected, expect.stringMatching(message)]);
    expect(await read(open)).toEqual(before);
  });

  it('refuses the change while the bank decides about a payment', async () => {
    const open = await order('card');
    await payOnPage(open.page, /^Timeout/);
    const { status, body } = await change(open, 'cash_on_delivery', PRICE);
    expect([status, body.message]).toEqual([409, 'A payment of this order is being confirmed. Do not pay again.']);
  });

  it('refuses the change of an order that is paid, even before the shop has heard of it', async () => {
    const open = await order('card');
    await payOnPage(open.page, SUCCESS);
    const { status, body } = await change(open, 'cash_on_delivery', PRICE);
    expect([status, body.message]).toEqual([409, `Order ${open.reference} is already paid.`]);
    expect((await offers(shop, open)).status).toBe(409);
  });

  it('asks to try again while the provider does not say whether the order is paid', async () => {
    const open = await order('card');
    shop.sandbox.faults({ verify: 'error' });
    const { status, body } = await change(open, 'cash_on_delivery', PRICE);
    expect([status, body.message]).toEqual([503, expect.stringContaining('The payment provider cannot be reached')]);
  });

  it('does not find the order of another shopper', async () => {
    const open = await order('card');
    const eve = await shop.shopper();
    expect((await change({ ...open, ada: eve }, 'cash_on_delivery', PRICE)).status).toBe(404);
    expect((await offers(shop, { ...open, ada: eve })).status).toBe(404);
  });

  it('keeps to the limits of Cash on Delivery', async () => {
    const open = await order('card');
    const inCash = () => placeOrder(shop, open.ada, [lineOf(open.dress)], { payment_method: 'cash_on_delivery' });
    await inCash();
    await inCash();
    const { status, body } = await change(open, 'cash_on_delivery', PRICE);
    expect([status, body.message]).toEqual([409, expect.stringContaining('You have 2 orders to pay in cash.')]);
    expect((await offers(shop, open)).body.data.payment_methods[3]).toMatchObject({
      enabled: false,
      reason: expect.stringContaining('You have 2 orders to pay in cash.'),
    });
  });

  it('takes released stock again, or says that the products are sold out', async () => {
    const [first, second] = [await order('card'), await order('card')];
    shop.advance(31 * MINUTES);
    await shop.app.jobs.runNow('release expired orders');
    await shop.db.updateTable('products').set({ stock: 0 }).where('id', '=', second.dress.id).execute();
    expect((await change(first, 'cash_on_delivery', PRICE)).status).toBe(200);
    expect(await shop.stockOf(first.dress.id)).toBe(4);
    const { status, body } = await change(second, 'cash_on_delivery', PRICE);
    expect([status, body.message, body.data.reason]).toEqual([
      409,
      'The products in this order are sold out.',
      'sold out',
    ]);
    expect((await read(second)).status).toBe('Uncompleted');
  });

  it('does not extend the time to pay with the provider', async () => {
    const open = await order('card');
    shop.advance(31 * MINUTES);
    await followLink(shop, open);
    shop.advance(31 * MINUTES);
    await shop.app.jobs.runNow('release expired orders');
    const { payment_methods: ways } = (await offers(shop, open)).body.data as PaymentOffer;
    const over = 'The time to pay this way has ended.';
    expect(ways.map(({ code, reason }) => [code, reason])).toEqual([
      ['card', over],
      ['bank_transfer', over],
      ['nkm_point', expect.stringContaining('you have 0')],
      ['cash_on_delivery', null],
    ]);
    const link = await post(shop, `/orders/${open.reference}/payer-links`, {}, open.ada);
    expect([link.status, link.body.message]).toEqual([409, 'The time to pay for this order has ended.']);
    const { status, body } = await change(open, 'bank_transfer', WITH_FEE);
    expect([status, body.data?.reason]).toEqual([409, 'hold ended']);
    expect((await change(open, 'cash_on_delivery', PRICE)).status).toBe(200);
  });

  describe('money that arrives on the page of the earlier way', () => {
    it('goes back in full after the order is confirmed in cash', async () => {
      const open = await order('card');
      await change(open, 'cash_on_delivery', PRICE);
      await payOnPage(open.page, SUCCESS);
      shop.advance(5);
      const message = 'Your payment arrived after the way to pay for this order had changed. It will be refunded.';
      const page = async (reference: string) => (await get(shop, `/payments/${reference}`, open.ada)).data;
      expect(await page(open.payment)).toMatchObject({ status: 'confirmed', pay_on_delivery: PRICE, message });
      expect(await page(open.reference)).toMatchObject({ status: 'confirmed', message: null });
      expect(await sendWebhook(shop, open.payment)).toBe(200);
      const after = await read(open);
      expect(after).toMatchObject({ status: 'Confirmed', pay_on_delivery: PRICE });
      expect(after.refunds).toMatchObject([{ amount: WITH_FEE, message }]);
      const mails = await shop.messagesTo(open.ada.email);
      expect(mails.find(({ subject }) => subject === `Your payment ${open.payment} will be refunded`)?.text).toContain(
        `for your order ${open.reference}, but you chose another way to pay before your payment arrived.`,
      );
      expect(await shop.stockOf(open.dress.id)).toBe(4);
      expect(await booksProblems()).toEqual([]);
    });

    it('pays the order when it still costs the same with the provider', async () => {
      const open = await order('card');
      const { body } = await change(open, 'bank_transfer', WITH_FEE);
      await payOnPage(open.page, SUCCESS);
      expect(await sendWebhook(shop, open.payment)).toBe(200);
      expect(await read(open)).toMatchObject({ status: 'Paid', payment_method: 'card', refunds: [] });
      const money = new URLSearchParams({ money: 'now' });
      await fetch(body.authorization_url, { method: 'POST', redirect: 'manual', body: money });
      expect(await sendWebhook(shop, `${open.reference}-2`)).toBe(200);
      expect((await read(open)).refunds).toHaveLength(1);
      expect(await booksProblems()).toEqual([]);
    });

    it('that fails leaves the stock of a confirmed order where it is', async () => {
      const open = await order('card');
      await change(open, 'cash_on_delivery', PRICE);
      await payOnPage(open.page, /^Declined/);
      shop.advance(2 * MINUTES);
      await shop.app.jobs.runNow('recheck payments');
      expect(await shop.stockOf(open.dress.id)).toBe(4);
      expect((await read(open)).status).toBe('Confirmed');
    });
  });
});
