import { Type } from 'typebox';
import type { PersonalData } from '../../platform/personal-data/personal-data';
import { readAddresses } from './read-addresses';
import { AddressSchema } from './schema';

/** What this module stores about people. */
export const addressesPersonalData: PersonalData = {
  tables: {
    addresses: {
      holds: 'addresses: names, phone number, street',
      kept: 'until the shopper deletes them',
      why: 'to deliver orders',
      job: null,
      onDeletion: 'erased',
      exported: 'addresses',
    },
  },
  exported: {
    sections: { addresses: Type.Array(AddressSchema) },
    read: async (db, { userId }) => ({ addresses: await readAddresses(db, { userId }) }),
  },
};
