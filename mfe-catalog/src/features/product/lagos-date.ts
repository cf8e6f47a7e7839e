import type { Timestamp } from '@nkm/contracts';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = [
  'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November',
  'December',
]; // prettier-ignore
/** Lagos is one hour ahead of UTC all year. */
const LAGOS = 60 * 60 * 1000;

/** For example `15 January 2026`, the day in Lagos. Written out by us: locales differ between server and browser. */
export function reviewDate(timestamp: Timestamp): string {
  const date = inLagos(Date.parse(timestamp));
  if (Number.isNaN(date.getTime())) return '';
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** For example `Thursday, 15 January`, the day in Lagos. */
export function dayAndMonth(moment: Date): string {
  const date = inLagos(moment.getTime());
  return `${DAYS[date.getUTCDay()]}, ${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`;
}

function inLagos(time: number): Date {
  return new Date(time + LAGOS);
}
