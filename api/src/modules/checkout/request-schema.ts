import { Type } from 'typebox';
import { DELIVERY_TYPES } from '../../platform/environment/ways-settings';
import { Id, Nullable, SmallId } from '../../platform/http/envelopes';

const MOST_LINES = 100;
const MOST_UNITS = 9_999;

const Quantity = Type.Integer({ minimum: 1, maximum: MOST_UNITS });
const Price = Type.Number({ minimum: 0, maximum: 1_000_000_000 });
const Text = Type.String({ maxLength: 200 });

/** `{id, quantity, selling_price}` or `{variant: {id, quantity, selling_price}}`. */
const Line = Type.Object({
  id: Type.Optional(Nullable(Id)),
  quantity: Type.Optional(Quantity),
  selling_price: Type.Optional(Price),
  variant: Type.Optional(Nullable(Type.Object({ id: Id, quantity: Quantity, selling_price: Type.Optional(Price) }))),
});

/** Lines to price; can be empty. */
export const WireLines = Type.Array(Line, { maxItems: MOST_LINES });

const delivery = {
  address_id: Type.Optional(Nullable(Id)),
  coupon_code: Type.Optional(Nullable(Text)),
  payment_method: Type.Optional(Nullable(Text)),
  shipping_option: Type.Optional(Nullable(Text)),
  platform: Type.Optional(Text),
  country: Type.Optional(Text),
  delivery_city_id: Type.Optional(Nullable(SmallId)),
};
const DeliveryTypeSchema = Type.Enum([...DELIVERY_TYPES]);

export const FeesBody = Type.Object({
  ...delivery,
  products: WireLines,
  delivery_type: Type.Optional(Nullable(DeliveryTypeSchema)),
});

/** What a shopper can say about an order before choosing its delivery (ours). */
export const OffersBody = Type.Object({
  products: WireLines,
  address_id: delivery.address_id,
  delivery_city_id: delivery.delivery_city_id,
  state_id: Type.Optional(Nullable(SmallId)),
});

/** Lines whose coupons a shopper wants to see (ours). */
export const LinesBody = Type.Object({ products: WireLines });

export const CreateOrderBody = Type.Object({
  ...delivery,
  products: Type.Array(Line, { minItems: 1, maxItems: MOST_LINES }),
  delivery_type: DeliveryTypeSchema,
  delivery_time: Type.Optional(Nullable(Text)),
  total: Type.Optional(Nullable(Price)),
  coins: Type.Optional(
    Nullable(Type.Integer({ minimum: 0, description: 'Price in coins that the shopper saw; another one is refused' })),
  ),
  callback: Type.Optional(Nullable(Type.String({ maxLength: 2_000 }))),
});

export const CreateOrderHeaders = Type.Object({
  'idempotency-key': Type.Optional(Type.String({ minLength: 8, maxLength: 128, pattern: '^[\\x21-\\x7e]+$' })),
});
