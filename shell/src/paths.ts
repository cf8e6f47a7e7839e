/** Characters that a search looks at; the server refuses more. */
export const LONGEST_QUERY = 200;
const CATEGORY_SLUG = /^[A-Za-z0-9-]{1,120}$/;

/** Addresses that the frame itself leads to. */
export const paths = {
  home: '/',
  shop: '/shop',
  cart: '/cart',
  wishlist: '/wishlist',
  category: (slug: string) => `/shop/${encodeURIComponent(slug)}`,
  product: (slug: string) => `/${encodeURIComponent(slug)}`,

  /**
   * Results of a search, in one category or in all. Null when there is nothing to search for (spec 1 §2.3): no text,
   * or one that an address cannot carry.
   */
  search(typed: string, category?: string | null): string | null {
    const query = wholeCharacters(wholeCharacters(typed).trim().slice(0, LONGEST_QUERY)).trim();
    if (/^\.{0,2}$/.test(query)) return null;
    const within = category && CATEGORY_SLUG.test(category) ? `?category=${category}` : '';
    return `/search/${encodeURIComponent(query)}${within}`;
  },
};

/** Half a character, as a cut or a broken paste leaves it, has no encoding. */
const wholeCharacters = (text: string) => text.replace(/\p{Surrogate}/gu, '');

/** What an address of results searches for; a stray percent sign, typed by hand, is taken as it is. */
export function queryOf(pathname: string): string {
  const encoded = /^\/search\/([^/]+)/i.exec(pathname)?.[1] ?? '';
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}
