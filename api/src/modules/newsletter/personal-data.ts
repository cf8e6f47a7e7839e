import { Type } from 'typebox';
import { Nullable } from '../../platform/http/envelopes';
import type { PersonalData } from '../../platform/personal-data/personal-data';
import './tables';

/** What this module stores about people. */
export const newsletterPersonalData: PersonalData = {
  tables: {
    newsletter_subscriptions: {
      holds: 'name and email of readers',
      kept: 'without confirmation 7 days; then until the account is deleted',
      why: 'to send the newsletter, and not to send it again after the reader unsubscribed',
      job: 'clean up newsletter',
      onDeletion: 'erased',
      owners: ['email'],
      exported: 'newsletter',
    },
  },
  exported: {
    sections: {
      newsletter: Type.Array(
        Type.Object({
          name: Type.String(),
          email: Type.String(),
          subscribed_at: Type.String(),
          confirmed_at: Nullable(Type.String()),
          unsubscribed_at: Nullable(Type.String()),
        }),
      ),
    },
    async read(db, { emails }) {
      if (emails.length === 0) return { newsletter: [] };
      const rows = await db
        .selectFrom('newsletter_subscriptions')
        .select(['name', 'email', 'subscribed_at', 'confirmed_at', 'unsubscribed_at'])
        .where((eb) => eb(eb.fn<string>('lower', ['email']), 'in', emails))
        .orderBy('id')
        .execute();
      return {
        newsletter: rows.map((row) => ({
          ...row,
          subscribed_at: row.subscribed_at.toISOString(),
          confirmed_at: row.confirmed_at?.toISOString() ?? null,
          unsubscribed_at: row.unsubscribed_at?.toISOString() ?? null,
        })),
      };
    },
  },
};
