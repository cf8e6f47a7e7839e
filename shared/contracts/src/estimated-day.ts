import { lagosWeekday } from './lagos-time';

/** Days from order to delivery and pickup (spec 2 §9). */
const DELIVERY_DAYS = 5;
const DAY_MS = 24 * 60 * 60 * 1000;

/** When an order of that time arrives at the latest. */
export function estimatedArrival(ordered: Date): Date {
  return new Date(ordered.getTime() + DELIVERY_DAYS * DAY_MS);
}

/** The day in Lagos by which an order of that time arrives, for example `Thursday, 26 November`. */
export function estimatedDay(ordered: Date): string {
  return lagosWeekday(estimatedArrival(ordered));
}
