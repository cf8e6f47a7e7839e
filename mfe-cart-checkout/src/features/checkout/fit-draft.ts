/**
 * Choices that the shop no longer offers leave the draft, which keeps their names for a notice (docs/rules.md "Choices
 * that no longer fit"). Pure functions; a draft whose choices fit stays the same object.
 */
import type { CheckoutOptions, PickupLocation } from '@nkm/contracts';
import type { CheckoutDraft, LeftChoice } from './draft';

export function fitToOptions(draft: CheckoutDraft, options: CheckoutOptions): CheckoutDraft {
  const { payment_methods, shipping_options, delivery_types } = options;
  const { paymentMethod, shippingOption, deliveryType } = draft;
  let fitted = draft;
  if (paymentMethod && !isOffered(payment_methods, paymentMethod))
    fitted = leave({ ...fitted, paymentMethod: null }, 'paymentMethod', titleOf(payment_methods, paymentMethod));
  if (shippingOption && !isOffered(shipping_options, shippingOption))
    fitted = leave({ ...fitted, shippingOption: null }, 'shippingOption', titleOf(shipping_options, shippingOption));
  if (deliveryType && !isOffered(delivery_types, deliveryType))
    fitted = leave({ ...fitted, deliveryType: null }, 'deliveryType', deliveryType);
  return fitted;
}

/** The chosen pickup location leaves when the list of all locations lacks it. */
export function fitToLocations(draft: CheckoutDraft, locations: readonly PickupLocation[]): CheckoutDraft {
  const { pickup } = draft;
  if (!pickup || locations.some(({ id }) => id === pickup.id)) return draft;
  return leave({ ...draft, pickup: null }, 'pickup', pickup.title);
}

/** The chosen address leaves when the list of the shopper's addresses lacks it. */
export function fitToAddresses(draft: CheckoutDraft, addresses: readonly { id: number }[]): CheckoutDraft {
  const { addressId } = draft;
  if (addressId === null || addresses.some(({ id }) => id === addressId)) return draft;
  return leave({ ...draft, addressId: null }, 'addressId', '');
}

/**
 * Makes each choice that has only one possible answer (docs/rules.md "The only possible choice"), and offers the pickup
 * location of the last order again. A choice that has just left the draft waits for the shopper.
 */
export function preselect(
  draft: CheckoutDraft,
  options: CheckoutOptions,
  last: PickupLocation | null = null,
): CheckoutDraft {
  const { paymentMethod, shippingOption, deliveryType, pickup } = draft;
  const isOpen = (choice: LeftChoice['choice']) => !(draft.left ?? []).some((left) => left.choice === choice);
  const only = <Code extends string>(choice: LeftChoice['choice'], offers: readonly Offer<Code>[]) => {
    const enabled = offers.filter((offer) => offer.enabled);
    return isOpen(choice) && enabled.length === 1 ? enabled[0]!.code : null;
  };
  const made = {
    paymentMethod: paymentMethod ?? only('paymentMethod', options.payment_methods),
    shippingOption: shippingOption ?? only('shippingOption', options.shipping_options),
    deliveryType: deliveryType ?? only('deliveryType', options.delivery_types),
    pickup: pickup ?? (isOpen('pickup') ? last : null),
  };
  const isSame =
    made.paymentMethod === paymentMethod &&
    made.shippingOption === shippingOption &&
    made.deliveryType === deliveryType &&
    made.pickup === pickup;
  return isSame ? draft : { ...draft, ...made };
}

interface Offer<Code extends string = string> {
  code: Code;
  title?: string;
  enabled: boolean;
}

const isOffered = (offers: readonly Offer[], wanted: string) =>
  offers.some(({ code, enabled }) => code === wanted && enabled);

const titleOf = (offers: readonly Offer[], wanted: string) =>
  offers.find(({ code }) => code === wanted)?.title ?? wanted.replaceAll('_', ' ');

function leave(draft: CheckoutDraft, choice: LeftChoice['choice'], name: string): CheckoutDraft {
  const others = (draft.left ?? []).filter((left) => left.choice !== choice);
  return { ...draft, left: [...others, { choice, name }] };
}
