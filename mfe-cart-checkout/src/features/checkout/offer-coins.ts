import type { CheckoutOptions, OrderFees } from '@nkm/contracts';
import { collectorOf } from '@nkm/contracts/payment-methods';
import { messages } from '../../messages';

/**
 * The options with the price in coins beside NKM Point, which is disabled while the shopper has too few.
 * @param isLoading `coins` are of the quote before: the price is not shown, and its line keeps its place
 */
export function offerCoins(options: CheckoutOptions, coins: OrderFees['coins'], isLoading = false): CheckoutOptions {
  if (!coins && !isLoading) return options;
  const isEnough = !coins || coins.available >= coins.price;
  const reason = coins && !isLoading ? messages.coinsCost(coins.price, coins.available) : messages.coinsLoading;
  return {
    ...options,
    payment_methods: options.payment_methods.map((method) =>
      collectorOf(method.code) === 'coins' && method.enabled ? { ...method, enabled: isEnough, reason } : method,
    ),
  };
}
