/** Initial quantity on a product page (spec 1 §9). */
export const DEFAULT_QUANTITY = 1;

/** Limits the wanted quantity to the stock of the chosen variant, but at least 1 (spec 1 §5). */
export function limitQuantity(wanted: number, stock: number): number {
  return Math.max(DEFAULT_QUANTITY, Math.min(wanted, stock));
}
