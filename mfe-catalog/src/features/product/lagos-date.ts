import type { Timestamp } from '@nkm/contracts';

const MONTHS = [
  'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November',
  'December',
]; // prettier-ignore
/** Lagos is one hour ahead of UTC all year. */
const LAGOS = 60 * 60 * 1000;

/** For example `15 January 2026`, the day in Lagos. Written out by us: locales differ between server and browser. */
export function reviewDate(timestamp: Timestamp): string {
  const date = new Date(Date.parse(timestamp) + LAGOS);
  if (Number.isNaN(date.getTime())) return '';
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}
