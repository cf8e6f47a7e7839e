import { clampPage, totalPages, type Order } from '@nkm/contracts';

/** Orders per page (ORD-CONST-001). */
export const ORDERS_PER_PAGE = 3;

export interface PageOfOrders {
  orders: Order[];
  page: number;
  pages: number;
}

/** One page of the list. For a page that does not exist, it returns the nearest one. */
export function pageOfOrders(orders: readonly Order[], wanted: number): PageOfOrders {
  const pages = totalPages({ total: orders.length, perPage: ORDERS_PER_PAGE });
  const page = clampPage(wanted, pages);
  const first = (page - 1) * ORDERS_PER_PAGE;
  return { orders: orders.slice(first, first + ORDERS_PER_PAGE), page, pages };
}
