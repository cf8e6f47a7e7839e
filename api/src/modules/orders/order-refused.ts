import { formatMoney, toNaira } from '@nkm/contracts';
import type { Article } from './find-articles';

/** Body of the 409 of POST /orders: what is in the way, and what the catalog says now. */
export interface Refusal {
  message: string;
  data: {
    reason: 'price changed' | 'sold out';
    products: { id: number; variant_id: number | null; title: string; selling_price: number; quantity: number }[];
  };
}

/** Null when the shopper saw the prices of now. A price that the client did not name counts as seen. */
export function priceRefusal(articles: readonly Article[]): Refusal | null {
  const changed = articles.filter(({ seenPrice, unitPrice }) => seenPrice !== null && seenPrice !== unitPrice);
  if (changed.length === 0) return null;
  const prices = changed.map(({ title, unitPrice }) => `${title} now costs ${formatMoney(toNaira(unitPrice))}.`);
  return {
    message: `Prices have changed: ${prices.join(' ')}`,
    data: { reason: 'price changed', products: changed.map(current) },
  };
}

export function soldOutRefusal(missing: readonly Article[]): Refusal {
  const names = missing.map(({ title, stock }) =>
    stock === 0 ? `${title} is sold out.` : `Only ${stock} of ${title} left.`,
  );
  return { message: names.join(' '), data: { reason: 'sold out', products: missing.map(current) } };
}

const current = ({ productId, variantId, title, unitPrice, stock }: Article) => ({
  id: productId,
  variant_id: variantId,
  title,
  selling_price: toNaira(unitPrice),
  quantity: stock,
});

/** An order that lost its products when it was not paid in time, and cannot have them again. */
export const orderGone = (): Refusal => ({
  message: 'The products of this order are sold out by now.',
  data: { reason: 'sold out', products: [] },
});
