import type { Timestamp } from '@nkm/contracts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const inLagos = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Lagos',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/**
 * `15 Jan 2026, 10:00` in Nigerian time, the same in every browser: month names differ between their locale data.
 * What is no date stays as it came.
 */
export function formatLagosTime(timestamp: Timestamp): string {
  const date = new Date(timestamp);
  if (Number.isNaN(date.getTime())) return timestamp;
  const part = Object.fromEntries(inLagos.formatToParts(date).map(({ type, value }) => [type, value]));
  return `${part.day} ${MONTHS[Number(part.month) - 1]} ${part.year}, ${part.hour}:${part.minute}`;
}
