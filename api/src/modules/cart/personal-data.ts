import { Type } from 'typebox';
import { Nullable } from '../../platform/http/envelopes';
import { dated } from '../../platform/personal-data/dated';
import type { PersonalData } from '../../platform/personal-data/personal-data';
import type {} from '../catalog/public';
import './tables';

/** Days after which a line leaves the cart. */
export const CART_DAYS = 365;

/** What this module stores about people. */
export const cartPersonalData: PersonalData = {
  tables: {
    cart_lines: {
      holds: 'the cart',
      kept: `${CART_DAYS} days after a product was added`,
      why: 'so that the shopper finds it on every device',
      job: 'clean up carts',
      onDeletion: 'erased',
      exported: 'cart',
    },
  },
  exported: {
    sections: {
      cart: Type.Array(
        Type.Object({
          product: Type.String(),
          slug: Type.String(),
          variant: Nullable(Type.Array(Type.Object({ title: Type.String(), value: Type.String() }))),
          quantity: Type.Integer(),
          selected: Nullable(Type.Boolean()),
          created_at: Type.String(),
        }),
      ),
    },
    async read(db, { userId }) {
      const cart = await db
        .selectFrom('cart_lines')
        .innerJoin('products', 'products.id', 'cart_lines.product_id')
        .leftJoin('product_variants', 'product_variants.id', 'cart_lines.variant_id')
        .select(['products.title as product', 'products.slug', 'product_variants.values as variant'])
        .select(['cart_lines.quantity', 'cart_lines.selected', 'cart_lines.created_at'])
        .where('user_id', '=', userId)
        .orderBy('cart_lines.id')
        .execute();
      return { cart: cart.map(dated) };
    },
  },
};
