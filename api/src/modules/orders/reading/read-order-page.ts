import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { findOrders, type OrderFilter } from './find-orders';
import type { OrderDetails } from '../orders-needs';
import { readOrders } from './read-orders';

/** Without perPage. */
const PER_PAGE = 20;

interface Wanted extends OrderFilter {
  userId: number;
  page?: number | undefined;
  perPage?: number | undefined;
}

/** One page of the shopper's orders, newest first. */
export async function readOrderPage(
  db: Kysely<Database>,
  sources: OrderDetails & { publicUrl: string },
  { page = 1, perPage = PER_PAGE, userId, ...filter }: Wanted,
) {
  const { ids: orderIds, total } = await findOrders(db, { userId, page, perPage, ...filter });
  const data = await readOrders(db, sources, { userId, orderIds });
  return { data, pagination: { current_page: page, total, perPage } };
}
