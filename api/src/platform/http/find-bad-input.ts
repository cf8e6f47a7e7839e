/** No request of the storefront nests deeper than five levels. */
const DEEPEST = 32;

export interface BadInput {
  /** Names and places that lead to it: `products.0.note`; empty for the value itself. */
  field: string;
  because: 'character' | 'number' | 'depth';
}

/**
 * Finds what no schema refuses and PostgreSQL cannot store: text with a NUL or with half of a surrogate pair, in keys
 * and values, and a number without end (`JSON.parse` and ajv both read 1e309 as Infinity). Also finds what nests so
 * deep that a recursive function would run out of stack. Null: there is none.
 */
export function findBadInput(input: unknown): BadInput | null {
  // A list of its own instead of recursion: the input decides how deep it is.
  const rest: { value: unknown; path: readonly string[] }[] = [{ value: input, path: [] }];
  for (let entry = rest.pop(); entry; entry = rest.pop()) {
    const { value, path } = entry;
    const field = path.join('.');
    if (typeof value === 'string' && isBad(value)) return { field, because: 'character' };
    if (typeof value === 'number' && !Number.isFinite(value)) return { field, because: 'number' };
    if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) continue;
    if (path.length === DEEPEST) return { field: path[0]!, because: 'depth' };
    for (const [key, inner] of Object.entries(value)) {
      if (isBad(key)) return { field, because: 'character' };
      rest.push({ value: inner, path: [...path, key] });
    }
  }
  return null;
}

function isBad(text: string): boolean {
  return text.includes('\0') || /\p{Surrogate}/u.test(text);
}
