import { Type } from 'typebox';
import { dated } from '../../platform/personal-data/dated';
import type { PersonalData } from '../../platform/personal-data/personal-data';
import './tables';

/** Days for which a notification is stored. */
export const NOTIFICATION_DAYS = 365;

/** What this module stores about people. */
export const notificationsPersonalData: PersonalData = {
  tables: {
    notifications: {
      holds: 'notifications about orders, payments and products',
      kept: `${NOTIFICATION_DAYS} days`,
      why: 'so that the shopper can read them again',
      job: 'clean up notifications',
      onDeletion: 'erased',
      exported: 'notifications',
    },
  },
  exported: {
    sections: {
      notifications: Type.Array(
        Type.Object({ tag: Type.String(), description: Type.String(), created_at: Type.String() }),
      ),
    },
    async read(db, { userId }) {
      const notifications = await db
        .selectFrom('notifications')
        .select(['tag', 'description', 'created_at'])
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute();
      return { notifications: notifications.map(dated) };
    },
  },
};
