import { INVOICE_ACTIONS, type Invoice } from '@nkm/contracts';
import { Type } from 'typebox';
import { type FieldsOf, Id, Nullable } from '../../../platform/http/envelopes';
import { PictureSchema } from '../../pictures/public';
import { AmountsSchema, PayOnDelivery, RefundState } from './amounts';
import { ReturnSchema } from './return';
import { PickupUntil, Stage, TimelineSchema, TrackingSchema } from './tracking';
import { VariantValuesSchema } from './variant-values';

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
} satisfies FieldsOf<Invoice>);

/** POST /invoices/{id}/confirm (ours). */
export const ReceiptSchema = Type.Object({
  id: Id,
  status: Status,
  confirmed_at: Nullable(Type.String({ format: 'date-time' })),
  coins: Type.Integer({ description: 'Coins earned by this receipt' }),
});
