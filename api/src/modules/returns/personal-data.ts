import { sql } from 'kysely';
import type { PersonalData } from '../../platform/personal-data/personal-data';
import './tables';

const ERASED = '(erased)';

/** What this module stores about people. */
export const returnsPersonalData: PersonalData = {
  tables: {
    returns: {
      holds: 'returns: reason, the shopper’s text and the answer of staff',
      kept: 'without end; the texts as long as the account',
      why: 'for the books',
      job: null,
      onDeletion: 'kept',
      exported: 'orders',
    },
    return_lines: {
      holds: 'the products of a return',
      kept: 'without end',
      why: 'for the books',
      job: null,
      onDeletion: 'kept',
      exported: 'orders',
    },
    return_drop_offs: {
      holds:
        'the station of a return, the code for it, when the items arrived, and why staff took them without the code',
      kept: 'without end; the text 730 days',
      why: 'for the books; the text to settle complaints',
      job: 'erase texts of old orders',
      onDeletion: 'kept',
      exported: 'orders',
    },
    return_transitions: {
      holds: 'who moved a return, and why, in free text',
      kept: 'without end; the text 730 days',
      why: 'for the books; the text to settle complaints',
      job: 'erase texts of old orders',
      onDeletion: 'kept',
      exported: null,
    },
  },
  async reduce(db, { userId }) {
    await sql`update returns set comment = ${ERASED},
        refusal = case when refusal is null then null else ${ERASED} end
      from invoices join orders on orders.id = invoices.order_id
      where invoices.id = returns.invoice_id and orders.user_id = ${userId}`.execute(db);
  },
};
