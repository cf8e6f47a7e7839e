import { databases } from '../../../../test/test-databases';
import { NO_FAULTS } from '../../../sandbox/paystack/faults';
import { withShop } from '../../../../test/shop/with-shop';
import { askInTurn } from './ask-in-turn';
import { createPaymentContext } from '../create-payment-context';
import type { PaymentContext } from '../payment-context';
import {
  askState,
  followLink,
  openOrder,
  type OpenOrder,
  pay,
  readOrder,
  sendWebhook,
} from '../../../../test/shop/payments';

describe.each(databases)('questions to the provider on %s', (database) => {
  const shop = withShop(database);
  afterEach(() => shop.sandbox.faults(NO_FAULTS));

  const poll = async ({ ada, payment }: OpenOrder) =>
    (await shop.inject({ url: `/payments/${payment}`, headers: ada.headers })).json().data;
  /** Counts calls of GET /transaction/verify to the sandbox from now on. */
  const counting = () => {
    const before = shop.sandbox.calls.verify;
    return () => shop.sandbox.calls.verify - before;
  };

  it('are sent once for 300 polls in five seconds, and once more afterwards', async () => {
    const open = await openOrder(shop);
    const asked = counting();
    const began = performance.now();
    const answers = await Promise.all(Array.from({ length: 300 }, () => poll(open)));
    // A busy machine can need more than five seconds for them.
    const turns = 1 + Math.floor((performance.now() - began) / 5_000);
    expect(asked()).toBeGreaterThanOrEqual(1);
    expect(asked()).toBeLessThanOrEqual(turns);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['pending']));
    await pay(open);
    shop.advance(5);
    const before = asked();
    expect(await poll(open)).toMatchObject({ status: 'confirmed' });
    expect(asked()).toBe(before + 1);
  });

  it('do not delay a webhook: the next poll sees its result', async () => {
    const open = await openOrder(shop);
    await poll(open);
    await pay(open);
    expect(await sendWebhook(shop, open.payment)).toBe(200);
    expect(await poll(open)).toMatchObject({ status: 'confirmed' });
  });

  it('without an answer report that to every concurrent poll', async () => {
    const open = await openOrder(shop);
    shop.sandbox.faults({ verify: 'error' });
    const note = expect.stringContaining('Do not pay again');
    expect([await poll(open), await poll(open)]).toMatchObject([{ message: note }, { message: note }]);
    shop.sandbox.faults({ verify: 'ok' });
    expect(await askState(shop, open, open.payment)).toMatchObject({ status: 'pending', message: null });
  });

  it('wait for their turn when a stale answer would start a second payment', async () => {
    const open = await openOrder(shop);
    shop.advance(60);
    await poll(open);
    await pay(open);
    // Five seconds pass while it waits.
    const link = followLink(shop, open);
    setTimeout(() => shop.advance(5), 50);
    expect(await link).toContain(`/payment-success?reference=${open.payment}`);
    expect(await readOrder(shop, open)).toMatchObject({ status: 'Paid' });
  });

  it('use the answer that another process received in the meantime', async () => {
    const open = await openOrder(shop);
    const context: PaymentContext = createPaymentContext(shop.app);
    const asked = counting();
    await poll(open);
    const waiting = Promise.all(Array.from({ length: 20 }, () => askInTurn(context, open.payment)));
    setTimeout(() => shop.advance(5), 50);
    await waiting;
    expect(asked()).toBe(2);
  });
});
