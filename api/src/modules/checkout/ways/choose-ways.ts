import type { DeliveryType, FieldErrors, PaymentMethod, ShippingOption } from '@nkm/contracts';
import { DOCUMENTED_PAYMENT } from '@nkm/contracts/payment-methods';
import type { WaysSettings } from '../../../platform/environment/ways-settings';
import { unprocessable } from '../../../platform/errors/api-problem';
import { checkoutOptions } from './checkout-options';

/** How an order is paid and delivered. */
export interface Ways {
  paymentMethod: PaymentMethod['code'];
  shippingOption: ShippingOption['code'];
  deliveryType: DeliveryType;
}

/** The ways as a request names them; what it leaves out is not chosen yet. */
export interface WantedWays {
  payment_method?: string | null | undefined;
  shipping_option?: string | null | undefined;
  delivery_type?: string | null | undefined;
}

/** The ways of an order whose request does not name them: those of the documented storefront. */
export const DOCUMENTED_WAYS = { payment_method: DOCUMENTED_PAYMENT, shipping_option: 'gig_logistics' } as const;

/**
 * The ways of a request. Until the shopper chooses one, a quote uses the documented way if it is enabled, otherwise the
 * first that is. Throws 422 by field for ways that are unknown or disabled.
 */
export function chooseWays(wanted: WantedWays, settings: WaysSettings): Ways {
  const options = checkoutOptions(settings);
  const errors: FieldErrors = {};
  const pick = <C extends string>(field: keyof WantedWays, offers: readonly Offer<C>[], documented: C): C => {
    const enabled = offers.filter(({ enabled: on }) => on).map(({ code }) => code);
    const chosen = wanted[field] ?? (enabled.includes(documented) ? documented : enabled[0]);
    const offer = offers.find(({ code }) => code === chosen);
    if (!offer?.enabled) errors[field] = [refusal(field, offer)];
    return offer?.code ?? documented;
  };
  const ways = {
    paymentMethod: pick('payment_method', options.payment_methods, DOCUMENTED_PAYMENT),
    shippingOption: pick('shipping_option', options.shipping_options, 'gig_logistics'),
    deliveryType: pick('delivery_type', options.delivery_types, 'Pickup'),
  };
  if (Object.keys(errors).length > 0) throw unprocessable(errors);
  return ways;
}

interface Offer<C extends string> {
  code: C;
  title?: string;
  enabled: boolean;
}

const NAMES: Record<keyof WantedWays, string> = {
  payment_method: 'payment method',
  shipping_option: 'shipping option',
  delivery_type: 'delivery type',
};

const refusal = (field: keyof WantedWays, offer: Offer<string> | undefined) =>
  offer
    ? `${offer.title ?? offer.code} is not available yet. Choose another ${NAMES[field]}.`
    : `The shop has no such ${NAMES[field]}. Choose one of those at checkout.`;
