/**
 * The quantity that a shopper gets for the one wanted: never below `min`, never above `max`, which counts as
 * exceeded and is told to the shopper (spec 1 §5, spec 2 §5). With a `max` below `min` it stays at `min`.
 */
export function settleQuantity(wanted: number, min: number, max: number): { quantity: number; exceeded: boolean } {
  return { quantity: Math.max(min, Math.min(wanted, max)), exceeded: wanted > max };
}
