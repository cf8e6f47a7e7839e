import { RESULT_QUERY, resultMessage } from '../../frame/newsletter/newsletter-result';
import type { HostClaim } from '../../slices/boot-data';

export interface PageQuery {
  /** The normalized query that the page reads, with its question mark; '' for none. */
  read: string;
  /** All other parameters; a redirect passes them on. */
  rest: URLSearchParams;
  /** The route declares no parameters, so the page gets them all. */
  isUnknown: boolean;
}

/**
 * Splits the query of an address. A page is rendered and cached for the parameters that its route declares, in declared
 * order, each value once. Pages that the browser renders and unclaimed pages read none. The frame reads the
 * newsletter's result on every page.
 */
export function splitQuery(
  search: string,
  claim: Pick<HostClaim, 'public' | 'query' | 'secretQuery'> | undefined,
): PageQuery {
  if (search === '' || claim?.secretQuery) return { read: '', rest: new URLSearchParams(), isUnknown: false };
  const given = new URLSearchParams(search);
  if (claim?.public && !claim.query) return { read: search, rest: new URLSearchParams(), isUnknown: true };
  const names = claim?.public ? [...claim.query!] : [];
  if (resultMessage(search)) names.push(RESULT_QUERY);
  const read = new URLSearchParams(
    names.flatMap((name) => [...new Set(given.getAll(name))].map((value) => [name, value])),
  ).toString();
  const rest = new URLSearchParams([...given].filter(([name]) => !names.includes(name)));
  return { read: read && `?${read}`, rest, isUnknown: false };
}

/** Adds the parameters that the page did not read to its redirect, so that campaign tracking still works. */
export function withRest(location: string, rest: URLSearchParams): string {
  if (rest.size === 0 || !location.startsWith('/')) return location;
  const [address = '', fragment] = location.split('#');
  const joined = `${address}${address.includes('?') ? '&' : '?'}${rest}`;
  return fragment === undefined ? joined : `${joined}#${fragment}`;
}
