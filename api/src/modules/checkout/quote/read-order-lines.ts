import type { FieldErrors } from '@nkm/contracts';
import { kobo, toKobo, type Kobo } from '@nkm/contracts';

/** A line in one of the two formats of POST /orders. */
export interface WireLine {
  id?: number | null | undefined;
  quantity?: number | undefined;
  selling_price?: number | undefined;
  variant?: { id: number; quantity: number; selling_price?: number | undefined } | null | undefined;
}

export interface WantedLine {
  /** Exactly one of the two is set. */
  productId: number | null;
  variantId: number | null;
  quantity: number;
  /** Price that the shopper saw; null when the client sent none. */
  seenPrice: Kobo | null;
}

/** Reads the lines of an order and merges duplicates of a product or variant. */
export function readOrderLines(wire: readonly WireLine[]): { lines: WantedLine[]; errors: FieldErrors } {
  const errors: FieldErrors = {};
  const lines = new Map<string, WantedLine>();
  wire.forEach((line, index) => {
    const { id, quantity, selling_price: seen } = line.variant ?? line;
    const at = line.variant ? `products.${index}.variant` : `products.${index}`;
    if (id === undefined || id === null) return void (errors[`${at}.id`] = ['The id is required.']);
    if (quantity === undefined) return void (errors[`${at}.quantity`] = ['The quantity is required.']);
    const seenPrice = readPrice(seen);
    if (seenPrice === undefined)
      return void (errors[`${at}.selling_price`] = ['The selling price must have at most two decimals.']);
    const key = `${line.variant ? 'variant' : 'product'} ${id}`;
    const before = lines.get(key);
    lines.set(key, {
      productId: line.variant ? null : id,
      variantId: line.variant ? id : null,
      quantity: quantity + (before?.quantity ?? 0),
      seenPrice: seenPrice ?? before?.seenPrice ?? null,
    });
  });
  return { lines: [...lines.values()], errors };
}

/** Kobo. Null: no price sent; undefined: not an amount of money. */
function readPrice(naira: number | undefined): Kobo | null | undefined {
  if (naira === undefined) return null;
  try {
    const amount = toKobo(naira);
    return amount >= 0 ? kobo(amount) : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
