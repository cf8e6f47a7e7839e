import { Type } from 'typebox';
import type { PersonalData } from '../../platform/personal-data/personal-data';
import './tables';

/** Days for which a viewed product is stored. */
export const VIEWED_DAYS = 365;

/** What this module stores about people. */
export const recentlyViewedPersonalData: PersonalData = {
  tables: {
    recent_products: {
      holds: 'products that the shopper viewed, at most 60',
      kept: `${VIEWED_DAYS} days`,
      why: 'to show them again',
      job: 'clean up viewed products',
      onDeletion: 'erased',
      exported: 'recently_viewed',
    },
  },
  exported: {
    sections: {
      recently_viewed: Type.Array(
        Type.Object({ product: Type.String(), slug: Type.String(), viewed_at: Type.String() }),
      ),
    },
    async read(db, { userId }) {
      const viewed = await db
        .selectFrom('recent_products')
        .innerJoin('products', 'products.id', 'recent_products.product_id')
        .select(['products.title as product', 'products.slug', 'viewed_at'])
        .where('user_id', '=', userId)
        .orderBy('viewed_at')
        .execute();
      return { recently_viewed: viewed.map((row) => ({ ...row, viewed_at: row.viewed_at.toISOString() })) };
    },
  },
};
