import { Type } from 'typebox';
import { Nullable } from '../../platform/http/envelopes';
import type { PersonalData } from '../../platform/personal-data/personal-data';
import { exportKyc } from './export-kyc';
import { SHOWN_APPLICATION } from './shown-application';

/** What this module stores about people. */
export const kycPersonalData: PersonalData = {
  tables: {
    kyc_applications: {
      holds: 'what a seller proved: full name, bank, last digits, a hash of the BVN',
      kept: 'as long as the account',
      why: 'the law requires it of sellers',
      job: null,
      onDeletion: 'erased',
      exported: 'kyc',
    },
    kyc_changes: {
      holds: 'decisions about the identity check, with their reasons',
      kept: 'as long as the account',
      why: 'so that the seller and staff can follow them',
      job: null,
      onDeletion: 'erased',
      exported: 'kyc',
    },
  },
  exported: {
    sections: {
      kyc: Type.Object({
        application: Nullable(
          Type.Object({
            ...SHOWN_APPLICATION,
            submitted_at: Type.String(),
          }),
        ),
        changes: Type.Array(
          Type.Object({
            status: Type.String(),
            actor: Type.String(),
            reason: Nullable(Type.String()),
            happened_at: Type.String(),
          }),
        ),
      }),
    },
    read: async (db, { userId }) => ({ kyc: await exportKyc(db, userId) }),
  },
};
