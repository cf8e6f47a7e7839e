import { paymentCodes } from '@nkm/contracts/payment-methods';
import { type Static, Type } from 'typebox';
import { DELIVERY_TYPES, SHIPPING_OPTIONS } from '../../platform/environment/ways-settings';
import { Id, Nullable, SmallId } from '../../platform/http/envelopes';
import { PickupLocationSchema } from '../locations/public';

/** The choice was made at most a year ago. */
const MOST_AGE_MS = 366 * 86_400_000;
const MOST_CODE_LENGTH = 30;

const ways = {
  payment_method: Nullable(Type.Enum(paymentCodes())),
  shipping_option: Nullable(Type.Enum([...SHIPPING_OPTIONS])),
  delivery_type: Nullable(Type.Enum([...DELIVERY_TYPES])),
  delivery_time: Nullable(Type.Enum(['home delivery', 'office delivery'])),
  address_id: Nullable(Id),
  coupon_code: Nullable(Type.String({ minLength: 1, maxLength: MOST_CODE_LENGTH })),
};

/** PATCH /checkout/choices: what the shopper changed (ours). */
export const ChangeChoicesBody = Type.Partial(
  Type.Object({
    ...ways,
    delivery_city_id: Nullable(SmallId),
    age_ms: Type.Integer({
      minimum: 0,
      maximum: MOST_AGE_MS,
      description: 'Milliseconds since the shopper chose, so that a late message does not undo a newer choice',
    }),
  }),
);

/** The changed choices without other fields, which a newer client may send. */
export function waysOf(body: Static<typeof ChangeChoicesBody>) {
  const names = (Object.keys(ways) as (keyof typeof ways)[]).filter((name) => body[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, body[name]])) as Pick<typeof body, keyof typeof ways>;
}

/** The stored choices; the pickup location can be closed, and the address deleted. */
export const ChoicesSchema = Type.Object({
  ...ways,
  pickup: Nullable(PickupLocationSchema),
  chosen_at: Type.String({ description: 'ISO date-time of the newest choice' }),
});
