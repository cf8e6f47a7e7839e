import { estimatedDay } from '@nkm/contracts/estimated-day';
import { serverNow } from '@nkm/contracts/server-now';
import { usePlatform } from '@nkm/platform';

/** The day in Lagos by which an order of today arrives. `days`: from the quote; five if it has none (spec 2 §9). */
export function ArrivalDay({ days }: { days?: number | undefined }) {
  const platform = usePlatform();
  return <>{estimatedDay(new Date(serverNow(platform)), days)}</>;
}
