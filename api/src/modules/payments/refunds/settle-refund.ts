import { notify } from '../../notifications/public';
import { orderNotices } from '../../orders/public';
import type { PaymentContext } from '../payment-context';
import { moneyOf } from '../payment-mails';
import type { RefundStatus } from '../tables';
import { refundPaidMail } from './refund-mails';

export interface Settlement {
  id: number;
  method: 'provider' | 'bank transfer';
  /** The provider's id, or the bank's reference. */
  reference: string;
  /** Statuses from which it can become paid. */
  from: readonly RefundStatus[];
  /** Role token of the member of staff who recorded it. */
  token?: number;
}

/** Marks a refund as paid, once, and tells the shopper. Returns false when it is in another status. */
export async function settleRefund(context: PaymentContext, settlement: Settlement): Promise<boolean> {
  const { id, method, reference, from, token } = settlement;
  const now = context.clock();
  return context.db.transaction().execute(async (trx) => {
    const paid = await trx
      .updateTable('refunds')
      .set({ status: 'paid', method, provider_reference: reference, settled_at: now, next_try_at: null, problem: null })
      .$if(token !== undefined, (update) => update.set({ role_token_id: token! }))
      .where('id', '=', id)
      .where('status', 'in', from)
      .returning(['order_id', 'amount_kobo as amount', 'currency'])
      .executeTakeFirst();
    if (!paid) return false;
    const order = await trx
      .selectFrom('orders')
      .select(['user_id', 'reference'])
      .where('id', '=', paid.order_id)
      .executeTakeFirstOrThrow();
    await context.queueMail(trx, await refundPaidMail(trx, context.publicUrl, id));
    await notify(trx, { userId: order.user_id, ...orderNotices.refundPaid(order.reference, moneyOf(paid)), now });
    return true;
  });
}
