import { RESULT_QUERY, resultMessage } from '../newsletter/newsletter-result';
import type { HostClaim } from '../slices/boot-data';

export interface PageQuery {
  /** What the page reads, with its question mark, one spelling for each meaning; '' for nothing. */
  read: string;
  /** Everything else; a redirect hands it on. */
  rest: URLSearchParams;
  /** No declaration says what the page reads: it gets all there is. */
  isUnknown: boolean;
}

/**
 * Splits the query of an address: a page is rendered and kept for the parameters that its route declares, in their
 * declared order, each value once. A page that the browser draws and one that nobody claims read none. The frame reads the
 * newsletter's result on every page.
 */
export function splitQuery(
  search: string,
  claim: Pick<HostClaim, 'public' | 'query' | 'secretQuery'> | undefined,
): PageQuery {
  if (claim?.secretQuery) return { read: '', rest: new URLSearchParams(), isUnknown: false };
  const given = new URLSearchParams(search);
  if (claim?.public && !claim.query) return { read: search, rest: new URLSearchParams(), isUnknown: search !== '' };
  const names = claim?.public ? [...claim.query!] : [];
  if (resultMessage(search)) names.push(RESULT_QUERY);
  const read = new URLSearchParams(
    names.flatMap((name) => [...new Set(given.getAll(name))].map((value) => [name, value])),
  ).toString();
  const rest = new URLSearchParams([...given].filter(([name]) => !names.includes(name)));
  return { read: read && `?${read}`, rest, isUnknown: false };
}

/** Where a page leads to, with the parameters that it did not see: who counts the visitors of an advert still can. */
export function withRest(location: string, rest: URLSearchParams): string {
  if (rest.size === 0 || !location.startsWith('/')) return location;
  const [address = '', fragment] = location.split('#');
  const joined = `${address}${address.includes('?') ? '&' : '?'}${rest}`;
  return fragment === undefined ? joined : `${joined}#${fragment}`;
}
