import { type Invoice, type Naira, sumKobo, toKobo, toNaira } from '@nkm/contracts';

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
