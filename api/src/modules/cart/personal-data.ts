import { Type } from 'typebox';
import { Nullable } from '../../platform/http/envelopes';
import type { PersonalData } from '../../platform/personal-data/personal-data';
import { savedProducts } from '../catalog/public';
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
  exported: savedProducts('cart', 'cart_lines', { quantity: Type.Integer(), selected: Nullable(Type.Boolean()) }),
};
