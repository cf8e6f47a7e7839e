import { estimatedDay } from '@nkm/contracts/estimated-day';
import { serverNow } from '@nkm/contracts/server-now';
import { usePlatform } from '@nkm/platform';
import { messages } from './messages';
import type { Quote } from './use-fees';

/** When an order arrives; a day is known only from a quote for exactly these choices. */
export type Arrival = { days: number | undefined } | 'loading' | 'unknown';

export function arrivalOf({ status, isPriced, fees }: Pick<Quote, 'status' | 'isPriced' | 'fees'>): Arrival {
  if (isPriced) return { days: fees.delivery_days };
  return status === 'failed' ? 'unknown' : 'loading';
}

/** The day in Lagos by which an order of today arrives: five days on if the quote names none (CART-CONST-004). */
export function ArrivalDay({ arrival }: { arrival: Arrival }) {
  const platform = usePlatform();
  if (arrival === 'loading') return <>{messages.feesLoading}</>;
  if (arrival === 'unknown') return <>{messages.notAvailable}</>;
  return <>{estimatedDay(new Date(serverNow(platform)), arrival.days)}</>;
}
