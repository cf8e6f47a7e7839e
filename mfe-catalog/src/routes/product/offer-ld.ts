import { type Naira, RETURN_DAYS, type Settings } from '@nkm/contracts';
import { DELIVERY_DAYS } from '@nkm/contracts/estimated-day';
import type { ProductView } from '../../features/product/product-view';
import { sellerName } from '../../products/card';

/** Conditions that schema.org defines. */
const SCHEMA_CONDITION = /^(New|Refurbished|Used)$/;
const COUNTRY = 'NG';
const CURRENCY = 'NGN';

/** The returns policy of the marketplace. */
const RETURNS = {
  '@type': 'MerchantReturnPolicy',
  applicableCountry: COUNTRY,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: RETURN_DAYS,
  returnMethod: 'https://schema.org/ReturnByMail',
};

/**
 * The offer of a product or one of its variants (schema.org/Offer).
 * @param delivery fee of a delivery to a pickup station; absent: not known
 */
export function offerLd(
  { condition, vendor }: Pick<ProductView, 'condition' | 'vendor'>,
  { selling_price: price, quantity }: { selling_price: Naira; quantity: number },
  url: string,
  delivery: Settings['delivery'],
): object {
  return {
    '@type': 'Offer',
    url,
    price: price.toFixed(2),
    priceCurrency: CURRENCY,
    ...(SCHEMA_CONDITION.test(condition) && { itemCondition: `https://schema.org/${condition}Condition` }),
    availability: `https://schema.org/${quantity > 0 ? 'InStock' : 'OutOfStock'}`,
    seller: { '@type': 'Organization', name: sellerName(vendor) },
    hasMerchantReturnPolicy: RETURNS,
    ...(delivery && { shippingDetails: shippingLd(price > delivery.freeOver ? 0 : delivery.pickup) }),
  };
}

/** Delivery to a pickup station, whose fee and time are known without an address. */
const shippingLd = (fee: Naira) => ({
  '@type': 'OfferShippingDetails',
  shippingRate: { '@type': 'MonetaryAmount', value: fee.toFixed(2), currency: CURRENCY },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: COUNTRY },
  deliveryTime: {
    '@type': 'ShippingDeliveryTime',
    transitTime: { '@type': 'QuantitativeValue', maxValue: DELIVERY_DAYS, unitCode: 'DAY' },
  },
});
