import { ORDER_SEARCH_MAX } from '@nkm/contracts';
import { type Static, Type } from 'typebox';
import { List, MOST_PER_PAGE, PaginationSchema } from '../../../platform/http/envelopes';
import { OrderSchema } from '../schema/order';

const LONGEST_STATUS = 40;

/** GET /orders: all optional, and without a default, because each of them asks for pages (ours). */
export const OrderListQuery = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
  perPage: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_PER_PAGE })),
  q: Type.Optional(
    Type.String({ maxLength: ORDER_SEARCH_MAX, description: 'Words of items, order numbers and invoice numbers' }),
  ),
  status: Type.Optional(
    Type.String({ maxLength: LONGEST_STATUS, description: 'Of the order or one of its invoices; empty: every status' }),
  ),
});

/** `pagination` only when the request asks for pages. */
export const OrderListSchema = Type.Object({
  ...List(OrderSchema).properties,
  pagination: Type.Optional(PaginationSchema),
});

/** Documented requests name no page, and get the newest orders. */
export const wantsPage = (query: Static<typeof OrderListQuery>): boolean =>
  Object.keys(OrderListQuery.properties).some((name) => Object.hasOwn(query, name));
