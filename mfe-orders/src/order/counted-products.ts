import type { Invoice, InvoiceProduct, Order } from '@nkm/contracts';
import { collectorOf } from '@nkm/contracts/payment-methods';

/** The products that count: cash is not collected for those that were cancelled. */
export const countedProducts = (
  order: Pick<Order, 'payment_method'>,
  { products, amounts }: Invoice,
): InvoiceProduct[] =>
  collectorOf(order.payment_method) === 'courier' && amounts
    ? products.filter(({ status }) => status !== 'Cancelled')
    : products;
