import { Type } from 'typebox';

/** The fields of API-FIELD-009; the station's id is the `delivery_city_id` of an order. */
export const PickupLocationSchema = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  address: Type.String(),
  hours: Type.Optional(Type.String({ description: 'Ours: opening hours' })),
  station: Type.Object({ id: Type.Integer(), state_id: Type.Integer(), name: Type.String() }),
});
