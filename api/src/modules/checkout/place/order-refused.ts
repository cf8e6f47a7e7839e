import { type FieldErrors, formatMoney, type Naira, toNaira, variantName } from '@nkm/contracts';
import { coinText } from '@nkm/contracts/coin-text';
import type { Article } from '../quote/find-articles';

export type RefusalReason = 'price changed' | 'sold out' | 'too many unpaid' | 'hold ended' | 'cancelled';

/** Body of the 409 of POST /orders: the reason, and the current price and stock from the catalog. */
export interface Refusal {
  message: string;
  /** For a reason that a client can act on. */
  errors?: FieldErrors;
  data: {
    reason: RefusalReason;
    products: { id: number; variant_id: number | null; title: string; selling_price: number; quantity: number }[];
  };
}

/** Null when the shopper saw the current prices. A price that the client did not send counts as seen. */
export function priceRefusal(articles: readonly Article[]): Refusal | null {
  const changed = articles.filter(({ seenPrice, unitPrice }) => seenPrice !== null && seenPrice !== unitPrice);
  if (changed.length === 0) return null;
  const prices = changed.map((article) => `${nameOf(article)} now costs ${formatMoney(toNaira(article.unitPrice))}.`);
  return {
    message: `Prices have changed: ${prices.join(' ')}`,
    data: { reason: 'price changed', products: changed.map(current) },
  };
}

/** Null when the shopper saw this total, or the client sent none. In naira. */
export function totalRefusal(seen: number | null | undefined, total: Naira): Refusal | null {
  if (seen == null || seen === total) return null;
  return {
    message: `The total of your order is now ${formatMoney(total)}.`,
    data: { reason: 'price changed', products: [] },
  };
}

/** The order costs another number of coins than the shopper saw. */
export const coinPriceRefusal = (coins: number): Refusal => ({
  message: `This order now costs ${coinText(coins)}.`,
  data: { reason: 'price changed', products: [] },
});

export function soldOutRefusal(missing: readonly Article[]): Refusal {
  const names = missing.map((article) => {
    const { stock } = article;
    return stock === 0 ? `${nameOf(article)} is sold out.` : `Only ${stock} of ${nameOf(article)} left.`;
  });
  return { message: names.join(' '), data: { reason: 'sold out', products: missing.map(current) } };
}

const nameOf = ({ title, variantValues }: Article) => variantName(title, variantValues);

const current = ({ productId, variantId, title, unitPrice, stock }: Article) => ({
  id: productId,
  variant_id: variantId,
  title,
  selling_price: toNaira(unitPrice),
  quantity: stock,
});

/** The account has reached its limit of unpaid orders that hold stock. */
export function tooManyUnpaidRefusal(references: readonly string[]): Refusal {
  const message =
    `You have ${references.length} unpaid orders: ${references.join(', ')}. ` +
    'Pay or cancel one of them in your orders, then order again.';
  return { message, errors: { unpaid_orders: [message] }, data: { reason: 'too many unpaid', products: [] } };
}

const GONE = {
  'sold-out': { reason: 'sold out', message: 'The products in this order are sold out.' },
  'hold-ended': {
    reason: 'hold ended',
    message: 'The time to pay for this order has expired. Add its products to your cart to order them again.',
  },
  'too-many-unpaid': {
    reason: 'too many unpaid',
    message: 'Your other unpaid orders reserve products. Pay or cancel one of them in your orders, then try again.',
  },
  cancelled: { reason: 'cancelled', message: 'This order was cancelled and can no longer be paid.' },
} as const;

/** Refusal to pay an existing order. */
export const unpayable = (why: keyof typeof GONE): Refusal => ({
  message: GONE[why].message,
  data: { reason: GONE[why].reason, products: [] },
});
