import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { paginate } from '../../platform/database/paginate';
import { answers, Id, Page, pageQuery } from '../../platform/http/envelopes';
import type {} from '../catalog/public';
import { guardedFor } from '../role-tokens/public';
import './tables';

const ReportSchema = Type.Object({
  id: Id,
  product: Type.String(),
  slug: Type.String(),
  store_name: Type.String(),
  name: Type.String(),
  email: Type.String(),
  subject: Type.String(),
  comment: Type.String(),
  created_at: Type.String({ format: 'date-time' }),
});

/** Reports of products for staff, the newest first. */
export function staffRoutes(app: App): void {
  app.get(
    '/staff/reports',
    {
      ...guardedFor('staff'),
      schema: {
        tags: ['staff'],
        querystring: Type.Object(pageQuery()),
        response: answers({ 200: Page(ReportSchema) }),
      },
    },
    async ({ query: { page, perPage } }) => {
      const reports = app.db
        .selectFrom('abuse_reports')
        .innerJoin('products', 'products.id', 'abuse_reports.product_id')
        .innerJoin('vendors', 'vendors.id', 'products.vendor_id');
      const { rows, pagination } = await paginate(
        reports
          .select(['abuse_reports.id', 'products.title as product', 'products.slug', 'vendors.store_name'])
          .select(['abuse_reports.name', 'abuse_reports.email', 'abuse_reports.subject', 'abuse_reports.comment'])
          .select('abuse_reports.created_at')
          .orderBy('abuse_reports.id', 'desc'),
        { page, perPage },
      );
      return {
        data: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })),
        pagination,
      };
    },
  );
}
