import { Type } from 'typebox';
import { dated } from '../../platform/personal-data/dated';
import { belongsTo, type PersonalData } from '../../platform/personal-data/personal-data';
import './tables';

/** Days for which a message is stored. */
export const MESSAGE_DAYS = 730;
const owners = ['user_id', 'email'] as const;

/** What this module stores about people. */
export const contactMessagesPersonalData: PersonalData = {
  tables: {
    contact_messages: {
      holds: 'messages of the contact form: name, email and text',
      kept: `${MESSAGE_DAYS} days`,
      why: 'so that staff can answer them and look earlier ones up',
      job: 'clean up contact messages',
      onDeletion: 'erased',
      owners,
      exported: 'messages',
    },
  },
  exported: {
    sections: {
      messages: Type.Array(
        Type.Object({
          name: Type.String(),
          email: Type.String(),
          subject: Type.String(),
          created_at: Type.String(),
          content: Type.String(),
        }),
      ),
    },
    async read(db, person) {
      const messages = await db
        .selectFrom('contact_messages')
        .select(['name', 'email', 'subject', 'content', 'created_at'])
        .where(belongsTo(person, owners))
        .orderBy('id')
        .execute();
      return { messages: messages.map(dated) };
    },
  },
};
