/** Maximum characters of a search; the server rejects more. */
export const LONGEST_QUERY = 200;

/** The query of a search address. A stray percent sign, typed by hand, stays as it is. */
export function queryOfPath(pathname: string): string {
  const encoded = /^\/search\/([^/]+)/i.exec(pathname)?.[1] ?? '';
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}
