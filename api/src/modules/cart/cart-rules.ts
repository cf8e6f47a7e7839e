/** Most lines of a cart. */
export const MOST_LINES = 100;
/** Most units of a line, regardless of the stock. */
export const MOST_UNITS = 9_999;

/**
 * Quantity of a line after an addition: a repeated POST keeps the larger number, capped at the stock. The stock is at
 * least 1.
 */
export function mergedQuantity(before: number | null, added: number, stock: number): number {
  return Math.min(Math.max(before ?? 0, added), stock);
}
