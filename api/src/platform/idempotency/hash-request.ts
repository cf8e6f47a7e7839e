import { createHash } from 'node:crypto';

/** Hash that identifies a repeated request. The order of fields does not matter, the order of list items does. */
export function hashRequest(body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(body ?? null)))
    .digest('hex');
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
