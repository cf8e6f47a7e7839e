import { Type } from 'typebox';
import { dated } from '../../platform/personal-data/dated';
import { maskContacts } from '../../platform/personal-data/mask-contacts';
import { belongsTo, DELETED_USER, type PersonalData } from '../../platform/personal-data/personal-data';
import type {} from '../catalog/public';
import './tables';

/** Days for which a report is stored. */
export const REPORT_DAYS = 730;
const OWNERS = ['user_id', 'email'] as const;

/** What this module stores about people. */
export const abusePersonalData: PersonalData = {
  tables: {
    abuse_reports: {
      holds: 'reports about products: name, email and text',
      kept: `${REPORT_DAYS} days`,
      why: 'so that staff can act on them and recognise repetitions',
      job: 'clean up abuse reports',
      onDeletion: 'unlinked',
      exported: 'abuse_reports',
    },
  },
  async reduce(db, person) {
    const reports = await db
      .updateTable('abuse_reports')
      .set({ user_id: null, name: DELETED_USER, email: '' })
      .where(belongsTo(person, OWNERS))
      .returning(['id', 'subject', 'comment'])
      .execute();
    for (const { id, subject, comment } of reports)
      await db
        .updateTable('abuse_reports')
        .set({ subject: maskContacts(subject), comment: maskContacts(comment) })
        .where('id', '=', id)
        .execute();
  },
  exported: {
    sections: {
      abuse_reports: Type.Array(
        Type.Object({
          name: Type.String(),
          email: Type.String(),
          subject: Type.String(),
          created_at: Type.String(),
          product: Type.String(),
          slug: Type.String(),
          comment: Type.String(),
        }),
      ),
    },
    async read(db, person) {
      const reports = await db
        .selectFrom('abuse_reports')
        .innerJoin('products', 'products.id', 'abuse_reports.product_id')
        .select(['products.title as product', 'products.slug', 'name', 'email', 'subject', 'comment'])
        .select('abuse_reports.created_at')
        .where(belongsTo(person, OWNERS, 'abuse_reports'))
        .orderBy('abuse_reports.id')
        .execute();
      return { abuse_reports: reports.map(dated) };
    },
  },
};
