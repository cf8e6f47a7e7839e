import { coinText } from '@nkm/contracts/coin-text';
import type { Transaction } from 'kysely';
import type { App } from '../../../platform/app';
import type { Database } from '../../../platform/database/tables';
import { refundCoins } from '../../coins/public';
import { notify } from '../../notifications/public';
import { invoicePage, orderNotices, rulesOf } from '../../orders/public';
import { lockOrder } from '../order/order-lock';
import { money as moneyText } from '../payment-mails';
import type { LineRefundReason } from '../tables';
import { coinsOf } from './coins-of';
import { amountOf, type RefundedUnits, refundParts } from './refund-parts';
import { refundableLines } from './refundable-lines';
import { lineRefundMail, payerRefundMail } from './refund-mails';
import type { RefundNews } from './refund-news';

export interface LineRefund {
  invoiceId: number;
  /** Units that have not been refunded. */
  units: readonly RefundedUnits[];
  reason: LineRefundReason;
  /** Whether the fee for the card payment goes back, too. */
  withGatewayFee: boolean;
  news: RefundNews;
  now: Date;
}

/**
 * Creates the refund of units of an invoice, in the caller's transaction, and tells the shopper about it and about what
 * happened. The amount is what the shopper paid for them; delivery, gas and tax go back with the last units of the
 * invoice (docs/rules.md "Refunds"). The job `send refunds` pays it; coins go back at once, and staff pay back cash by
 * bank transfer. The database refuses units that were refunded before.
 */
export async function refundLines(
  app: Pick<App, 'outbox' | 'config'>,
  trx: Transaction<Database>,
  { invoiceId, units, reason, withGatewayFee, news, now }: LineRefund,
): Promise<void> {
  const invoice = await trx
    .selectFrom('invoices')
    .select(['id', 'order_id', 'reference'])
    .where('id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  const order = await lockOrder(trx, invoice.order_id);
  const parts = refundParts(await refundableLines(trx, [invoiceId]), units, withGatewayFee);
  const amount = amountOf(parts);
  const attempt = await trx
    .selectFrom('payment_attempts')
    .select('id')
    .where('order_id', '=', order.id)
    .where('status', '=', 'succeeded')
    .executeTakeFirstOrThrow();
  const { refundBy } = rulesOf(order.payment_method);
  const coins = refundBy === 'coins' ? await coinsOf(trx, attempt.id, amount) : null;
  // A discount of 100 % leaves nothing to pay back, and coins need no provider.
  const isDone = amount === 0 || coins !== null;
  const byBank = refundBy === 'bank transfer';
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
      method: refundBy,
      coins,
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
  if (coins !== null)
    await refundCoins(trx, { orderId: order.id, reference: order.reference, refundId: id, coins, now });
  const mail = await lineRefundMail(trx, app.config.publicUrl, { id, news });
  await app.outbox.add(trx, { channel: 'email', ...mail });
  const toPayer = await payerRefundMail(trx, id);
  if (toPayer) await app.outbox.add(trx, { channel: 'email', ...toPayer });
  const about = { userId: order.user_id, path: invoicePage('', invoice), now };
  if (amount === 0) return notify(trx, { ...about, tag: 'Order', description: news.text });
  const money = coins === null ? moneyText(amount) : coinText(coins);
  await notify(trx, { ...about, ...orderNotices.refunded(news.text, money, { isPaid: coins !== null }) });
}
