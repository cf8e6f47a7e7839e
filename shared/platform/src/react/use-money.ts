import { formatMoney, type Naira } from '@nkm/contracts';
import { useCallback } from 'react';
import { useTopic } from './use-topic';

/** Formats naira in the shopper's currency (SH-RULE-016). */
export function useMoney(): (naira: Naira) => string {
  const { currency, rate } = useTopic('currency');
  return useCallback((naira) => formatMoney(naira, currency, rate), [currency, rate]);
}
