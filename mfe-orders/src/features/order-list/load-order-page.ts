import { type Order, readText, ORDER_SEARCH_MAX, type Pagination, totalPages } from '@nkm/contracts';
import { ApiError, type Platform } from '@nkm/platform';
import { newestFirst } from '../../order/newest-first';
import { ORDERS_PER_PAGE } from './page-of-orders';

export interface OrderPage {
  kind: 'page';
  orders: Order[];
  page: number;
  pages: number;
  /** Orders on all pages. */
  total: number;
  /** Why the search has no result; null when it has one. */
  failure: string | null;
}

export interface AllOrders {
  kind: 'all';
  orders: Order[];
}

interface Answer {
  data: Order[];
  /** Missing from a server that has replaced one with pages. */
  pagination?: Pagination;
}

/**
 * One page of `GET /orders` with the search and status of the address. For a page that does not exist, returns the last
 * one. A search that can succeed later returns its failure, so that the shopper keeps the search box. Rejects with
 * `ApiError`.
 */
export async function loadOrderPage(
  { api }: Pick<Platform, 'api'>,
  { query, signal }: { query: URLSearchParams; signal: AbortSignal },
): Promise<OrderPage | AllOrders> {
  const wanted = Number(query.get('page') ?? 1);
  const first = Number.isSafeInteger(wanted) && wanted > 0 ? wanted : 1;
  const q = readText(query.get('q') ?? '').slice(0, ORDER_SEARCH_MAX) || undefined;
  const status = query.get('status') || undefined;
  const isFiltered = q !== undefined || status !== undefined;
  try {
    const found = await read(first);
    return found.kind === 'page' && first > found.pages ? await read(found.pages) : found;
  } catch (error) {
    if (!isFiltered || !(error instanceof ApiError && error.retryable)) throw error;
    return { kind: 'page', orders: [], page: 1, pages: 1, total: 0, failure: error.message };
  }

  async function read(page: number): Promise<OrderPage | AllOrders> {
    const { data, pagination } = await api.get<Answer>('/orders', {
      query: { page, perPage: ORDERS_PER_PAGE, q, status },
      signal,
      // The search box shows that it works; the overlay would stop the typing.
      background: isFiltered,
    });
    if (!pagination) return { kind: 'all', orders: newestFirst(data) };
    const pages = totalPages({ total: pagination.total, perPage: ORDERS_PER_PAGE });
    return { kind: 'page', orders: data, page, pages, total: pagination.total, failure: null };
  }
}
