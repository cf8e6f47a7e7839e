import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import type {} from '../../orders/public';
import '../tables';

/** Units of a line that were refunded before. */
const refunded = sql<number>`coalesce(
  (select sum(r.quantity) from refund_lines r where r.line_id = invoice_lines.id), 0)::integer`;

/** All lines of these invoices, with their shares. */
export const refundableLines = async (db: Kysely<Database>, invoiceIds: readonly number[]) =>
  invoiceIds.length === 0
    ? []
    : db
        .selectFrom('invoice_lines')
        .selectAll()
        .select(refunded.as('refunded'))
        .where('invoice_id', 'in', invoiceIds)
        .orderBy('id')
        .execute();
