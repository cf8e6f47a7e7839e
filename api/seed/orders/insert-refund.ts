import type { Transaction } from 'kysely';
import { amountOf, refundableLines, refundParts } from '../../src/modules/payments/public';
import type { Database } from '../../src/platform/database/tables';
import { seededCode } from './seeded-code';

const DAY = 86_400_000;

interface RefundInsertion {
  orderId: number;
  attemptId: number;
  invoiceId: number;
  cancelledAt: Date;
}

/** The refund of a cancelled invoice. The provider paid it a day later. */
export async function insertRefund(db: Transaction<Database>, insertion: RefundInsertion): Promise<void> {
  const { orderId, attemptId, invoiceId, cancelledAt } = insertion;
  const lines = await refundableLines(db, [invoiceId]);
  const units = lines.map(({ id, quantity }) => ({ lineId: id, quantity }));
  const parts = refundParts(lines, units, true);
  const { id } = await db
    .insertInto('refunds')
    .values({
      attempt_id: attemptId,
      order_id: orderId,
      invoice_id: invoiceId,
      amount_kobo: amountOf(parts),
      currency: 'NGN',
      reason: 'lines cancelled',
      ...parts,
      status: 'paid',
      method: 'provider',
      provider_reference: seededCode(`refund ${invoiceId}`),
      created_at: cancelledAt,
      settled_at: new Date(cancelledAt.getTime() + DAY),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const refunded = units.map(({ lineId, quantity }) => ({ refund_id: id, line_id: lineId, quantity }));
  await db.insertInto('refund_lines').values(refunded).execute();
}
