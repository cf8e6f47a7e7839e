/** Quantity that a product page starts with (spec 1 §9). */
export const DEFAULT_QUANTITY = 1;

/** Keeps what was wanted within the stock of the variant that is chosen now, never below 1 (spec 1 §5). */
export function limitQuantity(wanted: number, stock: number): number {
  return Math.max(DEFAULT_QUANTITY, Math.min(wanted, stock));
}
