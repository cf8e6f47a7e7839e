import { lagosWeekday } from './lagos-time';

/** Days from order to delivery and pickup, where the server does not say otherwise (CART-CONST-004). */
export const DELIVERY_DAYS = 5;
const DAY_MS = 24 * 60 * 60 * 1000;

/** When an order of that time arrives at the latest. */
export function estimatedArrival(ordered: Date, days = DELIVERY_DAYS): Date {
  return new Date(ordered.getTime() + days * DAY_MS);
}

/** The day in Lagos by which an order of that time arrives, for example `Thursday, 26 November`. */
export function estimatedDay(ordered: Date, days = DELIVERY_DAYS): string {
  return lagosWeekday(estimatedArrival(ordered, days));
}
