import { createHash } from 'node:crypto';

/** Tells whether a repeated request is the same one. The order of the fields does not matter, that of a list does. */
export function hashRequest(body: unknown): string {
  return createHash('sha256').update(JSON.stringify(sorted(body ?? null))).digest('hex'); // prettier-ignore
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)]),
  );
}
