import { kobo, type Kobo, sumKobo, timesKobo } from '@nkm/contracts';
import { sql, type Transaction } from 'kysely';
import type { App } from '../../../platform/app';
import type { Database } from '../../../platform/database/tables';
import { coinsToReturn, coinText, refundCoins } from '../../coins/public';
import { notify } from '../../notifications/public';
import { orderNotices, shareOfUnits, storeMissingShares } from '../../orders/public';
import { lockOrder } from '../order-lock';
import { money } from '../payment-mails';
import type { LineRefundReason } from '../tables';
import { refundOnItsWayMail, refundPaidMail } from './refund-mails';

export interface RefundedUnits {
  lineId: number;
  quantity: number;
}

export interface LineRefund {
  invoiceId: number;
  /** Units that have not been refunded. */
  units: readonly RefundedUnits[];
  reason: LineRefundReason;
  /** Whether the fee for the card payment goes back, too. */
  withGatewayFee: boolean;
  now: Date;
}

type Line = Awaited<ReturnType<typeof linesOf>>[number];

/**
 * Creates the refund of units of an invoice, in the caller's transaction, and tells the shopper. The amount is what the
 * shopper paid for them; delivery, gas and tax go back with the last units of the invoice (decision "partial refund").
 * The job `send refunds` pays it; coins go back at once, and staff pay back cash by bank transfer. The database refuses units that were refunded before.
 * @returns a sentence about the money for the shopper
 */
export async function refundLines(
  app: Pick<App, 'outbox' | 'config'>,
  trx: Transaction<Database>,
  { invoiceId, units, reason, withGatewayFee, now }: LineRefund,
): Promise<string> {
  const invoice = await trx
    .selectFrom('invoices')
    .select(['id', 'order_id', 'reference'])
    .where('id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  const order = await lockOrder(trx, invoice.order_id);
  await storeMissingShares(trx, order.id);
  const parts = partsOf(await linesOf(trx, invoiceId), units, withGatewayFee);
  const amount = kobo(
    parts.products_kobo -
      parts.coupon_kobo +
      parts.delivery_kobo +
      parts.gas_kobo +
      parts.tax_kobo +
      parts.gateway_kobo,
  );
  const attempt = await trx
    .selectFrom('payment_attempts')
    .select('id')
    .where('order_id', '=', order.id)
    .where('status', '=', 'succeeded')
    .executeTakeFirstOrThrow();
  const coins = order.payment_method === 'nkm_point' ? await coinsOf(trx, attempt.id, amount) : null;
  // A discount of 100 % leaves nothing to pay back, and coins need no provider.
  const isDone = amount === 0 || coins !== null;
  const byBank = order.payment_method === 'cash_on_delivery';
  const { id } = await trx
    .insertInto('refunds')
    .values({
      attempt_id: attempt.id,
      order_id: order.id,
      invoice_id: invoiceId,
      amount_kobo: amount,
      currency: 'NGN',
      reason,
      ...parts,
      ...(coins !== null && { method: 'coins' as const, coins }),
      ...(byBank && { method: 'bank transfer' as const }),
      status: isDone ? 'paid' : 'due',
      next_try_at: isDone || byBank ? null : now,
      created_at: now,
      settled_at: isDone ? now : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('refund_lines')
    .values(units.map(({ lineId, quantity }) => ({ refund_id: id, line_id: lineId, quantity })))
    .execute();
  const { publicUrl } = app.config;
  if (coins !== null) {
    await refundCoins(trx, { orderId: order.id, reference: order.reference, refundId: id, coins, now });
    await app.outbox.add(trx, { channel: 'email', ...(await refundPaidMail(trx, publicUrl, id)) });
    const notice = orderNotices.refundPaid(invoice.reference, coinText(coins));
    await notify(trx, { userId: order.user_id, ...notice, now });
    return `We paid ${coinText(coins)} back.`;
  }
  const sentence = `Refund of ${money(amount)} on its way.`;
  if (isDone) return sentence;
  await app.outbox.add(trx, { channel: 'email', ...(await refundOnItsWayMail(trx, publicUrl, id)) });
  await notify(trx, { userId: order.user_id, ...orderNotices.refundOnItsWay(invoice.reference, money(amount)), now });
  return sentence;
}

/** Coins that go back with an amount, after the earlier refunds of the payment. The order is locked. */
async function coinsOf(trx: Transaction<Database>, attemptId: number, amount: Kobo): Promise<number> {
  const { before } = await trx
    .selectFrom('refunds')
    .select(({ fn }) => fn.coalesce(fn.sum<string>('amount_kobo'), sql<string>`0`).as('before'))
    .where('attempt_id', '=', attemptId)
    .executeTakeFirstOrThrow();
  return coinsToReturn({ before: Number(before), amount });
}

/** Units of a line that were refunded before. */
const refunded = sql<number>`coalesce(
  (select sum(r.quantity) from refund_lines r where r.line_id = invoice_lines.id), 0)::integer`;

const linesOf = (trx: Transaction<Database>, invoiceId: number) =>
  trx
    .selectFrom('invoice_lines')
    .selectAll()
    .select(refunded.as('refunded'))
    .where('invoice_id', '=', invoiceId)
    .orderBy('id')
    .execute();

function partsOf(lines: readonly Line[], units: readonly RefundedUnits[], withGatewayFee: boolean) {
  const taken = units.map(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId);
    if (!line) throw new Error(`Line ${lineId} belongs to another invoice`);
    return { line, portion: { quantity: line.quantity, before: line.refunded, units: quantity } };
  });
  const portionOf = (share: (line: Line) => number | null) =>
    sumKobo(taken.map(({ line, portion }) => shareOfUnits(kobo(share(line) ?? 0), portion)));
  const isLast = lines.every(({ id, quantity, refunded, status }) => {
    const now = taken.find(({ line }) => line.id === id)?.portion.units ?? 0;
    return refunded + now === quantity || (status === 'Cancelled' && now === 0);
  });
  const wholeOf = (share: (line: Line) => number | null) =>
    isLast ? sumKobo(lines.map((line) => kobo(share(line) ?? 0))) : kobo(0);
  return {
    products_kobo: sumKobo(taken.map(({ line, portion }) => timesKobo(kobo(line.unit_kobo), portion.units))),
    coupon_kobo: portionOf((line) => line.coupon_share_kobo),
    delivery_kobo: wholeOf((line) => line.delivery_share_kobo),
    gas_kobo: wholeOf((line) => line.gas_share_kobo),
    tax_kobo: wholeOf((line) => line.tax_share_kobo),
    gateway_kobo: withGatewayFee ? portionOf((line) => line.gateway_share_kobo) : kobo(0),
  };
}
