import { type RefundQuote, STATUS_RULES } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { conflict, forbidden } from '../../platform/errors/api-problem';
import { type LineCancellation, quoteRefund } from '../payments/public';
import { findLines } from './find-lines';
import { messages } from './messages';

/**
 * What the cancellation of a product would return now, and how, by the rules of its approval. Without a refund for
 * lines that are to be paid on delivery.
 * @throws 403, 404 and 409 as the request
 */
export async function quoteCancellation(
  db: Kysely<Database>,
  wanted: LineCancellation,
): Promise<{ refund?: RefundQuote }> {
  const found = await findLines(db, wanted);
  const [{ invoice_id: invoiceId, parcel }] = found;
  const open = found.filter(({ status }) => status === null);
  if (open.length === 0) throw conflict(messages.alreadyRequested);
  const { cancellation } = STATUS_RULES[parcel];
  if (cancellation === 'at once') return {};
  if (cancellation !== 'by staff') throw forbidden(messages.tooLate(parcel));
  const units = open.map(({ id: lineId, quantity }) => ({ lineId, quantity }));
  // Nothing is packed.
  return { refund: await quoteRefund(db, { invoiceId, units, withGatewayFee: true }) };
}
