import { PICKUP_STAGES, type TrackedOrder } from '@nkm/contracts';
import { Type } from 'typebox';
import { type FieldsOf, Nullable } from '../../../platform/http/envelopes';
import { RefundState } from './amounts';

export const TimelineSchema = Type.Array(Type.Object({ status: Type.String(), at: Type.String() }));
/** The fields of API-FIELD-014. */
export const TrackingSchema = Nullable(
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

/** POST /orders/track (ours). */
export const TrackedOrderSchema = Type.Object({
  reference: Type.String(),
  status: Type.String(),
  refund_state: RefundState,
  timestamp: Type.String(),
  delivery_type: Type.String(),
  delivery_days: Type.Optional(Type.Integer()),
  parcels: Type.Array(
    Type.Object({
      reference: Type.String(),
      status: Type.String(),
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
} satisfies FieldsOf<TrackedOrder>);
