import { toNaira, type OrderFees } from '@nkm/contracts';
import type { ArticleQuote } from './quote-request';

/** A quote in the storefront’s format, in naira (API-FIELD-010). */
export function presentFees(quote: ArticleQuote): Required<Omit<OrderFees, 'coins' | 'cash'>> {
  return {
    products_total_price: toNaira(quote.products),
    delivery_fee: toNaira(quote.delivery),
    coupon_discount: toNaira(quote.coupon),
    discounted_price: toNaira(quote.discounted),
    gas_fee: toNaira(quote.gas),
    payment_gateway_fee: toNaira(quote.gateway),
    tax: toNaira(quote.tax),
    total: toNaira(quote.total),
    free_delivery_missing: toNaira(quote.freeDeliveryMissing),
    delivery_days: quote.days,
  };
}
