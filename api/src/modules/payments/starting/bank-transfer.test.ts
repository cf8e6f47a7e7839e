import { databases } from '../../../../test/test-databases';
import { get } from '../../../../test/shop/deliveries';
import { lineOf, placeOrder } from '../../../../test/shop/orders';
import { withShop } from '../../../../test/shop/with-shop';
import { sendWebhook } from '../../../../test/shop/payments';

const MINUTE = 60;
const env = { PAYMENT_METHODS: 'card,bank_transfer' };

describe.each(databases)('orders paid by bank transfer on %s', (database) => {
  const shop = withShop(database, { modules: ['notifications'], env });
  const release = () => shop.app.jobs.runNow('release expired orders');

  async function open() {
    const [ada, dress] = [await shop.shopper(), await shop.product({ stock: 5, price: 3_000 })];
    const key = `transfer-${ada.id}`;
    const again = () => placeOrder(shop, ada, [lineOf(dress)], { payment_method: 'bank_transfer', key });
    const { id, transaction_reference: reference, authorization_url: page } = (await again()).body.data;
    return { ada, dress, id, payment: `${reference}-1`, page: page as string, again };
  }
  /** Presses a button of the provider's page. */
  const send = (page: string, money: 'now' | 'late') =>
    fetch(page, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ money }) });
  const stateOf = async ({ ada, payment }: Awaited<ReturnType<typeof open>>) => {
    shop.advance(5);
    return (await get(shop, `/payments/${payment}`, ada)).data;
  };
  const statusOf = async ({ ada, id }: Awaited<ReturnType<typeof open>>) =>
    (await get(shop, `/orders/${id}`, ada)).data.status;

  it('show an account with its expiry on the page of the provider, with the fee of the provider', async () => {
    const order = await open();
    const html = await (await fetch(order.page)).text();
    expect(html).toContain('Pay by bank transfer');
    expect(html).toMatch(/Account number<\/dt><dd><code>99\d{8}</);
    expect(html).toMatch(/<dt>Expires<\/dt><dd><time/);
    expect((await get(shop, `/orders/${order.id}`, order.ada)).data.payment_gateway_fee).toBeGreaterThan(0);
    const { data } = await get(shop, '/users/notifications', order.ada);
    expect(data[0].description).toContain('reserved for 60 minutes');
  });

  it('are Paid when the money arrives', async () => {
    const order = await open();
    expect((await send(order.page, 'now')).headers.get('location')).toContain('/payment-success?');
    expect((await stateOf(order)).status).toBe('confirmed');
    expect(await statusOf(order)).toBe('Paid');
  });

  it('ask not to pay again while the money is late, and are Paid by the webhook', async () => {
    const order = await open();
    await send(order.page, 'late');
    const { status, message } = await stateOf(order);
    expect([status, message]).toEqual([
      'pending',
      'A bank transfer can take a few minutes. Your payment is being confirmed. Do not pay again.',
    ]);
    expect((await get(shop, `/orders/${order.id}`, order.ada)).data.undecided_payment).toBe(order.payment);
    expect(await (await fetch(order.page)).text()).toContain('Let the money arrive');
    await send(order.page, 'now');
    expect(await sendWebhook(shop, order.payment)).toBe(200);
    const { data: paid } = await get(shop, `/orders/${order.id}`, order.ada);
    expect([paid.status, paid.undecided_payment]).toEqual(['Paid', undefined]);
  });

  it('keep the same account for a repeated request, and hold their stock until it has expired', async () => {
    const order = await open();
    shop.advance(29 * MINUTE);
    const repeated = await order.again();
    expect(repeated.body.data.authorization_url).toBe(order.page);
    shop.advance(30 * MINUTE);
    await release();
    expect(await shop.stockOf(order.dress.id)).toBe(4);
    shop.advance(2 * MINUTE);
    await release();
    expect(await shop.stockOf(order.dress.id)).toBe(5);
  });

  it('say that they are not paid and hold no stock when the money never comes, and can be paid anew', async () => {
    const order = await open();
    const link = async () => {
      const { payment_gateway_link: address } = (await get(shop, `/orders/${order.id}`, order.ada)).data;
      const { pathname } = new URL(address);
      const answer = await shop.inject({ url: pathname.replace(/^\/api/, '') });
      return answer.headers.location as string;
    };
    const reservedUntil = async () => (await get(shop, `/orders/${order.id}`, order.ada)).data.reserved_until;
    await send(order.page, 'late');
    expect((await stateOf(order)).status).toBe('pending');
    shop.advance(5);
    expect(await link()).toContain('/payment-success?');
    expect(Date.parse(await reservedUntil())).toBeGreaterThan(Date.now());
    shop.advance(61 * MINUTE);
    await release();
    expect(await stateOf(order)).toMatchObject({ status: 'failed', hold_ended: true });
    expect([await statusOf(order), await reservedUntil()]).toEqual(['Uncompleted', null]);
    expect((await get(shop, `/orders/${order.id}`, order.ada)).data.undecided_payment).toBeUndefined();
    const { data: news } = await get(shop, '/payments', order.ada);
    expect(news[0]).toMatchObject({ state: 'failed', pay_link: expect.any(String) });
    shop.advance(5);
    const page = await link();
    expect(page).toContain('/pay/');
    expect(page).not.toBe(order.page);
    await send(page, 'now');
    expect(await sendWebhook(shop, order.payment.replace(/-1$/, '-2'))).toBe(200);
    expect(await statusOf(order)).toBe('Paid');
    await send(order.page, 'now');
    expect(await sendWebhook(shop, order.payment)).toBe(200);
    expect((await get(shop, `/orders/${order.id}`, order.ada)).data.refunds).toHaveLength(1);
  });

  it('take the stock again when a transfer arrives after the hold, or refund it in full', async () => {
    const [late, later] = [await open(), await open()];
    shop.advance(61 * MINUTE);
    await release();
    await send(late.page, 'now');
    expect(await sendWebhook(shop, late.payment)).toBe(200);
    expect([await statusOf(late), await shop.stockOf(late.dress.id)]).toEqual(['Paid', 4]);
    await shop.db.updateTable('products').set({ stock: 0 }).where('id', '=', later.dress.id).execute();
    await send(later.page, 'now');
    expect(await sendWebhook(shop, later.payment)).toBe(200);
    expect(await statusOf(later)).toBe('Cancelled');
    expect((await get(shop, `/orders/${later.id}`, later.ada)).data.refunds).toHaveLength(1);
  });
});
