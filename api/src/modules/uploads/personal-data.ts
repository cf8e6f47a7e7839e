import type { PersonalData } from '../../platform/personal-data/personal-data';
import './tables';

/** What this module stores about people. */
export const uploadsPersonalData: PersonalData = {
  tables: {
    uploads: {
      holds: 'photos of profiles, returns and reviews',
      kept: 'unused ones a day; others as long as what shows them',
      why: 'to show them',
      job: 'delete unused photos',
      onDeletion: 'unlinked',
      exported: 'orders',
    },
  },
  /** Nothing shows the photos from now on; the job deletes the files. */
  async reduce(db, { userId }) {
    await db.updateTable('uploads').set({ used_by: null, withdrawn: true }).where('user_id', '=', userId).execute();
  },
};
