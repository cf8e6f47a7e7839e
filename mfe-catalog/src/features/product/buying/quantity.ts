/** Initial quantity on a product page (SHR-CONST-004). */
export const DEFAULT_QUANTITY = 1;

/** Limits the wanted quantity to the stock of the chosen variant, but at least 1 (SHR-RULE-005, SHR-RULE-006). */
export function limitQuantity(wanted: number, stock: number): number {
  return Math.max(DEFAULT_QUANTITY, Math.min(wanted, stock));
}
