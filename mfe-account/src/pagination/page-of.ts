import { clampPage, totalPages } from '@nkm/contracts';

export interface ListPage<T> {
  shown: readonly T[];
  page: number;
  pages: number;
}

/** The part of a list that the address asks for, with `?page=`; the last one for a page that does not exist. */
export function pageOf<T>(list: readonly T[], perPage: number, query: URLSearchParams): ListPage<T> {
  const pages = totalPages({ total: list.length, perPage });
  const page = clampPage(Number(query.get('page') ?? 1), pages);
  return { shown: list.slice((page - 1) * perPage, page * perPage), page, pages };
}
