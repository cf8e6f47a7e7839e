import { kobo, type Kobo, sumKobo } from '@nkm/contracts';
import { messages } from './messages';

/** A product of the running campaign, as the order finds it. */
export interface FlashOffer {
  id: number;
  productId: number;
  price: Kobo;
  /** Pieces that nobody has taken yet. */
  left: number;
  /** This customer has had one. */
  hadBefore: boolean;
}

export interface FlashLine {
  productId: number;
  title: string;
  unitPrice: Kobo;
  quantity: number;
}

/** One piece of an offer. */
export interface FlashPiece {
  offerId: number;
  title: string;
}

/** What the code takes off an order, and of what. */
export interface FlashPrice {
  discount: Kobo;
  pieces: FlashPiece[];
}

export type FlashPricing =
  | ({ kind: 'priced' } & FlashPrice)
  /** `invalid`: the request can be mended; `conflict`: it came too late, or again. */
  | { kind: 'refused'; because: 'invalid' | 'conflict'; message: string };

/**
 * Prices the lines of an order with the code of the campaign: one item per customer, as long as there are some
 * (spec 2 §9). An offer that is no cheaper than the product itself is none.
 */
export function priceFlashLines(
  code: string,
  lines: readonly FlashLine[],
  offers: readonly FlashOffer[],
): FlashPricing {
  const discounts: Kobo[] = [];
  const pieces: FlashPiece[] = [];
  for (const offer of offers) {
    const own = lines.filter(({ productId, unitPrice }) => productId === offer.productId && unitPrice > offer.price);
    const [line] = own;
    if (!line) continue;
    if (own.length > 1 || line.quantity > 1) return refuse('invalid', messages.oneEach(line.title));
    if (offer.hadBefore) return refuse('conflict', messages.hadBefore(line.title));
    if (offer.left <= 0) return refuse('conflict', messages.soldOut(line.title));
    discounts.push(kobo(line.unitPrice - offer.price));
    pieces.push({ offerId: offer.id, title: line.title });
  }
  if (pieces.length === 0) return refuse('invalid', messages.nothingInDeal(code));
  return { kind: 'priced', discount: sumKobo(discounts), pieces };
}

const refuse = (because: 'invalid' | 'conflict', message: string): FlashPricing => ({
  kind: 'refused',
  because,
  message,
});
