/** Lines that a cart can have: more is no shopping any more. */
export const MOST_LINES = 100;
/** Units of a line, whatever the stock. */
export const MOST_UNITS = 9_999;

/**
 * Quantity of a line after it was added: a repeated POST keeps the larger number, capped at the stock (wire.md).
 * The stock is at least 1.
 */
export function mergedQuantity(before: number | null, added: number, stock: number): number {
  return Math.min(Math.max(before ?? 0, added), stock);
}
