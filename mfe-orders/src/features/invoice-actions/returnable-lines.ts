import type { Invoice, InvoiceProduct } from '@nkm/contracts';
import { isCancelled } from '../../order/status';
import { allows } from './allowed-actions';

export interface ReturnableLine {
  /** Distinguishes the variants of a product. */
  key: string;
  product: InvoiceProduct;
  /** Units that are not part of a return yet, at least 1. */
  left: number;
}

/**
 * What the shopper can return now: delivered goods, until day 7 after delivery, confirmed or not (docs/rules.md
 * "Returns"). Empty with a server that takes no returns.
 */
export function returnableLines(
  invoice: Pick<Invoice, 'status' | 'actions' | 'products' | 'return_until' | 'returns'>,
  now: number,
): ReturnableLine[] {
  const { products, return_until: until, returns = [] } = invoice;
  if (!until || now >= Date.parse(until) || !allows(invoice, 'return')) return [];
  const open = returns.filter((one) => one.status !== 'Refused').flatMap((one) => one.products);
  return products
    .filter((line) => !isCancelled(line))
    .map((product) => {
      const variantId = product.variant?.id ?? null;
      const returned = open
        .filter((one) => one.id === product.id && one.variant_id === variantId)
        .reduce((sum, { quantity }) => sum + quantity, 0);
      return { key: `${product.id}-${variantId ?? ''}`, product, left: product.quantity - returned };
    })
    .filter(({ left }) => left > 0);
}
