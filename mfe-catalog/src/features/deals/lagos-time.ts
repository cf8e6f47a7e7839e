import type { Timestamp } from '@nkm/contracts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Lagos is one hour ahead of UTC all year. */
const LAGOS = HOUR;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * A moment as the shops of Lagos say it: `Today 12:00pm`, `Tomorrow 12:00pm` (spec 2 §2), `23 Nov 12:00pm`. Written out
 * by us: locales differ between server and browser.
 */
export function lagosTime(moment: Timestamp, now: Timestamp): string {
  const there = Date.parse(moment) + LAGOS;
  const days = Math.floor(there / DAY) - Math.floor((Date.parse(now) + LAGOS) / DAY);
  const date = new Date(there);
  const day = ['Today', 'Tomorrow'][days] ?? `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`;
  const hour = date.getUTCHours();
  const minutes = String(date.getUTCMinutes()).padStart(2, '0');
  return `${day} ${hour % 12 || 12}:${minutes}${hour < 12 ? 'am' : 'pm'}`;
}
