/** The shopper's payment and delivery choices, stored in the browser until the order is paid. */
import type { DeliveryTime, DeliveryType, PickupLocation, ShippingOption } from '@nkm/contracts';
import { paymentCodes, type PaymentMethodCode } from '@nkm/contracts/payment-methods';
import { isPickupLocation } from '@nkm/contracts/pickup-location';

export interface CheckoutDraft {
  paymentMethod: PaymentMethodCode | null;
  shippingOption: ShippingOption['code'] | null;
  deliveryType: DeliveryType | null;
  deliveryTime: DeliveryTime;
  pickup: PickupLocation | null;
  /** Address for `Drop off`. */
  addressId: number | null;
  /** A code that the server accepted. */
  couponCode?: string | null;
  /** Choices that no longer fit, until the shopper chooses again. */
  left?: LeftChoice[];
}

export interface LeftChoice {
  choice: 'paymentMethod' | 'shippingOption' | 'deliveryType' | 'pickup' | 'addressId';
  /** As the shop showed it; empty for an address. */
  name: string;
}

/** Local storage key of the draft. */
export const DRAFT_KEY = 'checkout';

export const EMPTY_DRAFT: CheckoutDraft = {
  paymentMethod: null,
  shippingOption: null,
  deliveryType: null,
  deliveryTime: 'home delivery',
  pickup: null,
  addressId: null,
};

export type Choice = 'paymentMethod' | 'shippingOption' | 'deliveryType' | 'place';

/** A draft with every choice that an order needs. */
export type CompleteDraft = CheckoutDraft & { deliveryType: DeliveryType };

/** Missing choices, in page order (CART-RULE-009). */
export function missingChoices(draft: CheckoutDraft): Choice[] {
  const choices = (['deliveryType', 'shippingOption', 'paymentMethod'] as const).filter(
    (choice) => draft[choice] === null,
  );
  return hasPlace(draft) ? choices : [...choices, 'place'];
}

export function isComplete(draft: CheckoutDraft): draft is CompleteDraft {
  return missingChoices(draft).length === 0;
}

/** `Drop off` goes to the chosen address, everything else to the pickup location (CART-RULE-014). */
function hasPlace({ deliveryType, addressId, pickup }: CheckoutDraft): boolean {
  return deliveryType === 'Drop off' ? addressId !== null : pickup !== null;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isOneOf = (value: unknown, ...known: unknown[]) => known.includes(value);

/** Recognises a draft in storage; rejects other shapes, for example of another version. */
export function isDraft(value: unknown): value is CheckoutDraft {
  return (
    isObject(value) &&
    isOneOf(value.paymentMethod, null, ...paymentCodes()) &&
    isOneOf(value.shippingOption, null, 'gig_logistics', 'standard', 'rabitlala') &&
    isOneOf(value.deliveryType, null, 'Pickup', 'Drop off') &&
    isOneOf(value.deliveryTime, 'home delivery', 'office delivery') &&
    (value.pickup === null || isPickupLocation(value.pickup)) &&
    (value.addressId === null || Number.isSafeInteger(value.addressId)) &&
    (value.couponCode == null || typeof value.couponCode === 'string') &&
    (value.left === undefined || (Array.isArray(value.left) && value.left.every(isLeftChoice)))
  );
}

function isLeftChoice(value: unknown): value is LeftChoice {
  return (
    isObject(value) &&
    isOneOf(value.choice, 'paymentMethod', 'shippingOption', 'deliveryType', 'pickup', 'addressId') &&
    typeof value.name === 'string'
  );
}
