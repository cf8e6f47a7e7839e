import type { PersonalData } from '../../platform/personal-data/personal-data';
import './tables';

/** What this module stores about people. */
export const profilePersonalData: PersonalData = {
  tables: {
    email_changes: {
      holds: 'a new email that waits for its confirmation',
      kept: 'until the link expires',
      why: 'to verify the email',
      job: 'clean up email changes',
      onDeletion: 'erased',
      /** The email is in the profile after its link was opened. */
      exported: null,
    },
  },
  async recipientsOf(db, userId) {
    const rows = await db.selectFrom('email_changes').select('email').where('user_id', '=', userId).execute();
    return rows.map(({ email }) => email);
  },
};
