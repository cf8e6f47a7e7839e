import type { Address } from '@nkm/contracts';
import { Type } from 'typebox';
import { type FieldsOf, Nullable, SmallId } from '../../platform/http/envelopes';

const Kind = Type.Union([Type.Literal('Delivery'), Type.Literal('Billing')]);
const Name = Type.String({ maxLength: 100 });
const Line = Type.String({ maxLength: 300 });

/** The fields of API-FIELD-007; `state` and `lga` are ids; separate fields have their names (ours). */
export const AddressSchema = Type.Object({
  id: Type.Integer(),
  type: Kind,
  other_names: Type.String(),
  surname: Type.String(),
  address: Type.String(),
  state: Type.Integer(),
  state_id: Type.Integer(),
  state_name: Type.String(),
  lga: Type.Integer(),
  lga_id: Type.Integer(),
  lga_name: Type.String(),
  landmark: Type.String(),
  post_code: Type.String(),
  phone: Type.String(),
  city: Type.String(),
  country: Type.String(),
  is_default: Type.Boolean(),
} satisfies FieldsOf<Address>);

/** All optional, because `checkAddress` gives the forms' messages for missing fields. */
export const AddressBody = Type.Object({
  type: Type.Optional(Kind),
  other_names: Type.Optional(Nullable(Name)),
  surname: Type.Optional(Nullable(Name)),
  address: Type.Optional(Nullable(Line)),
  state: Type.Optional(Nullable(SmallId)),
  state_id: Type.Optional(Nullable(SmallId)),
  lga: Type.Optional(Nullable(SmallId)),
  lga_id: Type.Optional(Nullable(SmallId)),
  landmark: Type.Optional(Nullable(Line)),
  post_code: Type.Optional(Nullable(Type.String({ maxLength: 20 }))),
  phone: Type.Optional(Nullable(Type.String({ maxLength: 40 }))),
  city: Type.Optional(Nullable(Name)),
  country: Type.Optional(Nullable(Name)),
  is_default: Type.Optional(Type.Boolean()),
});
