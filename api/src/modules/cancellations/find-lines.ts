import { STATUS_RULES } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { forbidden, notFound } from '../../platform/errors/api-problem';
import type {} from '../orders/public';
import type { LineCancellation } from '../payments/public';
import { messages } from './messages';

/** A line that the shopper wants to cancel. */
interface FoundLine {
  id: number;
  invoice_id: number;
  quantity: number;
  status: 'Processing' | 'Cancelled' | null;
  /** Status of the order. */
  payment: keyof typeof STATUS_RULES;
  /** Status of the invoice. */
  parcel: keyof typeof STATUS_RULES;
}

/**
 * The lines of a product in a shopper's order, at least one.
 * @throws 404 for another shopper's order or a product that it lacks, 403 for an unpaid order
 */
export async function findLines(
  db: Kysely<Database>,
  { userId, orderId, productId, variantId }: LineCancellation,
): Promise<[FoundLine, ...FoundLine[]]> {
  let wanted = db
    .selectFrom('invoice_lines')
    .innerJoin('invoices', 'invoices.id', 'invoice_lines.invoice_id')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .select(['invoice_lines.id', 'invoice_lines.invoice_id', 'invoice_lines.quantity', 'invoice_lines.status'])
    .select(['orders.status as payment', 'invoices.status as parcel'])
    .where('orders.id', '=', orderId)
    .where('orders.user_id', '=', userId)
    .where('invoice_lines.product_id', '=', productId);
  if (variantId !== null) wanted = wanted.where('invoice_lines.variant_id', '=', variantId);
  const [first, ...others] = await wanted.execute();
  if (!first) throw notFound(messages.noProduct);
  if (!STATUS_RULES[first.payment].actions.includes('cancel_product')) throw forbidden(messages.unpaid);
  return [first, ...others];
}
