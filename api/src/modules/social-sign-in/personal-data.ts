import { Type } from 'typebox';
import { Nullable } from '../../platform/http/envelopes';
import { dated } from '../../platform/personal-data/dated';
import type { PersonalData } from '../../platform/personal-data/personal-data';
import './tables';

/** What this module stores about people. */
export const socialSignInPersonalData: PersonalData = {
  tables: {
    social_starts: {
      holds: 'sign-ins in progress, with the encrypted answer of the provider',
      kept: 'until they expire, a few minutes',
      why: 'to finish the sign-in',
      job: 'clean up social sign-ins',
      onDeletion: 'kept',
      exported: null,
    },
    user_identities: {
      holds: 'accounts at Google, Apple and Twitter with which the shopper signs in',
      kept: 'until the shopper removes them',
      why: 'to sign in',
      job: null,
      onDeletion: 'erased',
      exported: 'identities',
    },
  },
  exported: {
    sections: {
      identities: Type.Array(
        Type.Object({
          provider: Type.String(),
          subject: Type.String(),
          handle: Nullable(Type.String()),
          confirmed_email: Nullable(Type.String()),
          created_at: Type.String(),
        }),
      ),
    },
    async read(db, { userId }) {
      const rows = await db
        .selectFrom('user_identities')
        .select(['provider', 'subject', 'handle', 'confirmed_email', 'created_at'])
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute();
      return { identities: rows.map(dated) };
    },
  },
};
