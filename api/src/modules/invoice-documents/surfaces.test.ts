import { type Amounts, amountsOfOrder, formatMoney, type Invoice, type Naira, type Order } from '@nkm/contracts';
import { kobo, type OrderFees, type RefundAmounts, sumKobo, toKobo, toNaira } from '@nkm/contracts';
import { amountText, coinText } from '@nkm/contracts/coin-text';
import { amountsOfQuote } from '@nkm/contracts/quote-amounts';
import { afterRefunds, afterRefundsOfInvoice, productRefunds } from '@nkm/contracts/refund-amounts';
import fc from 'fast-check';
import { drawnMails } from '../../../test/mail-words';
import { addCoupon } from '../../../test/shop/coupons';
import { shopperWithCoins } from '../../../test/shop/coins';
import { get, post } from '../../../test/shop/deliveries';
import { courierMessage, deliverPickup, type RoleClient, roleClient } from '../../../test/shop/fulfilment';
import { lineOf, payOnPage, placeOrder } from '../../../test/shop/orders';
import { changePayment, offers } from '../../../test/shop/other-payment';
import { sendWebhook, SUCCESS } from '../../../test/shop/payments';
import { type Shopper, withShop } from '../../../test/shop/with-shop';
import { readDocument } from './read-document';

const ORDERS = process.env.AUDIT ? 150 : 10;
const COINS = 1_000_000;
const PAYER = 'grace@example.com';
const WAYS = ['card', 'nkm_point', 'cash_on_delivery'] as const;
/** What happens to the parcel of the first vendor after the order is confirmed. */
const ENDS = ['nothing', 'one unit returned', 'line returned', 'Returned to sender', 'Lost', 'line cancelled'] as const;

interface AtDesk {
  order_reference: string;
  amounts: RefundAmounts;
}
type Line = { name: string; amount: Naira };
const sumOf = (amounts: readonly Naira[]) => toNaira(sumKobo(amounts.map(toKobo)));
const textOf = (amount: Naira) => `: ${formatMoney(amount)}\n`;
/** The sums of a text with the spaces of its HTML. */
const sumsOf = (text: string) =>
  [...text.matchAll(/^([^-\n][^\n]*): (-?[₦\d][^\n]*)$/gm)].map(([, name, sum]) => `${name} ${sum}`);
const addsUp = ({ lines, total }: { lines: readonly Line[]; total: Naira }) =>
  expect(sumOf(lines.map(({ amount }) => amount))).toBe(total);

/** Orders that change their way to pay, are paid by others, in coins or in cash, and lose a part, on every surface. */
describe('the lines of an order on all surfaces', () => {
  const shop = withShop('postgres', {
    modules: [
      'accounts',
      'cancellations',
      'coins',
      'coupons',
      'fulfilment',
      'invoice-documents',
      'returns',
      'settings',
    ],
    env: { PAYMENT_METHODS: `${WAYS.join(',')},bank_transfer`, CASH_OPEN_ORDERS: '1000', RATE_LIMIT_SCALE: '1000' },
  });
  let staff: RoleClient;
  let courier: RoleClient;
  let vendors: RoleClient[];
  beforeAll(async () => {
    staff = await roleClient(shop, 'staff');
    courier = await roleClient(shop, 'courier');
    vendors = [];
    for (const id of shop.vendorIds) vendors.push(await roleClient(shop, 'vendor', id));
  });
  let orders = 0;

  /** All pages of a list of the desk. */
  async function readAll<T>(url: string): Promise<T[]> {
    const all: T[] = [];
    for (let page = 1; ; page++) {
      const { data } = (await staff.get(`${url}${url.includes('?') ? '&' : '?'}perPage=100&page=${page}`)).body;
      all.push(...(data as T[]));
      if (data.length < 100) return all;
    }
  }

  const price = fc.integer({ min: 400, max: 36_000 }).map((quarters) => quarters * 25);
  const history = fc.record({
    prices: fc.tuple(price, price, price),
    quantity: fc.integer({ min: 1, max: 3 }),
    percent: fc.constantFrom(null, 7, 33),
    first: fc.constantFrom('card', 'bank_transfer'),
    way: fc.constantFrom(...WAYS),
    isPaidByOther: fc.boolean(),
    end: fc.constantFrom(...ENDS),
  });
  type History = typeof history extends fc.Arbitrary<infer H> ? H : never;

  /** An order of two products of one vendor and one of another; it gets its way to pay, and is confirmed. */
  async function confirmedOrder({ prices, quantity, percent, way, first, isPaidByOther }: History) {
    orders += 1;
    const ada = await shopperWithCoins(shop, COINS);
    const [dress, scarf, belt] = [
      await shop.product({ price: prices[0] / 100, vendor: 0 }),
      await shop.product({ price: prices[1] / 100, vendor: 0 }),
      await shop.product({ price: prices[2] / 100, vendor: 1 }),
    ];
    const lines = [lineOf(dress, quantity), lineOf(scarf), lineOf(belt)];
    const code = `ALL${orders}`;
    if (percent !== null) await addCoupon(shop, { code, percent });
    const choices = {
      ...(percent !== null && { coupon_code: code }),
      platform: 'Web',
      delivery_type: 'Pickup',
      delivery_city_id: shop.stationId,
    };
    const quote = (await post(shop, '/orders/fees', { products: lines, ...choices, payment_method: way }, ada)).body
      .data as OrderFees;
    const placed = await placeOrder(shop, ada, lines, {
      ...choices,
      payment_method: first,
      key: `all-surfaces-${orders}`,
    });
    expect([placed.status, placed.body.message]).toEqual([201, undefined]);
    const { id, transaction_reference: reference } = placed.body.data;
    if (way !== first) {
      shop.advance(5);
      const offered = (await offers(shop, { ada, reference })).body.data.payment_methods;
      const offer = offered.find((one: { code: string }) => one.code === way);
      expect((await changePayment(shop, { ada, reference }, way, offer.total)).status).toBe(200);
    }
    if (way === 'card') await (isPaidByOther ? payByOther(ada, id, reference) : pay(id));
    const read = async (): Promise<Order> => (await get(shop, `/orders/${id}`, ada)).data;
    return { ada, dress, scarf, id: id as number, reference: reference as string, quote, read };
  }

  /** Pays the last attempt of the order at the provider. */
  async function pay(orderId: number) {
    const attempt = await shop.db
      .selectFrom('payment_attempts')
      .select(['reference', 'authorization_url'])
      .where('order_id', '=', orderId)
      .orderBy('attempt', 'desc')
      .executeTakeFirstOrThrow();
    await payOnPage(attempt.authorization_url!, SUCCESS);
    expect(await sendWebhook(shop, attempt.reference)).toBe(200);
  }

  async function payByOther(ada: Shopper, id: number, reference: string) {
    const link = (await post(shop, `/orders/${reference}/payer-links`, {}, ada)).body.data.url;
    const token = new URL(link).hash.slice(1);
    const order: Order = (await get(shop, `/orders/${id}`, ada)).data;
    expect((await post(shop, '/payer-links/read', { token })).body.data.amount).toBe(order.amounts!.total);
    shop.advance(5);
    expect((await post(shop, '/payer-links/pay', { token, email: PAYER })).status).toBe(200);
    await pay(id);
  }

  type Confirmed = Awaited<ReturnType<typeof confirmedOrder>>;

  /** What each surface shows of the order, before anything comes back. */
  async function checkPrice({ ada, id, reference, quote, read }: Confirmed, way: History['way']) {
    const order = await read();
    const amounts = order.amounts!;
    addsUp(amounts);
    const inCash = way === 'cash_on_delivery';
    expect(amounts.kind).toBe(inCash ? 'on_delivery' : 'paid');
    expect(amountsOfQuote(quote, { inCoins: way === 'nkm_point' })).toEqual({ ...amounts, kind: 'to_pay' });
    expect(amountsOfOrder(order)).toEqual(amounts);
    const listed = ((await get(shop, '/orders', ada)).data as Order[]).find((one) => one.id === id)!;
    expect([listed.amounts, listed.invoices.map((one) => one.amounts)]).toEqual([
      amounts,
      order.invoices.map((one) => one.amounts),
    ]);
    expect(sumOf(order.invoices.map((one) => one.amounts!.total))).toBe(amounts.total);
    await checkDesk(order);
    const mail = (await shop.messagesTo(ada.email)).find(
      ({ subject }) => subject === `Your order ${reference} is confirmed`,
    )!.text;
    for (const { amount } of amounts.lines) expect(mail).toContain(textOf(amount));
    const drawn = (await drawnMails(shop, ada.email)).find(({ subject }) => subject.endsWith('is confirmed'))!;
    const sums = sumsOf(mail);
    expect(sums.length).toBeGreaterThan(amounts.lines.length);
    for (const sum of sums) expect(drawn.words).toContain(sum);
    expect(drawn.pictures).toBe(order.invoices.flatMap(({ products }) => products).length);
    expect(mail).toContain(`\n${inCash ? 'To pay on delivery' : 'You paid'}: ${amountText(amounts.total, amounts)}\n`);
  }

  /** The desk and the documents show what the order page shows. */
  async function checkDesk(order: Order) {
    const listed = await readAll<Invoice>('/staff/invoices');
    for (const { id, amounts } of order.invoices) {
      expect(listed.find((one) => one.id === id)?.amounts).toEqual(amounts);
      const owner = await shop.db.selectFrom('orders').select('user_id').where('id', '=', order.id).executeTakeFirst();
      const document = await readDocument(shop.db, { userId: owner!.user_id, invoiceId: id });
      if (!document) continue;
      expect(document.amounts).toEqual(amounts);
      expect(document.refunds).toEqual(productRefunds(order, id));
      expect(document.after).toEqual(
        afterRefundsOfInvoice(
          order,
          order.invoices.find((one) => one.id === id)!,
        ),
      );
      addsUp(document.amounts);
      const items = document.items.map(({ sumKobo: worth }) => kobo(worth));
      expect(toNaira(sumKobo(items))).toBe(document.amounts.lines.find(({ name }) => name === 'products')?.amount ?? 0);
    }
  }

  async function returnUnits(ada: Shopper, invoiceId: number, items: object[]) {
    const asked = { invoice_id: invoiceId, reason: 'Damaged', comment: 'It is torn.', items };
    const headers = await shop.signIn(ada);
    const { status, body } = await post(shop, '/returns', asked, { ...ada, headers });
    expect([status, body.message]).toEqual([201, 'Return requested']);
    const [{ id }] = (await staff.get('/staff/returns?perPage=1')).body.data;
    for (const [step, payload] of [
      ['approve', { seller_at_fault: orders % 2 === 0 }],
      ['receive', { resellable: [] }],
      ['refund', undefined],
    ] as const)
      expect([step, (await staff.post(`/staff/returns/${id}/${step}`, payload)).status]).toEqual([step, 200]);
  }

  /** Something happens to the first parcel. Returns whether money comes back. */
  async function comesBack({ ada, dress, scarf, id, read }: Confirmed, { end, way }: History): Promise<boolean> {
    const [first] = (await read()).invoices;
    if (end === 'nothing') return false;
    if (end === 'line cancelled') {
      expect((await post(shop, '/orders/cancel', { order_id: id, product_id: scarf.id }, ada)).status).toBe(200);
      if (way === 'cash_on_delivery') return false;
      const [request] = await readAll<{ id: number }>('/staff/cancellations');
      expect((await staff.post(`/staff/cancellations/${request!.id}/approve`)).status).toBe(200);
      return true;
    }
    const { body } = await vendors[0]!.post(`/vendor/invoices/${first!.id}/pack`);
    const { tracking_code: code } = body.data;
    const say = (stage: string) =>
      courier.post('/courier/messages', courierMessage(code, stage, { happened_at: shop.app.clock().toISOString() }));
    expect((await say('Shipped')).status).toBe(200);
    if (end === 'Returned to sender' || end === 'Lost') {
      expect((await say(end)).status).toBe(200);
      const payload = { reason: 'Checked.', resellable: end === 'Returned to sender' };
      expect((await staff.post(`/staff/invoices/${first!.id}/refund`, payload)).status).toBe(200);
      return way !== 'cash_on_delivery';
    }
    const due = first!.pay_on_delivery;
    const cash = due === undefined ? {} : { amount_kobo: toKobo(due) };
    expect((await deliverPickup(shop, courier, { tracking_code: code, ...cash })).status).toBe(200);
    const items = [
      end === 'one unit returned' ? { product_id: dress.id, quantity: 1 } : { product_id: scarf.id, quantity: 1 },
    ];
    await returnUnits(ada, first!.id, items);
    return true;
  }

  /** What came back is the same on order, document, desk and in mails, and the rest adds up. */
  async function checkRefund({ ada, reference, read }: Confirmed, { way, isPaidByOther }: History) {
    const order = await read();
    const refunds = productRefunds(order);
    expect(refunds).toHaveLength(1);
    const [{ amounts, amount, coins }] = refunds as [(typeof refunds)[0]];
    addsUp(amounts!);
    expect(amounts!.total).toBe(coins ?? amount);
    const status = way === 'nkm_point' ? 'paid' : 'due';
    const listed = await readAll<AtDesk>(`/staff/refunds?status=${status}`);
    const atDesk = listed.filter(({ order_reference: of }) => of === reference);
    expect(atDesk.map((one) => one.amounts)).toEqual([amounts]);
    const total = coins === undefined ? formatMoney(amount) : coinText(coins);
    const mails = (await shop.messagesTo(ada.email)).filter(({ subject }) => subject?.startsWith(`Refund of ${total}`));
    expect(mails).toHaveLength(1);
    for (const line of amounts!.lines) expect(mails[0]!.text).toContain(textOf(line.amount));
    expect(mails[0]!.text).toContain(`\nRefund: ${total}\n`);
    const drawn = (await drawnMails(shop, ada.email)).find(({ subject }) => subject === mails[0]!.subject)!;
    for (const sum of sumsOf(mails[0]!.text)) expect(drawn.words).toContain(sum);
    expect(drawn.pictures).toBeGreaterThan(0);
    if (way === 'card' && isPaidByOther)
      expect((await shop.messagesTo(PAYER)).map(({ subject }) => subject)).toContain(`Refund of ${total} on its way`);
    // Cash is paid invoice by invoice.
    if (way !== 'cash_on_delivery') {
      const after = afterRefunds(order.amounts!.total, refunds)!;
      expect(sumOf([after.remains, after.onItsWay, after.refunded])).toBe(order.amounts!.total);
      expect(after.remains).toBe(sumOf([order.amounts!.total, -amounts!.total as Naira]));
    }
  }

  it('are the same, and add up, whatever happens to the order', async () => {
    const seen = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(history, async (one) => {
        const made = await confirmedOrder(one);
        await checkPrice(made, one.way);
        const before: Amounts = (await made.read()).amounts!;
        const isRefunded = await comesBack(made, one);
        const after = await made.read();
        if (isRefunded) await checkRefund(made, one);
        else expect(productRefunds(after)).toEqual([]);
        // Refunds change nothing in what was paid.
        if (one.way !== 'cash_on_delivery') expect(after.amounts).toEqual(before);
        expect(sumOf(after.invoices.flatMap(({ amounts }) => (amounts ? [amounts.total] : [])))).toBe(
          after.amounts!.total,
        );
        addsUp(after.amounts!);
        await checkDesk(after);
        const name = `${one.way}${one.way === 'card' && one.isPaidByOther ? ' of somebody else' : ''}: ${one.end}`;
        seen.set(name, (seen.get(name) ?? 0) + 1);
      }),
      { numRuns: ORDERS, endOnFailure: true },
    );
    if (process.env.AUDIT)
      process.stdout.write(
        `${[...seen]
          .map((entry) => entry.join(' '))
          .sort()
          .join('\n')}\n`,
      );
  }, 600_000);
});
