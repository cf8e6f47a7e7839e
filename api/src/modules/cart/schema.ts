import type { CartItem } from '@nkm/contracts';
import { Type } from 'typebox';
import { type FieldsOf, Id, Nullable } from '../../platform/http/envelopes';
import { FlashPriceSchema } from '../flash-prices/public';
import { PictureSchema } from '../pictures/public';
import { MOST_LINES, MOST_UNITS } from './cart-rules';

const Quantity = Type.Integer({ minimum: 1, maximum: MOST_UNITS });

/** POST /cart; `variant` is the id of a variant or null. */
export const AddToCartBody = Type.Object({
  product_id: Id,
  variant: Type.Optional(Nullable(Id)),
  /** 1 by default (SHR-CONST-004). */
  quantity: Type.Optional(Quantity),
});

export const ChangeQuantityBody = Type.Object({ quantity: Quantity });

const LineIds = Type.Array(Id, { maxItems: MOST_LINES });

/** PATCH /cart/selection: the ids of lines whose selection the shopper changed (ours). */
export const SelectionBody = Type.Object({
  selected: Type.Optional(LineIds),
  unselected: Type.Optional(LineIds),
});

const VendorSchema = Type.Object({ id: Id, store_name: Type.String() });

const VariantSchema = Type.Object({
  id: Id,
  selling_price: Type.Number(),
  original_price: Type.Number(),
  quantity: Type.Integer({ description: 'Stock' }),
  values: Type.Array(Type.Object({ title: Type.String(), value: Type.String() })),
  image: Type.String(),
  picture: Type.Optional(PictureSchema),
});

const Count = Type.Integer({ minimum: 0 });

/** Product of a line of the cart or the wishlist (API-FIELD-006). */
export const CartProductSchema = Type.Object({
  id: Id,
  title: Type.String(),
  slug: Type.String(),
  image: Type.String(),
  picture: Type.Optional(PictureSchema),
  quantity: Type.Integer({ description: 'Stock' }),
  selling_price: Type.Number(),
  original_price: Type.Number(),
  condition: Type.String(),
  boost_type: Nullable(Type.String()),
  vendor: VendorSchema,
  variant: Nullable(VariantSchema),
  gigl_station: Nullable(Type.Object({ id: Type.Integer(), name: Type.String(), state_id: Type.Integer() })),
  star_summary: Type.Object({ '1': Count, '2': Count, '3': Count, '4': Count, '5': Count }),
  created_at: Type.String(),
  has_variants: Type.Optional(Type.Boolean()),
  flash: Type.Optional(FlashPriceSchema),
});

/** The fields of API-FIELD-006. */
export const CartItemSchema = Type.Object({
  id: Id,
  quantity: Quantity,
  vendor: VendorSchema,
  product: CartProductSchema,
  selected: Type.Optional(
    Nullable(Type.Boolean({ description: 'To be ordered now; null: no device has told the server (ours)' })),
  ),
} satisfies FieldsOf<CartItem>);
