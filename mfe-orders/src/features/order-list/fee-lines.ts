import { type Kobo, type Naira, type Order, sumKobo, toKobo, toNaira } from '@nkm/contracts';
import { messages } from '../../messages';

export interface FeeLine {
  label: string;
  /** Naira; a discount is negative. */
  amount: Naira;
}

/**
 * The parts of the grand total (spec 2 §9): products + delivery + gas + gateway + tax − coupon. Parts of zero are left
 * out.
 */
export function feeLines(order: Order): FeeLine[] {
  const { fees } = messages;
  const products = sumKobo(order.invoices.flatMap((invoice) => invoice.products.map((line) => toKobo(line.subtotal))));
  const lines: [string, Kobo][] = [
    [fees.products, products],
    [fees.delivery, toKobo(order.delivery_fee)],
    [fees.gas, toKobo(order.gas_fee)],
    [fees.gateway, toKobo(order.payment_gateway_fee)],
    [fees.tax, toKobo(order.tax)],
    [fees.coupon, toKobo(-order.coupon_discount)],
  ];
  return lines.filter(([, amount]) => amount !== 0).map(([label, amount]) => ({ label, amount: toNaira(amount) }));
}
