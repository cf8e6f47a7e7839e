/**
 * Limits the wanted quantity to `min` and `max`. More than `max` counts as exceeded, which the caller shows to the
 * shopper (SHR-RULE-005, SHR-RULE-006). With a `max` below `min` the result is `min`.
 */
export function settleQuantity(wanted: number, min: number, max: number): { quantity: number; exceeded: boolean } {
  return { quantity: Math.max(min, Math.min(wanted, max)), exceeded: wanted > max };
}
