import type { PersonalData } from '../../platform/personal-data/personal-data';
import './tables';

/** Days for which a reason is stored. */
export const REASON_DAYS = 730;

/** What this module stores about people. */
export const accountDeletionPersonalData: PersonalData = {
  tables: {
    deletion_requests: {
      holds: 'deletions that wait for their code, with the reason',
      kept: 'until the code expires, 10 minutes',
      why: 'to confirm the deletion',
      job: 'clean up removals',
      onDeletion: 'erased',
      exported: null,
    },
    deletion_receipts: {
      holds: 'a hash of the session that deleted an account',
      kept: '1 hour',
      why: 'to answer again when the answer got lost',
      job: 'clean up removals',
      onDeletion: 'kept',
      exported: null,
    },
    deletion_reasons: {
      holds: 'why shoppers left, in free text without emails and phone numbers, with the day and without the account',
      kept: `${REASON_DAYS} days`,
      why: 'to improve the shop',
      job: 'clean up removals',
      onDeletion: 'kept',
      exported: null,
    },
  },
};
