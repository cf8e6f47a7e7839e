import type { RecordedAnswer } from '../gate/trial/trial';

/** As many show every kind of row; more would only make the file longer. */
const MOST = 4;

/** The same answer with short lists of things; lists of names, such as the server's capabilities, stay whole. What counts them (`total`, `pagination`) stays as it was. */
export function shortenAnswer({ status, body }: RecordedAnswer): RecordedAnswer {
  return { status, body: shorten(body) };
}

function shorten(value: unknown): unknown {
  if (Array.isArray(value)) return value.every(isRecord) ? value.slice(0, MOST).map(shorten) : value;
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shorten(inner)]));
}

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;
