import { type Invoice, STATION_CODE_TRIES, type PickupStage } from '@nkm/contracts';
import type { InvoiceRow } from './order-rows';

/** The stage of a parcel that waits at its station. */
export const stageOfPickup = ({ ended_at }: { ended_at: Date | null }): PickupStage =>
  ended_at === null ? 'Ready for pickup' : 'To be returned';

/** The stage of a parcel at its station, with the code while the station accepts it. Empty for all other parcels. */
export function presentPickup({
  status,
  pickup,
}: Pick<InvoiceRow, 'status' | 'pickup'>): Pick<Invoice, 'stage' | 'pickup_code' | 'pickup_until'> {
  if (status !== 'Shipped' || pickup === null) return {};
  const { code, wrong_codes, ended_at, collect_until } = pickup;
  return {
    stage: stageOfPickup({ ended_at }),
    ...(ended_at === null && wrong_codes < STATION_CODE_TRIES && { pickup_code: code }),
    pickup_until: collect_until.toISOString(),
  };
}
