import { STATUS_RULES, variantName } from '@nkm/contracts';
import { type LineCancellation, lockOrder } from '../payments/public';
import { conflict, forbidden } from '../../platform/errors/api-problem';
import type { App } from '../../platform/app';
import { lockParcel } from '../fulfilment/public';
import { moveLines } from '../orders/public';
import { cancelCashLines } from './cancel-cash-lines';
import { findLines } from './find-lines';
import { messages } from './messages';
import './tables';
import { tellVendor } from './tell-parties';

/**
 * Requests the cancellation of a product of a paid order: its lines are in Processing until staff decide, and cannot be
 * packed (docs/rules.md "Cancelling a paid product"). A refused request can be repeated. Lines that are to be paid on
 * delivery are cancelled at once.
 * @returns the new status of the lines
 * @throws 404 for another shopper's order or a product that it lacks, 409 for a line that is already requested or
 *   cancelled, 403 for an unpaid order and an invoice that is packed
 */
export async function requestCancellation(
  app: Pick<App, 'db' | 'outbox' | 'clock'>,
  wanted: LineCancellation,
): Promise<'Processing' | 'Cancelled'> {
  const now = app.clock();
  return app.db.transaction().execute(async (trx) => {
    const found = await findLines(trx, wanted);
    const [first] = found;
    // Before the invoice, as everything that can end an order.
    const endsAtOnce = STATUS_RULES[first.payment].cancellation === 'at once';
    const order = endsAtOnce ? await lockOrder(trx, wanted.orderId) : null;
    const parcel = await lockParcel(trx, { invoiceId: first.invoice_id });
    // Read again under the lock.
    const lines = await trx
      .selectFrom('invoice_lines')
      .select(['id', 'status', 'name', 'variant_values'])
      .where(
        'id',
        'in',
        found.map(({ id }) => id),
      )
      .orderBy('id')
      .execute();
    const open = lines.filter(({ status }) => status === null);
    if (open.length === 0) throw conflict(messages.alreadyRequested);
    const ids = open.map(({ id }) => id);
    const name = open.map((line) => variantName(line.name, line.variant_values)).join('; ');
    const cancellation = parcel && STATUS_RULES[parcel.status].cancellation;
    if (order && parcel && cancellation === 'at once') {
      await cancelCashLines(trx, order, { parcel, lineIds: ids, now });
      await tellVendor(app, trx, parcel, { kind: 'approved', name });
      return 'Cancelled';
    }
    if (!parcel || cancellation !== 'by staff') throw forbidden(messages.tooLate(parcel?.status ?? 'Cancelled'));
    await moveLines(trx, ids, { from: null, to: 'Processing' });
    await trx
      .insertInto('cancellations')
      .values(
        ids.map((line_id) => ({ line_id, requested_at: now, decided_at: null, role_token_id: null, reason: null })),
      )
      .execute();
    await tellVendor(app, trx, parcel, { kind: 'requested', name });
    return 'Processing';
  });
}
