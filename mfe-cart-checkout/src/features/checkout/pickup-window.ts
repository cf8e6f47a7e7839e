/** Days from order to delivery and pickup (spec 2 §9). */
export const PICKUP_WINDOW_DAYS = 5;

/** The estimated day of delivery and pickup, as the shopper reads it: `Wednesday, 25 November`. */
export function estimatedDay(today: Date): string {
  const day = new Date(today);
  day.setDate(day.getDate() + PICKUP_WINDOW_DAYS);
  return new Intl.DateTimeFormat('en-NG', { weekday: 'long', day: 'numeric', month: 'long' }).format(day);
}
