import { kobo, type Kobo, sumKobo } from '@nkm/contracts';
import { messages } from './messages';

/** A product of the running campaign, at the time of the order. */
export interface FlashOffer {
  id: number;
  productId: number;
  price: Kobo;
  /** Remaining pieces. */
  left: number;
  /** Whether this customer has already taken one. */
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
  productId: number;
  /** The price of the product minus that of the deal. */
  discount: Kobo;
  title: string;
}

/** The discount of the code, and its pieces. */
export interface FlashPrice {
  discount: Kobo;
  pieces: FlashPiece[];
}

export type FlashPricing =
  | ({ kind: 'priced' } & FlashPrice)
  /** `invalid`: a different request can succeed; `conflict`: sold out, or taken before. */
  | { kind: 'refused'; because: 'invalid' | 'conflict'; message: string };

/**
 * Prices the lines of an order with the code of the campaign: one item per customer, while stocks last (spec 2 §9).
 * Ignores an offer that is not cheaper than the product.
 */
export function priceFlashLines(
  code: string,
  lines: readonly FlashLine[],
  offers: readonly FlashOffer[],
): FlashPricing {
  const pieces: FlashPiece[] = [];
  for (const offer of offers) {
    const own = lines.filter(({ productId, unitPrice }) => productId === offer.productId && unitPrice > offer.price);
    const [line] = own;
    if (!line) continue;
    if (own.length > 1 || line.quantity > 1) return refuse('invalid', messages.oneEach(line.title));
    if (offer.hadBefore) return refuse('conflict', messages.hadBefore(line.title));
    if (offer.left <= 0) return refuse('conflict', messages.soldOut(line.title));
    const discount = kobo(line.unitPrice - offer.price);
    pieces.push({ offerId: offer.id, productId: line.productId, discount, title: line.title });
  }
  if (pieces.length === 0) return refuse('invalid', messages.nothingInDeal(code));
  return { kind: 'priced', discount: sumKobo(pieces.map(({ discount }) => discount)), pieces };
}

const refuse = (because: 'invalid' | 'conflict', message: string): FlashPricing => ({
  kind: 'refused',
  because,
  message,
});
