import { AMOUNT_NAMES, INVOICE_ACTIONS, ORDER_ACTIONS, PICKUP_STAGES } from '@nkm/contracts';
import { Type } from 'typebox';
import { Id, Nullable } from '../../platform/http/envelopes';
import { PickupLocationSchema } from '../locations/public';
import { PictureSchema } from '../pictures/public';

/** The values that distinguish a variant, such as `Size: 38`. */
export const VariantValuesSchema = Type.Array(Type.Object({ title: Type.String(), value: Type.String() }));

const Status = Type.String();
/** The fields of API-FIELD-013. */
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
  variant: Type.Optional(Nullable(Type.Object({ id: Id, values: VariantValuesSchema }))),
  reviewed: Type.Optional(Type.Boolean()),
  cancel_refused: Type.Optional(Type.String()),
  available: Type.Optional(Type.Integer({ description: 'Units available now' })),
});

const AmountLineSchema = Type.Object({
  name: Type.Enum([...AMOUNT_NAMES]),
  amount: Type.Number({ description: 'Naira; a discount is negative' }),
});
const RefundState = Type.Optional(
  Type.Enum(['on_its_way', 'refunded'], { description: 'Of the status Refunded: whether the money was paid' }),
);
const ReturnSchema = Type.Object({
  id: Id,
  reference: Type.String(),
  status: Type.String(),
  refund_state: RefundState,
  reason: Type.String(),
  comment: Type.String(),
  refusal: Nullable(Type.String()),
  send_to: Nullable(Type.String()),
  hand_over: Type.Optional(
    Type.Object({
      by: Type.Enum(['courier', 'station'], {
        description: 'The courier collects, or the shopper goes to the station',
      }),
      courier: Type.String(),
      place: Type.String(),
      until: Type.String({ format: 'date-time' }),
    }),
  ),
  drop_off: Type.Optional(
    Type.Object(
      {
        station: PickupLocationSchema,
        closed: Type.Optional(Type.Boolean({ description: 'Every other station takes the items' })),
        code: Type.Optional(Type.String({ description: 'Shown at the station; missing: it accepts no code' })),
        until: Type.Optional(Type.String({ format: 'date-time' })),
        ended: Type.Optional(Type.Boolean({ description: 'The last day has passed' })),
        arrived_at: Type.Optional(Type.String({ format: 'date-time' })),
      },
      { description: 'The station where the shopper hands the items in' },
    ),
  ),
  expected_refund: Type.Optional(Type.Object({ lines: Type.Array(AmountLineSchema), total: Type.Number() })),
  requested_at: Type.String(),
  products: Type.Array(
    Type.Object({
      id: Id,
      variant_id: Nullable(Id),
      name: Type.String(),
      variant_values: Type.Optional(Nullable(VariantValuesSchema)),
      quantity: Type.Integer(),
    }),
  ),
  photos: Type.Array(Type.String()),
});

const TimelineSchema = Type.Array(Type.Object({ status: Type.String(), at: Type.String() }));
/** The fields of API-FIELD-014. */
const TrackingSchema = Nullable(
  Type.Object({
    origin: Type.Optional(Type.String()),
    destination: Type.Optional(Type.String()),
    locations: Type.Array(Type.Object({ incident: Type.String(), reason: Type.String(), datetime: Type.String() })),
  }),
);

export const Stage = Type.Optional(
  Type.Enum([...PICKUP_STAGES], { description: 'Of a parcel at its pickup station, whose status is Shipped' }),
);
export const PickupUntil = Type.Optional(
  Type.String({ format: 'date-time', description: 'End of the last day to collect the parcel' }),
);

const PayOnDelivery = Type.Optional(Type.Number({ description: 'Cash to pay on delivery; missing: nothing' }));
export const AmountsSchema = Type.Object(
  {
    lines: Type.Array(AmountLineSchema),
    total: Type.Number({ description: 'Sum of the lines' }),
    kind: Type.Enum(['paid', 'to_pay', 'on_delivery']),
  },
  { description: 'What it costs; missing: it was cancelled before it was paid' },
);
export const RefundAmountsSchema = Type.Pick(AmountsSchema, ['lines', 'total'], { description: 'Its shares' });
/** The fields of API-FIELD-012. */
export const InvoiceSchema = Type.Object({
  id: Id,
  reference: Type.String(),
  status: Status,
  actions: Type.Optional(
    Type.Array(Type.Enum([...INVOICE_ACTIONS]), { description: 'What the status allows the shopper to do' }),
  ),
  refund_state: RefundState,
  created_at: Type.String(),
  delivery_fee: Type.Number(),
  pay_on_delivery: PayOnDelivery,
  amounts: Type.Optional(AmountsSchema),
  tracking_code: Nullable(Type.String()),
  stage: Stage,
  pickup_code: Type.Optional(Type.String({ description: 'Shown at the station; missing: it accepts no code' })),
  pickup_until: PickupUntil,
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
  refund_state: RefundState,
  timestamp: Type.String(),
  delivery_type: Type.String(),
  delivery_days: Type.Optional(Type.Integer()),
  parcels: Type.Array(
    Type.Object({
      reference: Type.String(),
      status: Status,
      refund_state: RefundState,
      store_name: Type.String(),
      items: Type.Integer(),
      tracking_code: Nullable(Type.String()),
      stage: Stage,
      pickup_until: PickupUntil,
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
  amounts: Type.Optional(RefundAmountsSchema),
  message: Type.String(),
  created_at: Type.String(),
  refunded_at: Nullable(Type.String()),
});

/** The fields of API-FIELD-011. */
export const OrderSchema = Type.Object({
  id: Id,
  transaction_reference: Type.String(),
  status: Status,
  actions: Type.Optional(
    Type.Array(Type.Enum([...ORDER_ACTIONS]), { description: 'What the shopper can do with the whole order' }),
  ),
  refund_state: RefundState,
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
  payment_method: Type.Optional(Type.String({ description: 'Code of the payment method, as in the checkout' })),
  pay_on_delivery: PayOnDelivery,
  amounts: Type.Optional(AmountsSchema),
  payment_gateway_link: Nullable(Type.String()),
  reserved_until: Type.Optional(
    Nullable(Type.String({ description: 'Until when an unpaid order holds its stock; null: no longer' })),
  ),
  undecided_payment: Type.Optional(
    Type.String({ description: 'Reference of the payment that the bank still decides; missing: none' }),
  ),
  refunds: Type.Optional(Type.Array(RefundSchema)),
});

/** POST /invoices/{id}/confirm (ours). */
export const ReceiptSchema = Type.Object({
  id: Id,
  status: Status,
  confirmed_at: Nullable(Type.String({ format: 'date-time' })),
  coins: Type.Integer({ description: 'Coins earned by this receipt' }),
});
