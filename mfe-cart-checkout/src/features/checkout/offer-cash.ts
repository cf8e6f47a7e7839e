import type { CheckoutOptions, OrderFees } from '@nkm/contracts';
import { collectorOf } from '@nkm/contracts/payment-methods';

/** The options with the server's reason beside Cash on Delivery, which is disabled while the order is above a limit. */
export function offerCash(options: CheckoutOptions, cash: OrderFees['cash']): CheckoutOptions {
  if (!cash?.reason) return options;
  const { reason } = cash;
  return {
    ...options,
    payment_methods: options.payment_methods.map((method) =>
      collectorOf(method.code) === 'courier' && method.enabled ? { ...method, enabled: false, reason } : method,
    ),
  };
}
