import type { RefundAmounts } from '@nkm/contracts';
import { amountsOfParts } from './amounts-of-parts';
import type { LineRefund } from './refund-lines';
import { type RefundableLine, refundParts } from './refund-parts';

/**
 * What a refund of these units would return now.
 * @param lines all lines of the invoice, alone or among those of other invoices
 */
export function expectedRefund(
  lines: readonly (RefundableLine & { invoice_id: number })[],
  { invoiceId, units, withGatewayFee }: Pick<LineRefund, 'invoiceId' | 'units' | 'withGatewayFee'>,
): RefundAmounts {
  const own = lines.filter(({ invoice_id: of }) => of === invoiceId);
  return amountsOfParts(refundParts(own, units, withGatewayFee));
}
