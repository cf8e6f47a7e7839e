import type { Sort, Sorts } from './sorts';

/** What the address of a list says: `?page=&sort=`. */
export interface ListingAddress {
  page: number;
  sort: Sort;
}

/** Reads page and sort; what is neither is page 1 in the list's own order (spec 1 §2.10). */
export function readListingAddress(query: URLSearchParams, sorts: Sorts): ListingAddress {
  const page = Number(query.get('page') ?? 1);
  const sort = sorts.find((known) => known === query.get('sort'));
  return { page: Number.isSafeInteger(page) && page >= 1 ? page : 1, sort: sort ?? sorts[0] };
}

const CATEGORY_SLUG = /^[A-Za-z0-9-]{1,120}$/;

/** The category in which a search looks; undefined: in all. */
export function readCategory(query: URLSearchParams): string | undefined {
  const slug = query.get('category') ?? '';
  return CATEGORY_SLUG.test(slug) ? slug : undefined;
}

/**
 * The address of a page of a list; what is the default is left out, so that each page has one address.
 * @param list address of the list itself, which may name a category
 */
export function listingHref(list: string, { page, sort }: ListingAddress, sorts: Sorts): string {
  const [pathname, kept] = list.split('?');
  const query = new URLSearchParams(kept);
  if (page > 1) query.set('page', String(page));
  if (sort !== sorts[0]) query.set('sort', sort);
  const text = query.toString();
  return text === '' ? pathname! : `${pathname}?${text}`;
}
