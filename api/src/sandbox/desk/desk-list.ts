import type { Page } from '@nkm/contracts';
import type { Caller, DeskApi } from './desk-api';
import type { Query } from './desk-site';

const PER_PAGE = 50;

/** One page of a list of the API, with what it is filtered by. */
export function readList<T>(
  api: DeskApi,
  caller: Caller,
  { path, query, status }: { path: string; query: Pick<Query, 'page'>; status?: string },
): Promise<Page<T>> {
  const wanted = Number(query.page);
  const page = Number.isSafeInteger(wanted) && wanted > 0 ? wanted : 1;
  const asked = new URLSearchParams({
    ...(status !== undefined && { status }),
    page: String(page),
    perPage: String(PER_PAGE),
  });
  return api.get<Page<T>>(caller, `${path}${path.includes('?') ? '&' : '?'}${asked}`);
}
