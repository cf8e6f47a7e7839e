import type { PersonalData } from '../../platform/personal-data/personal-data';

/** This module stores nothing about shoppers. */
export const ledgerPersonalData: PersonalData = {
  tables: { ledger_accounts: null, ledger_checks: null, ledger_entries: null, ledger_postings: null },
};
