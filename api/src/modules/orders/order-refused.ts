import { type FieldErrors, formatMoney, toNaira } from '@nkm/contracts';
import type { Article } from './find-articles';

export type RefusalReason = 'price changed' | 'sold out' | 'too many unpaid' | 'hold ended' | 'cancelled';

/** Body of the 409 of POST /orders: what is in the way, and what the catalog says now. */
export interface Refusal {
  message: string;
  /** Carries a reason that a client can act on. */
  errors?: FieldErrors;
  data: {
    reason: RefusalReason;
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

/** The account has unpaid orders enough that hold stock. */
export function tooManyUnpaidRefusal(references: readonly string[]): Refusal {
  const message = `You have ${references.length} unpaid orders: ${references.join(', ')}. Pay or cancel one of them in your orders, then order again.`;
  return { message, errors: { unpaid_orders: [message] }, data: { reason: 'too many unpaid', products: [] } };
}

const GONE = {
  'sold-out': { reason: 'sold out', message: 'The products of this order are sold out by now.' },
  'hold-ended': {
    reason: 'hold ended',
    message: 'The time to pay for this order is over. Put its products back into your cart to order them again.',
  },
  'too-many-unpaid': {
    reason: 'too many unpaid',
    message: 'Your other unpaid orders reserve products. Pay or cancel one of them in your orders, then try again.',
  },
  cancelled: { reason: 'cancelled', message: 'This order was cancelled. Nothing more can be paid for it.' },
} as const;

/** An order that was made before and cannot be paid now. */
export const unpayable = (why: keyof typeof GONE): Refusal => ({
  message: GONE[why].message,
  data: { reason: GONE[why].reason, products: [] },
});
