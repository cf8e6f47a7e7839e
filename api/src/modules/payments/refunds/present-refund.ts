import { kobo, type RefundAmounts, toKobo, toNaira, type OrderRefund } from '@nkm/contracts';
import type { Selectable } from 'kysely';
import { COIN_VALUE_KOBO } from '../../coins/public';
import { refundReason } from './refund-messages';
import { amountsOfParts } from './amounts-of-parts';
import type { RefundParts } from './refund-parts';
import type { RefundsTable } from '../tables';

/**
 * A refund in the storefront’s format. In every currency of the provider the minor unit is a hundredth.
 * @param names the refunded products
 */
export function presentRefund(
  refund: Selectable<RefundsTable> & { reference: string },
  names: readonly string[],
): OrderRefund {
  return {
    reference: refund.reference,
    invoice_id: refund.invoice_id,
    amount: toNaira(kobo(refund.amount_kobo)),
    currency: refund.currency,
    ...(refund.coins !== null && { coins: refund.coins }),
    ...presentShares(refund),
    message: refundReason(refund.reason, names),
    created_at: refund.created_at.toISOString(),
    refunded_at: refund.settled_at?.toISOString() ?? null,
  };
}

type Parts = keyof RefundParts | 'invoice_id' | 'amount_kobo' | 'coins';

/** The field `amounts` of a refund, where it has parts. */
export function presentShares(refund: Pick<Selectable<RefundsTable>, Parts>): { amounts?: RefundAmounts } {
  const amounts = sharesOf(refund);
  return amounts ? { amounts } : {};
}

/** What a refund of lines consists of; undefined for a refund that has no parts. */
export function sharesOf(refund: Pick<Selectable<RefundsTable>, Parts>): RefundAmounts | undefined {
  const rounding = refund.coins === null ? 0 : refund.coins * COIN_VALUE_KOBO - refund.amount_kobo;
  const amounts = amountsOfParts(refund, kobo(rounding));
  const isWhole = refund.invoice_id !== null && toKobo(amounts.total) === refund.amount_kobo + rounding;
  return isWhole ? amounts : undefined;
}
