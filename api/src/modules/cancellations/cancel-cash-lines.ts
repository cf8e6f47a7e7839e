import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/tables';
import type { Parcel } from '../fulfilment/public';
import { giveStockBack, moveInvoice, moveLines } from '../orders/public';
import { type LockedOrder, settleCashOrder } from '../payments/public';

/**
 * Cancels lines of a Confirmed invoice, which nobody has paid: their stock comes back. The invoice is Cancelled with
 * its last line, and so is the order with its last invoice. The caller holds the locks of both.
 */
export async function cancelCashLines(
  trx: Transaction<Database>,
  order: LockedOrder,
  { parcel, lineIds, now }: { parcel: Parcel; lineIds: readonly number[]; now: Date },
): Promise<void> {
  await giveStockBack(trx, await moveLines(trx, lineIds, { from: null, to: 'Cancelled' }));
  const living = await trx
    .selectFrom('invoice_lines')
    .select('id')
    .where('invoice_id', '=', parcel.id)
    .where('status', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (living) return;
  const by = { actor: 'shopper' as const, reason: 'All products are cancelled', now };
  if (!(await moveInvoice(trx, parcel.id, { to: 'Cancelled', by })))
    throw new Error(`Invoice ${parcel.id} was moved by another request despite its lock`);
  await settleCashOrder(trx, order, { reason: 'shopper', now });
}
