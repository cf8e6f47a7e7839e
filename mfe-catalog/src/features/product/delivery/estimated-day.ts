import { dayAndMonth } from '../lagos-date';

/** Days from order to delivery and pickup (spec 2 §9). */
const DELIVERY_DAYS = 5;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The day by which an order of today has arrived, for example `Thursday, 26 November`. */
export function estimatedDay(today: Date): string {
  return dayAndMonth(new Date(today.getTime() + DELIVERY_DAYS * DAY_MS));
}
