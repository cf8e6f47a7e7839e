import { Type } from 'typebox';
import { Id, Nullable, pageQuery } from '../../platform/http/envelopes';
import { AmountsSchema, OrderPlaceSchema, PickupUntil, Stage, VariantValuesSchema } from '../orders/public';

/** An invoice as vendors, couriers and staff read it. */
export const ParcelSchema = Type.Object({
  id: Id,
  reference: Type.String(),
  status: Type.String(),
  tracking_code: Nullable(Type.String()),
  stage: Stage,
  pickup_until: PickupUntil,
  pickup_tries: Type.Optional(Type.Integer({ description: 'Wrong codes until only staff can hand it over' })),
  created_at: Type.String({ format: 'date-time' }),
  cash_due_kobo: Nullable(Type.Integer({ description: 'Cash to collect with the parcel; null: nothing' })),
  amounts: Type.Optional(AmountsSchema),
  store_name: Type.String(),
  delivery_type: Type.String(),
  address: OrderPlaceSchema,
  phone: Type.Optional(Nullable(Type.String({ description: 'Of the person at a delivery address; for couriers' }))),
  products: Type.Array(
    Type.Object({
      name: Type.String(),
      quantity: Type.Integer(),
      variant_values: Nullable(VariantValuesSchema),
      status: Nullable(Type.String()),
    }),
  ),
});

export const oneOf = <const T extends string>(values: readonly T[]) =>
  Type.Union(values.map((value) => Type.Literal(value)));

/** The query of a list of parcels, by status. */
export const listOf = <const T extends string>(statuses: readonly T[]) =>
  Type.Object({ ...pageQuery(), status: Type.Optional(oneOf(statuses)) });

export const Packed = Type.Object({ message: Type.String(), data: Type.Object({ tracking_code: Type.String() }) });

export const Amount = Type.Integer({
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'What the parcel costs; missing: nothing',
});
