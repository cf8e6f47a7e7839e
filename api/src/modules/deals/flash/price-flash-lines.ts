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

/** One unit of an offer, for one line. */
export interface FlashPiece<L extends FlashLine = FlashLine> {
  offerId: number;
  line: L;
  /** The price of the line's unit minus that of the deal. */
  discount: Kobo;
}

/** The discount of the code, and its pieces. */
export interface FlashPrice<L extends FlashLine = FlashLine> {
  discount: Kobo;
  pieces: FlashPiece<L>[];
}

export type FlashPricing<L extends FlashLine = FlashLine> =
  | ({ kind: 'priced' } & FlashPrice<L>)
  /** `invalid`: a different request can succeed; `conflict`: sold out, or taken before. */
  | { kind: 'refused'; because: 'invalid' | 'conflict'; message: string };

/**
 * Prices the lines of an order with the code of the campaign: one unit of each product per customer, while stocks last
 * (CAT-CONST-022, CAT-CONST-023). Every further unit, and an offer that this customer cannot have, costs the price of
 * the product. Refuses the code only when it lowers nothing. Ignores an offer that is not cheaper than the product.
 */
export function priceFlashLines<L extends FlashLine>(
  code: string,
  lines: readonly L[],
  offers: readonly FlashOffer[],
): FlashPricing<L> {
  const pieces: FlashPiece<L>[] = [];
  let obstacle: string | null = null;
  for (const { id, productId, price, left, hadBefore } of offers) {
    const line = dearestOf(lines.filter((one) => one.productId === productId && one.unitPrice > price));
    if (!line) continue;
    if (hadBefore) obstacle ??= messages.hadBefore(line.title);
    else if (left <= 0) obstacle ??= messages.soldOut(line.title);
    else pieces.push({ offerId: id, line, discount: kobo(line.unitPrice - price) });
  }
  if (pieces.length > 0) return { kind: 'priced', discount: sumKobo(pieces.map(({ discount }) => discount)), pieces };
  if (obstacle !== null) return { kind: 'refused', because: 'conflict', message: obstacle };
  return { kind: 'refused', because: 'invalid', message: messages.nothingInDeal(code) };
}

/** Of several variants, the shopper saves most with the dearest. */
const dearestOf = <L extends FlashLine>(lines: readonly L[]): L | undefined =>
  lines.reduce<L | undefined>((best, line) => (best && best.unitPrice >= line.unitPrice ? best : line), undefined);
