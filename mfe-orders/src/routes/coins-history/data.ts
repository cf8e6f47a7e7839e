import { clampPage, type LoadArguments, type PointEntry, totalPages } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';

/** Entries per page (ORD-CONST-005). */
export const PER_PAGE = 8;

export interface Data {
  entries: PointEntry[];
  page: number;
  pages: number;
}

interface Answer {
  data: PointEntry[];
  /** Missing from a server that sends all entries at once. */
  pagination?: { current_page: number; total: number; perPage: number };
}

/** GET /users/nkmcoins/history (ORD-CALL-003). For a page that does not exist, returns the last one. */
export async function load({ url, platform: { api }, signal }: LoadArguments<Platform>): Promise<Data> {
  const wanted = Number(url.searchParams.get('page') ?? 1);
  const page = Number.isSafeInteger(wanted) && wanted > 0 ? wanted : 1;
  const found = await read(page);
  return page > found.pages ? read(found.pages) : found;

  async function read(wantedPage: number): Promise<Data> {
    const { data, pagination } = await api.get<Answer>('/users/nkmcoins/history', {
      query: { page: wantedPage, perPage: PER_PAGE },
      signal,
    });
    const pages = totalPages({ total: pagination?.total ?? data.length, perPage: PER_PAGE });
    if (pagination) return { entries: data, page: wantedPage, pages };
    const shown = clampPage(wantedPage, pages);
    return { entries: data.slice((shown - 1) * PER_PAGE, shown * PER_PAGE), page: shown, pages };
  }
}
