import type { RefundQuote } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { rulesOf } from '../../orders/public';
import '../tables';
import { amountsOfParts } from './amounts-of-parts';
import { coinsOf } from './coins-of';
import type { LineRefund } from './refund-lines';
import { amountOf, refundParts } from './refund-parts';
import { refundableLines } from './refundable-lines';
import { wayBack } from './way-back';

/**
 * What a refund of these units would return now, and how, by the rules of `refundLines`. Throws for an order that
 * nobody has paid.
 */
export async function quoteRefund(
  db: Kysely<Database>,
  { invoiceId, units, withGatewayFee }: Pick<LineRefund, 'invoiceId' | 'units' | 'withGatewayFee'>,
): Promise<RefundQuote> {
  const parts = refundParts(await refundableLines(db, [invoiceId]), units, withGatewayFee);
  const paid = await db
    .selectFrom('payment_attempts')
    .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
    .innerJoin('invoices', 'invoices.order_id', 'orders.id')
    .leftJoin('payment_payers', 'payment_payers.attempt_id', 'payment_attempts.id')
    .select(['payment_attempts.id', 'orders.payment_method as method_of_order', 'payment_payers.email as payer'])
    .select(({ fn }) => fn.coalesce('payment_attempts.payment_method', 'orders.payment_method').as('payment_method'))
    .where('invoices.id', '=', invoiceId)
    .where('payment_attempts.status', '=', 'succeeded')
    .executeTakeFirstOrThrow();
  const { refundBy: method } = rulesOf(paid.method_of_order);
  const way = wayBack({ ...paid, method });
  if (method === 'coins') return { coins: await coinsOf(db, paid.id, amountOf(parts)), way };
  return { amounts: amountsOfParts(parts), way };
}
