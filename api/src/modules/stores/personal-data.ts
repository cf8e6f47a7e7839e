import { Type } from 'typebox';
import { dated } from '../../platform/personal-data/dated';
import { belongsTo, type PersonalData } from '../../platform/personal-data/personal-data';
import { withdrawProducts } from '../catalog/public';
import './tables';

/** Days for which an inquiry is stored. */
export const INQUIRY_DAYS = 730;
const owners = ['user_id', 'email'] as const;

/** What this module stores about people. */
export const storesPersonalData: PersonalData = {
  tables: {
    store_inquiries: {
      holds: 'messages to stores: name, email and text, and the answer',
      kept: `${INQUIRY_DAYS} days`,
      why: 'so that the store can answer them and look earlier ones up',
      job: 'clean up store inquiries',
      onDeletion: 'erased',
      owners,
      exported: 'store_inquiries',
    },
    vendors: {
      holds: 'the store of a seller: name, description, address and tax data',
      kept: 'as long as the account',
      why: 'to show the store; its name stays on the invoices of its customers',
      job: null,
      onDeletion: 'unlinked',
      exported: 'profile',
    },
  },
  /** Closes the store of a seller. */
  async reduce(db, { userId }, now) {
    const stores = await db
      .updateTable('vendors')
      .set((eb) => ({
        user_id: null,
        name: eb.ref('store_name'),
        about: '',
        avatar_key: null,
        inquiry_email: null,
        address: null,
        opening_hours: '[]',
        policies: '[]',
        closed_at: now,
      }))
      .where('user_id', '=', userId)
      .returning('id')
      .execute();
    for (const { id } of stores) await withdrawProducts(db, id);
  },
  exported: {
    sections: {
      store_inquiries: Type.Array(
        Type.Object({
          name: Type.String(),
          email: Type.String(),
          subject: Type.String(),
          created_at: Type.String(),
          store: Type.String(),
          content: Type.String(),
        }),
      ),
    },
    async read(db, person) {
      const inquiries = await db
        .selectFrom('store_inquiries')
        .innerJoin('vendors', 'vendors.id', 'store_inquiries.vendor_id')
        .select(['vendors.store_name as store', 'store_inquiries.name', 'email', 'subject', 'content'])
        .select('store_inquiries.created_at')
        .where(belongsTo(person, owners, 'store_inquiries'))
        .orderBy('store_inquiries.id')
        .execute();
      return { store_inquiries: inquiries.map(dated) };
    },
  },
};
