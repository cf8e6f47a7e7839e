import type { CheckoutOptions } from '@nkm/contracts';
import { useState } from 'react';
import { offerCash } from './offer-cash';
import { offerCoins } from './offer-coins';
import type { Quote } from './use-fees';

/**
 * The options with what the quote says about each way to pay. While the next quote loads, the ways keep their state
 * and their lines, so that nothing moves under a press.
 */
export function usePricedOptions(options: CheckoutOptions, { fees, isPriced, status }: Quote): CheckoutOptions {
  const [last, setLast] = useState(fees);
  if (isPriced && last !== fees) setLast(fees);
  const isLoading = status === 'loading' && !isPriced;
  const { coins, cash } = isLoading ? last : fees;
  return offerCash(offerCoins(options, coins, isLoading), cash);
}
