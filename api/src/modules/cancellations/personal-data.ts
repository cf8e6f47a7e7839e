import { sql } from 'kysely';
import type { PersonalData } from '../../platform/personal-data/personal-data';
import './tables';

/** What this module stores about people. */
export const cancellationsPersonalData: PersonalData = {
  tables: {
    cancellations: {
      holds: 'requests to cancel products, and the answer of staff',
      kept: 'without end; the answer as long as the account',
      why: 'for the books',
      job: null,
      onDeletion: 'kept',
      exported: 'orders',
    },
  },
  async reduce(db, { userId }) {
    await sql`update cancellations set reason = '(erased)'
      from invoice_lines
      join invoices on invoices.id = invoice_lines.invoice_id
      join orders on orders.id = invoices.order_id
      where invoice_lines.id = cancellations.line_id and cancellations.reason is not null
        and orders.user_id = ${userId}`.execute(db);
  },
};
