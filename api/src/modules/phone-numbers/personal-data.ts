import type { PersonalData } from '../../platform/personal-data/personal-data';
import './tables';

/** What this module stores about people. The number itself belongs to the accounts module. */
export const phoneNumbersPersonalData: PersonalData = {
  tables: {
    phone_verifications: {
      holds: 'a phone number that waits for its code',
      kept: 'until the code expires',
      why: 'to verify the number',
      job: 'clean up phone verifications',
      onDeletion: 'erased',
      exported: null,
    },
  },
  async recipientsOf(db, userId) {
    const rows = await db.selectFrom('phone_verifications').select('contact').where('user_id', '=', userId).execute();
    return rows.map(({ contact }) => contact);
  },
};
