import { formatMoney, type OrderRefund } from '@nkm/contracts';

/** A refund in coins or in the currency of the payment, never converted. */
export function refundedAmount({ amount, currency, coins }: OrderRefund): string {
  if (coins !== undefined) return `${coins.toLocaleString('en-NG')} NKM Coin`;
  return currency === 'NGN' ? formatMoney(amount) : `${currency} ${amount.toFixed(2)}`;
}
