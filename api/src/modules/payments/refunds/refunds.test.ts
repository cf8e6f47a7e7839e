import { sql } from 'kysely';
import { databases } from '../../../../test/test-databases';
import { drawnMails } from '../../../../test/mail-words';
import { balanceOf } from '../../../../test/shop/ledger';
import { countStatuses, get, post } from '../../../../test/shop/deliveries';
import { paidOrder, type PaidOrder, type RoleClient, roleClient } from '../../../../test/shop/fulfilment';
import { sendWebhook } from '../../../../test/shop/payments';
import { withShop } from '../../../../test/shop/with-shop';
import type { Faults } from '../../../sandbox/paystack/faults';
import { NO_FAULTS } from '../../../sandbox/paystack/faults';
import type { Refund } from '../../../sandbox/paystack/transactions';

const MINUTE = 60;
/** On a busy machine, an answer of the provider took more than 250 ms. */
const TIMEOUT_MS = 1_000;

describe.each(databases)('refunds on %s', (database) => {
  const shop = withShop(database, {
    modules: ['cancellations', 'fulfilment', 'notifications'],
    providerTimeoutMs: TIMEOUT_MS,
  });
  let staff: RoleClient;
  beforeAll(async () => {
    staff = await roleClient(shop, 'staff');
  });
  const faults = (change: Partial<Faults> = {}) => shop.sandbox.faults({ ...NO_FAULTS, refundDelayMs: 0, ...change });
  beforeEach(() => faults());

  const run = () => shop.app.jobs.runNow('send refunds');
  /** The bank's answer takes a moment, even without a delay. */
  const settleAtProvider = (order: PaidOrder, status: 'processed' | 'failed' = 'processed') =>
    fetch(`${shop.sandbox.url}/sandbox/transactions/${order.payment}/settle-refunds`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ status }),
    });
  const atProvider = async ({ payment }: PaidOrder): Promise<Refund[]> => {
    const { data } = await (await fetch(`${shop.sandbox.url}/sandbox/transactions`)).json();
    return (
      (data as { reference: string; refunds?: Refund[] }[]).find(({ reference }) => reference === payment)?.refunds ??
      []
    );
  };
  const refundOf = ({ id }: PaidOrder) =>
    shop.db.selectFrom('refunds').selectAll().where('order_id', '=', id).executeTakeFirstOrThrow();
  const readOrder = async ({ ada, id }: PaidOrder) => (await get(shop, `/orders/${id}`, ada)).data;

  /** An order whose only product is cancelled, so that its whole amount is to be refunded. */
  async function refundedOrder(): Promise<PaidOrder> {
    const order = await paidOrder(shop);
    await post(shop, '/orders/cancel', { order_id: order.id, product_id: order.dress.id }, order.ada);
    const { id } = await shop.db
      .selectFrom('cancellations')
      .select('id')
      .where('status', '=', 'Requested')
      .executeTakeFirstOrThrow();
    expect((await staff.post(`/staff/cancellations/${id}/approve`)).status).toBe(200);
    return order;
  }

  /** Runs the job until the refund is paid, as the hours pass. */
  async function untilPaid(order: PaidOrder) {
    for (let look = 0; look < 12; look += 1) {
      await run();
      await settleAtProvider(order);
      if ((await refundOf(order)).status === 'paid') return;
      shop.advance(61 * MINUTE);
    }
    throw new Error(`The refund is ${JSON.stringify(await refundOf(order))}`);
  }

  async function expectPaidOnce(order: PaidOrder) {
    const refund = await refundOf(order);
    expect(refund).toMatchObject({ status: 'paid', problem: null, next_try_at: null });
    const living = (await atProvider(order)).filter(({ status }) => status !== 'failed');
    expect(living.map(({ amount }) => amount)).toEqual([refund.amount_kobo]);
    expect(await balanceOf(shop, order.id)).toEqual({});
    const subjects = (await shop.messagesTo(order.ada.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => /^Refund of .* paid$/.test(subject))).toHaveLength(1);
    const drawn = await drawnMails(shop, order.ada.email);
    expect(drawn.find(({ subject }) => /^Refund of .* paid$/.test(subject))?.pictures).toBe(1);
    expect(subjects.filter((subject) => /^Refund of .* on its way$/.test(subject))).toHaveLength(1);
  }

  it('go to the provider with our note, and are paid when it reports so', async () => {
    faults({ refundEnd: 'never' });
    const order = await refundedOrder();
    expect((await readOrder(order)).refunds[0]).toMatchObject({ refunded_at: null });
    await run();
    const refund = await refundOf(order);
    expect(refund).toMatchObject({ status: 'pending', provider_reference: String((await atProvider(order))[0]!.id) });
    expect((await atProvider(order)).map(({ note }) => note)).toEqual([`NKM refund ${refund.id}/1`]);
    await settleAtProvider(order);
    shop.advance(11 * MINUTE);
    await run();
    await expectPaidOnce(order);
    expect((await readOrder(order)).refunds[0].refunded_at).toEqual(expect.any(String));
  });

  it('are settled by the webhook, with the amount and status of the provider', async () => {
    faults({ refundEnd: 'never' });
    const order = await refundedOrder();
    await run();
    const webhook = (event: string) =>
      sendWebhook(shop, order.payment, {
        event,
        body: JSON.stringify({
          event,
          data: { transaction_reference: order.payment, refund_reference: 'R1', amount: '1' },
        }),
      });
    // Signed, but the provider itself says otherwise.
    expect(await webhook('refund.processed')).toBe(200);
    expect((await refundOf(order)).status).toBe('pending');
    await settleAtProvider(order);
    expect(await webhook('refund.processed')).toBe(200);
    await expectPaidOnce(order);
    expect(await webhook('refund.failed')).toBe(200);
    await expectPaidOnce(order);
  });

  const FAULTS: Record<string, Partial<Faults>[]> = {
    'answers 500 and creates none': [{ refund: 'error' }],
    'answers 500 twice': [{ refund: 'error' }, { refund: 'error' }],
    'never answers and creates none': [{ refund: 'hang' }],
    'creates it and never answers': [{ refund: 'lost' }],
    'creates it and never answers, and its list is down': [{ refund: 'lost' }, { refunds: 'error' }],
    'creates it and answers 500': [{ refund: 'late-error' }],
    'creates it and answers HTML': [{ refund: 'garbage' }],
    'has a list that is down': [{ refunds: 'error' }],
    'has a list that hangs': [{ refunds: 'hang' }],
    'has a list that hangs twice': [{ refunds: 'hang' }, { refunds: 'hang' }],
    'cannot verify the payment': [{ verify: 'error' }],
    'hangs while it verifies the payment': [{ verify: 'hang' }],
    'lets it wait for hours': [{ refundEnd: 'never' }, { refundEnd: 'never' }, { refundEnd: 'never' }],
    'loses its list after it accepted it': [{ refundEnd: 'never' }, { refunds: 'empty' }],
    'is down in every way, one after the other': [
      { verify: 'hang' },
      { refunds: 'error' },
      { refund: 'error' },
      { refund: 'hang' },
      { refund: 'lost' },
      { refunds: 'hang' },
    ],
    'drops its webhooks': [{ webhook: 'drop' }],
    'repeats its webhooks': [{ webhook: 'repeat' }],
  };
  it.each(Object.keys(FAULTS))('are paid once when the provider %s', async (name) => {
    const order = await refundedOrder();
    for (const fault of FAULTS[name]!) {
      faults(fault);
      await run();
      shop.advance(61 * MINUTE);
    }
    faults();
    await untilPaid(order);
    await expectPaidOnce(order);
  });

  it('are paid once after twenty faults of the provider', async () => {
    const kinds: Partial<Faults>[] = [
      { verify: 'error' },
      { refunds: 'error' },
      { refund: 'error' },
      { refund: 'lost', refundEnd: 'never' },
      { refunds: 'hang' },
      { refunds: 'error', webhook: 'drop' },
      { refundEnd: 'never', webhook: 'repeat' },
    ];
    const order = await refundedOrder();
    for (let fault = 0; fault < 20; fault += 1) {
      faults(kinds[fault % kinds.length]);
      await run();
      shop.advance(6.1 * 60 * MINUTE);
    }
    faults();
    await untilPaid(order);
    await expectPaidOnce(order);
  });

  it('are paid once when the server ended right after it claimed or sent one', async () => {
    const [before, after] = [await refundedOrder(), await refundedOrder()];
    for (const [order, made] of [
      [before, false],
      [after, true],
    ] as const) {
      const { id } = await refundOf(order);
      await sql`update refunds set status = 'sending', tries = 1 where id = ${id}`.execute(shop.db);
      if (made) {
        faults({ refund: 'ok', refundEnd: 'never' });
        await fetch(`${shop.sandbox.url}/refund`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${shop.app.config.paystackSecretKey}` },
          body: JSON.stringify({
            transaction: order.payment,
            amount: (await refundOf(order)).amount_kobo,
            merchant_note: `NKM refund ${id}/1`,
          }),
        });
      }
    }
    for (const order of [before, after]) {
      await untilPaid(order);
      await expectPaidOnce(order);
    }
  });

  it('wait for staff when the provider refuses them or they fail, who send them again', async () => {
    for (const fault of [{ refund: 'refuse' }, { refundEnd: 'never' }] as Partial<Faults>[]) {
      faults(fault);
      const order = await refundedOrder();
      await run();
      if (fault.refundEnd) await settleAtProvider(order, 'failed');
      shop.advance(11 * MINUTE);
      await run();
      const { id } = await refundOf(order);
      const listed = (await staff.get('/staff/refunds?status=refused&perPage=100')).body.data;
      expect(listed.find((one: { id: number }) => one.id === id)).toMatchObject({
        order_reference: order.reference,
        problem: fault.refundEnd
          ? 'The provider reports that the refund failed.'
          : 'Paystack answered 400: Refunds are not available for this transaction',
      });
      faults();
      expect((await staff.post(`/staff/refunds/${id}/send-again`)).status).toBe(200);
      await untilPaid(order);
      await expectPaidOnce(order);
      expect((await staff.post(`/staff/refunds/${id}/send-again`)).status).toBe(409);
    }
  });

  it('wait for staff when somebody refunded the same amount by hand, who record it', async () => {
    faults({ refundEnd: 'never' });
    const order = await refundedOrder();
    const { id, amount_kobo: amount } = await refundOf(order);
    await fetch(`${shop.sandbox.url}/refund`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${shop.app.config.paystackSecretKey}` },
      body: JSON.stringify({ transaction: order.payment, amount, merchant_note: 'Sorry for the delay' }),
    });
    await run();
    const made = (await atProvider(order))[0]!;
    expect(await refundOf(order)).toMatchObject({
      status: 'unclear',
      problem: `The provider lists refund ${made.id} of the same amount.`,
    });
    shop.advance(24 * 60 * MINUTE);
    await run();
    expect(await atProvider(order)).toHaveLength(1);
    const record = { method: 'provider', reference: String(made.id) };
    expect((await staff.post(`/staff/refunds/${id}/record`, { ...record, reference: ' ' })).status).toBe(422);
    expect((await staff.post(`/staff/refunds/${id}/record`, record)).status).toBe(200);
    await expectPaidOnce(order);
    expect((await staff.post(`/staff/refunds/${id}/record`, record)).status).toBe(409);
    expect((await staff.post('/staff/refunds/999999/record', record)).status).toBe(404);
  });

  it('by bank transfer leave the money at the provider, in the books too', async () => {
    faults({ refund: 'refuse' });
    const order = await refundedOrder();
    await run();
    const { id, amount_kobo: amount } = await refundOf(order);
    await staff.post(`/staff/refunds/${id}/record`, { method: 'bank transfer', reference: 'GTB-77' });
    expect(await refundOf(order)).toMatchObject({
      status: 'paid',
      method: 'bank transfer',
      provider_reference: 'GTB-77',
    });
    expect(await balanceOf(shop, order.id)).toEqual({ provider: amount, bank: -amount });
    faults();
    shop.advance(24 * 60 * MINUTE);
    await run();
    expect(await atProvider(order)).toEqual([]);
  });

  it('are not sent when staff record another way while the job asks the provider', async () => {
    const order = await refundedOrder();
    faults({ refundsDelayMs: 0.7 * TIMEOUT_MS });
    const running = run();
    const { id } = await refundOf(order);
    while ((await refundOf(order)).tries === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    const record = { method: 'bank transfer', reference: 'GTB-78' };
    expect((await staff.post(`/staff/refunds/${id}/record`, record)).status).toBe(200);
    await running;
    expect(await refundOf(order)).toMatchObject({ status: 'paid', method: 'bank transfer' });
    expect(await atProvider(order)).toEqual([]);
  });

  it('are sent once by many runs of the job at the same time', async () => {
    const order = await refundedOrder();
    await Promise.all(Array.from({ length: 12 }, run));
    await untilPaid(order);
    await expectPaidOnce(order);
  });

  it('never change their amount, and pay back no unit twice', async () => {
    const order = await refundedOrder();
    await untilPaid(order);
    const { id } = await refundOf(order);
    await expect(sql`update refunds set amount_kobo = 1 where id = ${id}`.execute(shop.db)).rejects.toThrow(
      'keeps its amount',
    );
    await expect(sql`update refunds set status = 'due' where id = ${id}`.execute(shop.db)).rejects.toThrow(
      'keeps its amount',
    );
    const copy = (amount: number) => sql`with copied as (
        insert into refunds (attempt_id, order_id, invoice_id, amount_kobo, products_kobo, currency, reason, created_at)
        select attempt_id, order_id, invoice_id, ${amount}, ${amount}, currency, reason, created_at
        from refunds where id = ${id} returning id)
      insert into refund_lines (refund_id, line_id, quantity)
      select copied.id, line_id, quantity from refund_lines, copied where refund_id = ${id}`;
    await expect(copy(1).execute(shop.db)).rejects.toThrow('exceed its amount');
    await expect(copy(0).execute(shop.db)).rejects.toThrow('has only 1 units to refund');
  });

  it('disputes are stored as the provider reports them, and a resolved one stays resolved', async () => {
    const order = await paidOrder(shop);
    const tell = (event: string, more: object) => {
      const data = {
        id: 900 + order.id,
        refund_amount: 120_000,
        currency: 'NGN',
        category: 'chargeback',
        transaction: { reference: order.payment },
        ...more,
      };
      return sendWebhook(shop, order.payment, { body: JSON.stringify({ event, data }) });
    };
    const waiting = { status: 'awaiting-merchant-feedback', dueAt: '2027-01-02T10:00:00.000Z' };
    expect(await tell('charge.dispute.create', waiting)).toBe(200);
    const read = async () =>
      (await staff.get('/staff/disputes?perPage=100')).body.data.find(
        ({ id }: { id: string }) => id === String(900 + order.id),
      );
    expect(await read()).toMatchObject({
      order_reference: order.reference,
      amount: 1_200,
      status: waiting.status,
      due_at: waiting.dueAt,
    });
    const resolved = { status: 'resolved', resolution: 'declined', resolvedAt: '2026-12-24T10:00:00.000Z' };
    await tell('charge.dispute.resolve', resolved);
    await tell('charge.dispute.remind', waiting);
    expect(await read()).toMatchObject({
      status: 'resolved',
      resolution: 'declined',
      resolved_at: resolved.resolvedAt,
    });
  });

  it('are for staff only', async () => {
    const courier = await roleClient(shop, 'courier');
    const answers = [
      await courier.get('/staff/refunds'),
      await courier.get('/staff/disputes'),
      await courier.post('/staff/refunds/1/send-again'),
    ];
    expect(countStatuses(answers)).toEqual({ 403: 3 });
  });
});
