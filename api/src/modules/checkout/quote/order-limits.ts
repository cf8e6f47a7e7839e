import type { FieldErrors } from '@nkm/contracts';

/** Most units in one order (settings ORDER_LINE_UNITS, ORDER_UNITS). */
export interface OrderLimits {
  /** Of one product or variant. */
  lineUnits: number;
  /** Of the whole order. */
  orderUnits: number;
}

/** Field errors for lines and orders above the limits; empty when there are none. */
export function overLimits(lines: readonly { title: string; quantity: number }[], limits: OrderLimits): FieldErrors {
  const errors: FieldErrors = {};
  lines.forEach(({ title, quantity }, index) => {
    if (quantity > limits.lineUnits)
      errors[`products.${index}.quantity`] = [
        `You can order at most ${limits.lineUnits} of ${title} at a time. Change the quantity in your cart.`,
      ];
  });
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (units > limits.orderUnits)
    errors.products = [
      `An order can have at most ${limits.orderUnits} units. You selected ${units}. Order some of them separately.`,
    ];
  return errors;
}
