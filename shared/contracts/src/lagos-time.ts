import type { Timestamp } from './entities';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Lagos is one hour ahead of UTC all year. */
const OFFSET_MS = HOUR_MS;
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const MONTHS = 'January February March April May June July August September October November December'.split(' ');

// Formatted by hand, because the locale data of servers and browsers differ.

/** `15 January 2026`; empty for an invalid date. */
export function lagosDate(moment: Timestamp): string {
  const { day, month, year } = inLagos(Date.parse(moment));
  return month === undefined ? '' : `${day} ${month} ${year}`;
}

/** `2026-01-15`; empty for an invalid date. */
export function lagosIsoDate(moment: Timestamp): string {
  const date = new Date(Date.parse(moment) + OFFSET_MS);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}

/** `10:00`; empty for an invalid date. */
export function lagosClock(moment: Timestamp): string {
  const { month, hour, minute } = inLagos(Date.parse(moment));
  return month === undefined ? '' : `${pad(hour)}:${pad(minute)}`;
}

/** `Thursday, 15 January`. */
export function lagosWeekday(moment: Date): string {
  const { weekday, day, month } = inLagos(moment.getTime());
  return `${weekday}, ${day} ${month}`;
}

/** `Thu 15 Jan`, for a line with little room. */
export function lagosShortDay(moment: Date): string {
  const { weekday, day, month } = inLagos(moment.getTime());
  return `${weekday?.slice(0, 3)} ${day} ${month?.slice(0, 3)}`;
}

/** The last second of the day in Lagos that is this many days after the moment. */
export function lagosDayEnd(moment: Date, days: number): Date {
  const { days: day } = inLagos(moment.getTime());
  return new Date((day + days + 1) * DAY_MS - OFFSET_MS - 1_000);
}

/** `15 Jan 2026, 10:00`; returns an invalid date unchanged. */
export function lagosDateTime(moment: Timestamp): string {
  const { day, month, year, hour, minute } = inLagos(Date.parse(moment));
  return month === undefined ? moment : `${pad(day)} ${month.slice(0, 3)} ${year}, ${pad(hour)}:${pad(minute)}`;
}

/** `Today 12:00pm`, `Tomorrow 12:00pm` (CAT-SCR-050), `23 Nov 12:00pm`. */
export function lagosTime(moment: Timestamp, now: Timestamp): string {
  const { days, day, month, hour, minute } = inLagos(Date.parse(moment));
  const date = ['Today', 'Tomorrow'][days - inLagos(Date.parse(now)).days] ?? `${day} ${month?.slice(0, 3)}`;
  return `${date} ${hour % 12 || 12}:${pad(minute)}${hour < 12 ? 'am' : 'pm'}`;
}

/** Without `month` for an invalid time. `days`: number of the day since 1970. */
function inLagos(time: number) {
  const date = new Date(time + OFFSET_MS);
  return {
    days: Math.floor(date.getTime() / DAY_MS),
    weekday: WEEKDAYS[date.getUTCDay()],
    day: date.getUTCDate(),
    month: MONTHS[date.getUTCMonth()],
    year: date.getUTCFullYear(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
  };
}

const pad = (value: number) => String(value).padStart(2, '0');
