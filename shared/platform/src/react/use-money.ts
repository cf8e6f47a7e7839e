import { formatMoney, type Naira } from '@nkm/contracts';
import { useCallback } from 'react';
import { useTopic } from './use-topic';

/** Formats naira in the shopper's currency (spec 1 §4). */
export function useMoney(): (naira: Naira) => string {
  const { currency, rate } = useTopic('currency');
  return useCallback((naira) => formatMoney(naira, currency, rate), [currency, rate]);
}
