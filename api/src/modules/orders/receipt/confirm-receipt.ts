import { invoiceBefore, REWARDS } from '@nkm/contracts';
import type { Transaction } from 'kysely';
import type { App } from '../../../platform/app';
import type { Database } from '../../../platform/database/tables';
import { conflict, notFound } from '../../../platform/errors/api-problem';
import { awardCoins } from '../../coins/public';
import { messages } from '../messages';
import { actAs } from '../state/move-invoice';
import '../tables';
import { tellStores } from '../news/tell-stores';

export interface Receipt {
  id: number;
  status: string;
  /** Null when the review window ended without a confirmation. */
  confirmed_at: Date | null;
  /** Coins earned by this receipt: 0 after the review window. */
  coins: number;
}

/** Reward key: one reward for each invoice. */
export const receiptKey = (invoiceId: number) => `receipt:${invoiceId}`;

/**
 * Confirms the receipt of a delivered invoice: it becomes Fulfilled, and earns coins within its review window (ORD-
 * CONST-002; docs/rules.md "Receipt and review window"). It cannot be undone; a repeated request answers the same.
 * @throws 404 for another shopper’s invoice, 409 for one that is not delivered
 */
export async function confirmReceipt(
  app: Pick<App, 'db' | 'outbox'>,
  { invoiceId, userId, now }: { invoiceId: number; userId: number; now: Date },
): Promise<Receipt> {
  return app.db.transaction().execute(async (trx) => {
    await actAs(trx, { actor: 'shopper', now });
    const mine = trx.selectFrom('orders').select('id').where('user_id', '=', userId);
    const confirmed = await trx
      .updateTable('invoices')
      .set({ status: 'Fulfilled', confirmed_at: now })
      .where('id', '=', invoiceId)
      .where('status', 'in', invoiceBefore('Fulfilled', 'shopper'))
      .where('order_id', 'in', mine)
      .returning(['reference', 'review_ends_by'])
      .executeTakeFirst();
    if (confirmed) await tellStores(app, trx, { invoiceIds: [invoiceId], news: 'confirmed' });
    if (confirmed?.review_ends_by && now < confirmed.review_ends_by)
      await awardCoins(trx, {
        userId,
        key: receiptKey(invoiceId),
        amount: REWARDS.receipt,
        operation: 'Receipt confirmed',
        comment: `You confirmed the receipt of ${confirmed.reference}`,
        now,
      });
    return readReceipt(trx, { invoiceId, userId });
  });
}

async function readReceipt(
  trx: Transaction<Database>,
  { invoiceId, userId }: { invoiceId: number; userId: number },
): Promise<Receipt> {
  const invoice = await trx
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .select(['invoices.id', 'invoices.status', 'invoices.confirmed_at'])
    .where('invoices.id', '=', invoiceId)
    .where('orders.user_id', '=', userId)
    .executeTakeFirst();
  if (!invoice) throw notFound(messages.noInvoice);
  if (invoice.status !== 'Fulfilled') throw conflict(messages.notDelivered);
  const reward = await trx
    .selectFrom('coin_transfers')
    .select('amount')
    .where('key', '=', receiptKey(invoiceId))
    .executeTakeFirst();
  return { ...invoice, coins: reward?.amount ?? 0 };
}
