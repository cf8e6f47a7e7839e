/**
 * The choices of the draft that the server stores for the shopper's other devices (docs/decisions/0120), as pure
 * functions.
 */
import type { CheckoutChoices } from '@nkm/contracts';
import { type CheckoutDraft, EMPTY_DRAFT, isDraft } from './draft';
import { choose } from './choose';
import { SHARED_CHOICES, type SharedChoice } from './sync-state';

/** Fields of PATCH /checkout/choices: the unsent choices, and those that have left the draft since. */
export function choicesToSend(draft: CheckoutDraft, unsent: readonly SharedChoice[]) {
  const left = (draft.left ?? []).map(({ choice }) => choice);
  const fields = {
    paymentMethod: { payment_method: draft.paymentMethod },
    shippingOption: { shipping_option: draft.shippingOption },
    deliveryType: { delivery_type: draft.deliveryType },
    deliveryTime: { delivery_time: draft.deliveryTime },
    pickup: { delivery_city_id: draft.pickup?.station.id ?? null },
    addressId: { address_id: draft.addressId },
    couponCode: { coupon_code: draft.couponCode ?? null },
  };
  const wanted = SHARED_CHOICES.filter((choice) => unsent.includes(choice) || left.some((gone) => gone === choice));
  return Object.assign({}, ...wanted.map((choice) => fields[choice])) as Partial<
    Record<keyof CheckoutChoices | 'delivery_city_id', unknown>
  >;
}

/**
 * The draft with the stored choices of the shopper, except those that this device has not sent yet. Only a coupon can
 * be taken off; any other choice that the server lacks stays.
 */
export function takeChoices(
  draft: CheckoutDraft,
  stored: CheckoutChoices,
  unsent: readonly SharedChoice[],
): CheckoutDraft {
  const there = { ...draftOf(stored), deliveryTime: stored.delivery_time };
  const changed = SHARED_CHOICES.filter(
    (choice) =>
      !unsent.includes(choice) &&
      (there[choice] !== null || choice === 'couponCode') &&
      !isSame(draft[choice], there[choice]),
  );
  return changed.length === 0
    ? draft
    : choose(draft, Object.fromEntries(changed.map((choice) => [choice, there[choice]])));
}

/** Recognises an answer; rejects choices that only a newer version knows. */
export function isStoredChoices(value: unknown): value is CheckoutChoices {
  const { chosen_at: chosenAt } = (value ?? {}) as Partial<CheckoutChoices>;
  return typeof chosenAt === 'string' && isDraft(draftOf(value as CheckoutChoices));
}

const draftOf = (stored: CheckoutChoices): CheckoutDraft => ({
  ...EMPTY_DRAFT,
  paymentMethod: stored.payment_method,
  shippingOption: stored.shipping_option,
  deliveryType: stored.delivery_type,
  deliveryTime: stored.delivery_time ?? EMPTY_DRAFT.deliveryTime,
  pickup: stored.pickup,
  addressId: stored.address_id,
  couponCode: stored.coupon_code,
});

/** Pickup locations are compared by their id. */
const isSame = (one: unknown, other: unknown): boolean => idOf(one) === idOf(other);
const idOf = (value: unknown) =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : (value ?? null);
