import { type Invoice, type InvoiceProduct, type Naira, type Order, sumKobo, toKobo, toNaira } from '@nkm/contracts';
import { collectorOf } from '@nkm/contracts/payment-methods';

export interface InvoiceTotals {
  quantity: number;
  price: Naira;
  delivery: Naira;
  total: Naira;
}

/**
 * Total quantity is the sum of the quantities, and total price is the sum of the subtotals. The invoice total is the
 * total price plus the delivery fee (ORD-RULE-001, CART-RULE-018).
 */
export function invoiceTotals({ products, delivery_fee }: Pick<Invoice, 'products' | 'delivery_fee'>): InvoiceTotals {
  const price = sumKobo(products.map(({ subtotal }) => toKobo(subtotal)));
  const delivery = toKobo(delivery_fee);
  return {
    quantity: products.reduce((sum, product) => sum + product.quantity, 0),
    price: toNaira(price),
    delivery: toNaira(delivery),
    total: toNaira(sumKobo([price, delivery])),
  };
}

/** The products that count: cash is not collected for those that were cancelled. */
export const countedProducts = (
  order: Pick<Order, 'payment_method'>,
  { products, amounts }: Invoice,
): InvoiceProduct[] =>
  collectorOf(order.payment_method) === 'courier' && amounts
    ? products.filter(({ status }) => status !== 'Cancelled')
    : products;
