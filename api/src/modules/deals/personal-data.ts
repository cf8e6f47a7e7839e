import type { PersonalData } from '../../platform/personal-data/personal-data';

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
};
