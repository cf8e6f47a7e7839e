import { kobo, toNaira, timesKobo } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import { paginate } from '../../platform/database/paginate';
import type { Database } from '../../platform/database/tables';
import type {} from '../catalog/public';
import type {} from '../orders/public';
import type { CancellationStatus } from './tables';

/** Requests to cancel products for staff: open ones from the oldest on, decided ones from the newest on. */
export async function readCancellations(
  db: Kysely<Database>,
  { status, page, perPage }: { status: CancellationStatus; page: number; perPage: number },
) {
  const wanted = db.selectFrom('cancellations').where('cancellations.status', '=', status);
  const { rows, pagination } = await paginate(
    wanted
      .innerJoin('invoice_lines as line', 'line.id', 'cancellations.line_id')
      .innerJoin('invoices', 'invoices.id', 'line.invoice_id')
      .innerJoin('vendors', 'vendors.id', 'invoices.vendor_id')
      .select(['cancellations.id', 'cancellations.status', 'cancellations.reason'])
      .select(['cancellations.requested_at', 'cancellations.decided_at'])
      .select(['invoices.reference', 'vendors.store_name', 'line.quantity', 'line.unit_kobo'])
      .select(['line.name', 'line.variant_values'])
      .orderBy('cancellations.id', status === 'Requested' ? 'asc' : 'desc'),
    { page, perPage },
  );
  const data = rows.map(({ unit_kobo, requested_at, decided_at, ...row }) => ({
    ...row,
    subtotal: toNaira(timesKobo(kobo(unit_kobo), row.quantity)),
    requested_at: requested_at.toISOString(),
    decided_at: decided_at?.toISOString() ?? null,
  }));
  return { data, pagination };
}
