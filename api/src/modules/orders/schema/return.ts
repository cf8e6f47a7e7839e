import { Type } from 'typebox';
import { Id, Nullable } from '../../../platform/http/envelopes';
import { PickupLocationSchema } from '../../locations/public';
import { AmountLineSchema, RefundState } from './amounts';
import { VariantValuesSchema } from './variant-values';

/** A return as its shopper reads it. */
export const ReturnSchema = Type.Object({
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
  expected_coins: Type.Optional(
    Type.Integer({ description: 'For an order in coins; other refunds can change it by one' }),
  ),
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
