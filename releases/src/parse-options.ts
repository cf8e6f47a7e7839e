import { KEPT_DAYS } from './reports/report-lines';
import { isSliceName, isVersion } from './store/names';
import { refusal } from './store/release-error';

/** A time such as `10m`, in seconds. @throws ReleaseError `refused`, as the other functions here */
export function parseSeconds(text: string): number {
  const [, number, unit] = /^(\d+)([smh])$/.exec(text) ?? [];
  const seconds = Number(number) * { s: 1, m: 60, h: 3_600 }[unit as 's' | 'm' | 'h'];
  if (!(seconds > 0)) throw refusal(`"${text}" is not a time such as 90s, 10m or 2h`);
  return seconds;
}

/** Versions such as `mfe-orders@2.0.0`, by their slice. */
export function parseVersions(texts: readonly string[]): Record<string, string> {
  const named = texts.map((text) => text.split('@'));
  const wrong = named.findIndex(
    ([slice, version, ...more]) => !isSliceName(slice) || !isVersion(version) || more.length > 0,
  );
  if (wrong >= 0) throw refusal(`"${texts[wrong]}" is not a version such as mfe-orders@2.0.0`);
  const versions = Object.fromEntries(named) as Record<string, string>;
  if (Object.keys(versions).length < texts.length) throw refusal('name each slice once');
  return versions;
}

export function parseKeep(text: string): number {
  const keep = Number(text);
  if (!Number.isInteger(keep) || keep < 1) throw refusal(`--keep must be a whole number from 1, not ${text}`);
  return keep;
}

export function parseRevision(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw refusal(`"${text}" is not a revision`);
  return Number(text);
}

export function parsePercent(text: string): number {
  if (!/^\d+(\.\d+)?$/.test(text)) throw refusal(`"${text}" is not a percentage`);
  return Number(text);
}

/** The end of a day in UTC, ISO 8601; null without one. */
export function parseUntil(text: string | undefined): string | null {
  if (text === undefined) return null;
  const end = new Date(`${text}T23:59:59.999Z`);
  if (Number.isNaN(end.getTime()) || !end.toISOString().startsWith(text))
    throw refusal(`"${text}" is not a day such as 2027-06-30`);
  return end.toISOString();
}

/** First segments of addresses; null without any. */
export function parseAddresses(text: string | undefined): string[] | null {
  const addresses = text?.split(',').map((address) => address.trim().toLowerCase()) ?? null;
  const wrong = addresses?.find((address) => !/^\/[^/\s]*$/.test(address));
  if (wrong !== undefined) throw refusal(`"${wrong}" is not a first segment such as /my-orders`);
  return addresses;
}

/** Reports are kept for 14 days. */
export function parseDays(text: string): number {
  const days = Number(text);
  if (!(days > 0 && days <= KEPT_DAYS)) throw refusal(`--days must be a number up to ${KEPT_DAYS}, not ${text}`);
  return days;
}

export function parseLoads(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw refusal(`"${text}" is not a number of page loads`);
  return Number(text);
}
