import { databases } from '../../../../test/test-databases';
import { NO_FAULTS } from '../../../sandbox/paystack/faults';
import { payOnPage } from '../../../../test/shop/orders';
import { withShop } from '../../../../test/shop/with-shop';
import { askState, followLink, openOrder, pay, SUCCESS } from '../../../../test/shop/payments';

const MINUTES = 60;

describe.each(databases)('a payment provider that does not answer, on %s', (database) => {
  const shop = withShop(database, { providerTimeoutMs: 1_000 });
  afterEach(() => shop.sandbox.faults(NO_FAULTS));

  it('never reuses the reference of a lost initialise', async () => {
    const open = await openOrder(shop);
    shop.advance(20 * MINUTES);
    shop.sandbox.faults({ initialize: 'lost' });
    expect((await open.again()).status).toBe(503);
    shop.sandbox.faults({ initialize: 'ok' });
    const { status, body } = await open.again();
    expect(status).toBe(201);
    await payOnPage(body.authorization_url, SUCCESS);
    expect(await askState(shop, open, `${open.reference}-3`)).toMatchObject({ status: 'confirmed' });
    expect(await askState(shop, open, open.reference)).toMatchObject({ reference: `${open.reference}-3` });
  });

  it('leaves a payment pending, and the message says not to pay again', async () => {
    const open = await openOrder(shop);
    await pay(open);
    shop.sandbox.faults({ verify: 'hang' });
    expect(await askState(shop, open, open.payment)).toMatchObject({
      status: 'pending',
      message: expect.stringContaining('Do not pay again'),
    });
    shop.sandbox.faults({ verify: 'ok' });
    expect(await askState(shop, open, open.payment)).toMatchObject({ status: 'confirmed' });
  });

  it('is asked once for four requests with one Idempotency-Key, which all get the same answer', async () => {
    const open = await openOrder(shop);
    shop.advance(20 * MINUTES);
    shop.sandbox.faults({ initialize: 'hang' });
    const answers = await Promise.all(Array.from({ length: 4 }, () => open.again()));
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
    const attempts = shop.db.selectFrom('payment_attempts').select(['attempt', 'status']).orderBy('attempt');
    expect(await attempts.where('order_id', '=', open.id).execute()).toEqual([
      { attempt: 1, status: 'open' },
      { attempt: 2, status: 'lost' },
    ]);
  });

  it('rests for the checkout too after payment links failed: both have one circuit', async () => {
    const opens = [await openOrder(shop), await openOrder(shop), await openOrder(shop)];
    shop.advance(20 * MINUTES);
    shop.sandbox.faults({ initialize: 'error' });
    for (const open of opens) await followLink(shop, open);
    shop.sandbox.faults(NO_FAULTS);
    const placed = await openOrder(shop).catch(String);
    expect(placed).toContain('Payments are not available right now. No order was placed');
  });
});
