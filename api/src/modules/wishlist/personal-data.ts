import { Type } from 'typebox';
import { Nullable } from '../../platform/http/envelopes';
import { dated } from '../../platform/personal-data/dated';
import type { PersonalData } from '../../platform/personal-data/personal-data';
import type {} from '../catalog/public';
import './tables';

/** What this module stores about people. */
export const wishlistPersonalData: PersonalData = {
  tables: {
    wishlist_entries: {
      holds: 'products that the shopper saved',
      kept: 'until the shopper removes them',
      why: 'so that the shopper finds them again',
      job: null,
      onDeletion: 'erased',
      exported: 'wishlist',
    },
  },
  exported: {
    sections: {
      wishlist: Type.Array(
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
        .selectFrom('wishlist_entries')
        .innerJoin('products', 'products.id', 'wishlist_entries.product_id')
        .leftJoin('product_variants', 'product_variants.id', 'wishlist_entries.variant_id')
        .select(['products.title as product', 'products.slug', 'product_variants.values as variant'])
        .select('wishlist_entries.created_at')
        .where('user_id', '=', userId)
        .orderBy('wishlist_entries.created_at')
        .execute();
      return { wishlist: rows.map(dated) };
    },
  },
};
