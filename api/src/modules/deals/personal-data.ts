import type { PersonalData } from '../../platform/personal-data/personal-data';
import { markPerson } from '../accounts/public';
import type {} from '../flash-prices/public';

/** What this module stores about people. */
export const dealsPersonalData: PersonalData = {
  tables: {
    flash_campaigns: null,
    flash_offers: null,
    flash_claims: {
      holds: 'which order used which flash deal',
      kept: 'without end',
      why: 'to enforce one flash deal of each product for each shopper',
      job: null,
      onDeletion: 'kept',
      exported: 'orders',
    },
  },
  async reduce(db, person, now) {
    const used = await db
      .selectFrom('flash_claims')
      .select('order_id')
      .where('user_id', '=', person.userId)
      .where('held', '=', true)
      .executeTakeFirst();
    if (used) await markPerson(db, person, now);
  },
};
