import type { PersonalData, TableRule } from '../../platform/personal-data/personal-data';

const shortLived = (holds: string, kept: string): TableRule => ({
  holds,
  kept,
  why: 'to pass the seller to the site without the session',
  job: 'clean up link codes',
  onDeletion: 'erased',
  exported: null,
});

/** What this module stores about people. */
export const sellerHandoffPersonalData: PersonalData = {
  tables: {
    handoff_grants: shortLived('permissions of the KYC site', '30 minutes'),
    link_codes: shortLived('one-time codes for the sites of sellers', '60 seconds'),
  },
};
