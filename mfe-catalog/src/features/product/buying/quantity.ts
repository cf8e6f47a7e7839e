/** Quantity that a product page starts with (spec 1 §9). */
export const DEFAULT_QUANTITY = 1;

/** Keeps a quantity between 1 and the stock (spec 1 §5); `exceeds` when more was wanted than there is. */
export function limitQuantity(wanted: number, stock: number): { quantity: number; exceeds: boolean } {
  const most = Math.max(DEFAULT_QUANTITY, stock);
  const whole = Number.isFinite(wanted) ? Math.trunc(wanted) : DEFAULT_QUANTITY;
  return { quantity: Math.min(Math.max(DEFAULT_QUANTITY, whole), most), exceeds: whole > most };
}
