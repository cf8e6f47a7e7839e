import type { RecordedAnswer } from '../gate/trial/trial';

/** Enough to show every kind of row in a short file. */
const MOST = 4;

/**
 * Shortens the lists of objects in a response. Lists of strings, such as the social sign-ins, and counts
 * (`total`, `pagination`) stay unchanged.
 */
export function shortenAnswer({ status, body }: RecordedAnswer): RecordedAnswer {
  return { status, body: shorten(body) };
}

function shorten(value: unknown): unknown {
  if (Array.isArray(value)) return value.every(isRecord) ? value.slice(0, MOST).map(shorten) : value;
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shorten(inner)]));
}

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;
