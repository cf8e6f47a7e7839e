import { Type } from 'typebox';
import { Nullable } from '../../platform/http/envelopes';
import { dated } from '../../platform/personal-data/dated';
import type { PersonalData } from '../../platform/personal-data/personal-data';
import type {} from '../catalog/public';
import './tables';

/** What this module stores about people. */
export const stockAlertsPersonalData: PersonalData = {
  tables: {
    stock_alerts: {
      holds: 'sold-out products that the shopper waits for',
      kept: 'until they are back in stock, or are no longer sold',
      why: 'to tell the shopper once',
      job: 'tell of stock',
      onDeletion: 'erased',
      exported: 'stock_alerts',
    },
  },
  exported: {
    sections: {
      stock_alerts: Type.Array(
        Type.Object({
          product: Type.String(),
          slug: Type.String(),
          variant: Nullable(Type.Array(Type.Object({ title: Type.String(), value: Type.String() }))),
          created_at: Type.String(),
        }),
      ),
    },
    async read(db, { userId }) {
      const rows = await db
        .selectFrom('stock_alerts')
        .innerJoin('products', 'products.id', 'stock_alerts.product_id')
        .leftJoin('product_variants', 'product_variants.id', 'stock_alerts.variant_id')
        .select(['products.title as product', 'products.slug', 'product_variants.values as variant'])
        .select('stock_alerts.created_at')
        .where('user_id', '=', userId)
        .orderBy('stock_alerts.id')
        .execute();
      return { stock_alerts: rows.map(dated) };
    },
  },
};
