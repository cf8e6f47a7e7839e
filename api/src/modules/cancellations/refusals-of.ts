import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import type {} from '../orders/public';
import './tables';

/** Why staff refused the last cancellation of the lines of these invoices, by line. */
export async function refusalsOf(db: Kysely<Database>, invoiceIds: readonly number[]): Promise<Map<number, string>> {
  const refused = await db
    .selectFrom('cancellations')
    .innerJoin('invoice_lines', 'invoice_lines.id', 'cancellations.line_id')
    .select(['cancellations.line_id', 'cancellations.reason'])
    .where('invoice_lines.invoice_id', 'in', invoiceIds)
    .where('cancellations.status', '=', 'Refused')
    .orderBy('cancellations.id')
    .execute();
  return new Map(refused.map(({ line_id, reason }) => [line_id, reason ?? '']));
}
