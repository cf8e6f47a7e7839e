import type { CheckoutOptions, OrderFees } from '@nkm/contracts';
import { messages } from '../../messages';

/** The options with the price in coins beside NKM Point, which is disabled while the shopper has too few. */
export function offerCoins(options: CheckoutOptions, coins: OrderFees['coins']): CheckoutOptions {
  if (!coins) return options;
  const { price, available } = coins;
  return {
    ...options,
    payment_methods: options.payment_methods.map((method) =>
      method.code === 'nkm_point' && method.enabled
        ? { ...method, enabled: available >= price, reason: messages.coinsCost(price, available) }
        : method,
    ),
  };
}
