import { Type } from 'typebox';
import { Id, Nullable, SmallId } from '../../platform/http/envelopes';
import { PictureSchema } from '../pictures/public';

const MOST_LINES = 100;
const MOST_UNITS = 9_999;

const Quantity = Type.Integer({ minimum: 1, maximum: MOST_UNITS });
const Price = Type.Number({ minimum: 0, maximum: 1_000_000_000 });
const Text = Type.String({ maxLength: 200 });

/** `{id, quantity, selling_price}` or `{variant: {id, quantity, selling_price}}` (wire.md). */
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
const DeliveryTypeSchema = Type.Union([Type.Literal('Pickup'), Type.Literal('Drop off')]);

export const FeesBody = Type.Object({
  ...delivery,
  products: WireLines,
  delivery_type: Type.Optional(Nullable(DeliveryTypeSchema)),
});

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

/** Spec 2 §3, order fees. */
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

const Status = Type.String();
/** Spec 2 §3, invoice product. */
const InvoiceProductSchema = Type.Object({
  id: Id,
  slug: Type.String(),
  name: Type.String(),
  image: Type.String(),
  picture: Type.Optional(PictureSchema),
  quantity: Type.Integer(),
  subtotal: Type.Number(),
  selling_price: Type.Number(),
  status: Status,
  variant: Type.Optional(
    Nullable(Type.Object({ id: Id, values: Type.Array(Type.Object({ title: Type.String(), value: Type.String() })) })),
  ),
  reviewed: Type.Optional(Type.Boolean()),
  cancel_refused: Type.Optional(Type.String()),
  available: Type.Optional(Type.Integer({ description: 'Units available now' })),
});

const ReturnSchema = Type.Object({
  id: Id,
  reference: Type.String(),
  status: Type.String(),
  reason: Type.String(),
  comment: Type.String(),
  refusal: Nullable(Type.String()),
  send_to: Nullable(Type.String()),
  requested_at: Type.String(),
  products: Type.Array(
    Type.Object({ id: Id, variant_id: Nullable(Id), name: Type.String(), quantity: Type.Integer() }),
  ),
  photos: Type.Array(Type.String()),
});

const TimelineSchema = Type.Array(Type.Object({ status: Type.String(), at: Type.String() }));
/** Spec 2 §3, tracking details. */
const TrackingSchema = Nullable(
  Type.Object({
    origin: Type.Optional(Type.String()),
    destination: Type.Optional(Type.String()),
    locations: Type.Array(Type.Object({ incident: Type.String(), reason: Type.String(), datetime: Type.String() })),
  }),
);

const PayOnDelivery = Type.Optional(Type.Number({ description: 'Cash to pay on delivery; missing: nothing' }));
/** Spec 2 §3, invoice. */
export const InvoiceSchema = Type.Object({
  id: Id,
  reference: Type.String(),
  status: Status,
  created_at: Type.String(),
  delivery_fee: Type.Number(),
  pay_on_delivery: PayOnDelivery,
  tracking_code: Nullable(Type.String()),
  return_until: Type.Optional(Nullable(Type.String())),
  returns: Type.Optional(Type.Array(ReturnSchema)),
  timeline: Type.Optional(TimelineSchema),
  trackingInfo: TrackingSchema,
  review_ends_by: Nullable(Type.String()),
  vendor: Type.Object({ id: Id, store_name: Type.String(), rate_from_user: Nullable(Type.Number()) }),
  products: Type.Array(InvoiceProductSchema),
});

/** POST /orders/track (ours). */
export const TrackedOrderSchema = Type.Object({
  reference: Type.String(),
  status: Status,
  timestamp: Type.String(),
  delivery_type: Type.String(),
  delivery_days: Type.Optional(Type.Integer()),
  parcels: Type.Array(
    Type.Object({
      reference: Type.String(),
      status: Status,
      store_name: Type.String(),
      items: Type.Integer(),
      tracking_code: Nullable(Type.String()),
      trackingInfo: TrackingSchema,
      timeline: TimelineSchema,
    }),
  ),
});

/** Destination of an order at the time it was placed. */
export const OrderPlaceSchema = Type.Object({
  state: Type.String(),
  city: Type.Optional(Nullable(Type.String())),
  title: Type.Optional(Nullable(Type.String())),
  address: Type.Optional(Nullable(Type.String())),
  hours: Type.Optional(Nullable(Type.String())),
});

const RefundSchema = Type.Object({
  reference: Type.String(),
  invoice_id: Type.Optional(Nullable(Type.Integer())),
  amount: Type.Number(),
  currency: Type.String(),
  coins: Type.Optional(Type.Integer()),
  message: Type.String(),
  created_at: Type.String(),
  refunded_at: Nullable(Type.String()),
});

/** Spec 2 §3, order. */
export const OrderSchema = Type.Object({
  id: Id,
  transaction_reference: Type.String(),
  status: Status,
  amount: Type.Number(),
  timestamp: Type.String(),
  address: OrderPlaceSchema,
  invoices: Type.Array(InvoiceSchema),
  gas_fee: Type.Number(),
  payment_gateway_fee: Type.Number(),
  tax: Type.Number(),
  delivery_fee: Type.Number(),
  delivery_type: Type.String(),
  delivery_days: Type.Optional(Type.Integer()),
  coupon_discount: Type.Number(),
  payment_gateway: Type.String(),
  pay_on_delivery: PayOnDelivery,
  payment_gateway_link: Nullable(Type.String()),
  refunds: Type.Optional(Type.Array(RefundSchema)),
});

const Choice = { enabled: Type.Boolean(), reason: Nullable(Type.String()) };
export const CheckoutOptionsSchema = Type.Object({
  payment_methods: Type.Array(Type.Object({ code: Type.String(), title: Type.String(), ...Choice })),
  shipping_options: Type.Array(Type.Object({ code: Type.String(), title: Type.String(), ...Choice })),
  delivery_types: Type.Array(Type.Object({ code: Type.String(), ...Choice })),
  pickup_asks_time: Type.Boolean({ description: 'Whether a pickup has a preferred time' }),
});

/** POST /invoices/{id}/confirm (ours). */
export const ReceiptSchema = Type.Object({
  id: Id,
  status: Status,
  confirmed_at: Nullable(Type.String({ format: 'date-time' })),
  coins: Type.Integer({ description: 'Coins earned by this receipt' }),
});
