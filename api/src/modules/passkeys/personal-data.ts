import { Type } from 'typebox';
import { Nullable } from '../../platform/http/envelopes';
import type { PersonalData } from '../../platform/personal-data/personal-data';
import { listPasskeys } from './list-passkeys';

/** What this module stores about people. */
export const passkeysPersonalData: PersonalData = {
  tables: {
    passkeys: {
      holds: 'public keys of the shopper’s devices',
      kept: 'until the shopper removes them',
      why: 'to sign in without password and code',
      job: null,
      onDeletion: 'erased',
      exported: 'passkeys',
    },
    passkey_challenges: {
      holds: 'challenges that wait for the signature of a passkey',
      kept: 'until they expire, a few minutes',
      why: 'to sign in without password and code',
      job: 'clean up passkey challenges',
      onDeletion: 'erased',
      exported: null,
    },
  },
  exported: {
    sections: {
      passkeys: Type.Array(
        Type.Object({ name: Type.String(), created_at: Type.String(), last_used_at: Nullable(Type.String()) }),
      ),
    },
    read: async (db, { userId }) => ({
      passkeys: (await listPasskeys(db, userId)).map(({ id: _, ...passkey }) => passkey),
    }),
  },
};
