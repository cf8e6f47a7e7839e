/** No request of the storefront nests deeper than five levels. */
const DEEPEST = 32;

export interface BadInput {
  /** Path to the value, for example `products.0.note`; empty for the value itself. */
  field: string;
  because: 'character' | 'number' | 'depth';
}

/**
 * Finds input that schemas accept and PostgreSQL cannot store: text with NUL or a lone surrogate, in keys and values,
 * and infinite numbers. (`JSON.parse` and ajv both read 1e309 as Infinity.) Also finds nesting so deep that a recursive
 * function would overflow the stack. Null: none.
 */
export function findBadInput(input: unknown): BadInput | null {
  // An explicit stack instead of recursion, because the input decides the depth.
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
