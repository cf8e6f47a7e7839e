import { Type } from 'typebox';
import { Id, Nullable } from '../../platform/http/envelopes';
import { PickupLocationSchema } from '../locations/public';

/** The fields of API-FIELD-010. */
export const FeesSchema = Type.Object({
  products_total_price: Type.Number(),
  delivery_fee: Type.Number(),
  coupon_discount: Type.Number(),
  discounted_price: Type.Number(),
  gas_fee: Type.Number(),
  payment_gateway_fee: Type.Number(),
  tax: Type.Number(),
  total: Type.Number(),
  free_delivery_missing: Type.Number(),
  delivery_days: Type.Integer({ description: 'Days from the order to its arrival' }),
  /** Ours, for signed-in shoppers where coins are a way to pay. */
  coins: Type.Optional(Type.Object({ price: Type.Integer(), available: Type.Integer() })),
  /** Ours, where cash is a way to pay. */
  cash: Type.Optional(
    Type.Object({
      price: Type.Number(),
      reason: Nullable(Type.String({ description: 'Why this order cannot be paid in cash on delivery' })),
    }),
  ),
});

/** A coupon that the shopper claimed and can use for the lines (ours). */
export const ClaimedCouponSchema = Type.Object({
  code: Type.String(),
  description: Type.String(),
  saves: Type.Number({ description: 'Naira off these lines' }),
  ends_at: Nullable(Type.String({ format: 'date-time', description: 'Null: no end' })),
});

export const CreatedSchema = Type.Object({
  authorization_url: Type.String(),
  data: Type.Object({ id: Id, transaction_reference: Type.String(), authorization_url: Type.String() }),
});

/** Why an order was refused, with the current catalog data. */
export const RefusedSchema = Type.Object({
  message: Type.String(),
  errors: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
  data: Type.Optional(
    Type.Object({
      reason: Type.Union([
        Type.Literal('price changed'),
        Type.Literal('sold out'),
        Type.Literal('too many unpaid'),
        Type.Literal('hold ended'),
        Type.Literal('cancelled'),
      ]),
      products: Type.Array(
        Type.Object({
          id: Id,
          variant_id: Nullable(Id),
          title: Type.String(),
          selling_price: Type.Number(),
          quantity: Type.Integer({ description: 'Stock' }),
        }),
      ),
    }),
  ),
});

/** The order is stored, but its payment could not be started. The same Idempotency-Key, or the link, retries. */
export const UnstartedSchema = Type.Object({
  message: Type.String(),
  data: Type.Optional(
    Type.Object({ id: Id, transaction_reference: Type.String(), payment_gateway_link: Type.String() }),
  ),
});

const Choice = { enabled: Type.Boolean(), reason: Nullable(Type.String()) };
export const CheckoutOptionsSchema = Type.Object({
  payment_methods: Type.Array(Type.Object({ code: Type.String(), title: Type.String(), ...Choice })),
  shipping_options: Type.Array(Type.Object({ code: Type.String(), title: Type.String(), ...Choice })),
  delivery_types: Type.Array(Type.Object({ code: Type.String(), ...Choice })),
  pickup_asks_time: Type.Boolean({ description: 'Whether a pickup has a preferred time' }),
  last_pickup: Type.Optional(
    Nullable(Type.Intersect([PickupLocationSchema], { description: 'Ours: station of the last order; for shoppers' })),
  ),
});

/** One enabled delivery (ours). */
export const DeliveryOfferSchema = Type.Object({
  shipping_option: Type.String(),
  delivery_type: Type.String(),
  state: Nullable(Type.String({ description: 'The fee is for this state; null: for most of them' })),
  delivery_fee: Nullable(Type.Number({ description: 'Naira; null: not delivered there' })),
  delivery_days: Nullable(Type.Integer({ description: 'Days from the order to its arrival' })),
});
