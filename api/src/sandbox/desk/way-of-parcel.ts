import { createHash } from 'node:crypto';
import type { InvoiceMovedBy } from '@nkm/contracts';
import type { DeskParcel } from './desk-api';

/** What the robot courier does with a parcel. */
export type Fate = 'delivered' | 'late' | 'lost' | 'returned';

/** One message of the robot courier. */
export interface Step {
  stage: InvoiceMovedBy<'courier'> | 'Ready for pickup' | null;
  incident: string;
  reason: string;
  /** Periods to wait before it; 1 by default. */
  periods?: number;
}

const MISHAPS: readonly Fate[] = ['late', 'lost', 'returned'];

/**
 * The fate of a parcel, which its tracking code decides, so that a restart does not change it.
 * @param mishaps percentage of the parcels that are late, lost or returned
 */
export function fateOf(trackingCode: string, mishaps: number): Fate {
  const number = createHash('sha256').update(trackingCode).digest().readUInt32BE();
  if (number % 100 >= mishaps) return 'delivered';
  return MISHAPS[Math.floor(number / 100) % MISHAPS.length]!;
}

/** The way of a parcel. */
export function stepsOf({ store_name, delivery_type, address }: DeskParcel, fate: Fate): Step[] {
  const city = [address.city, address.state].filter(Boolean).join(', ');
  const isPickup = delivery_type === 'Pickup';
  const nobody = isPickup ? 'Nobody collected it' : 'Nobody was at home';
  const start: Step[] = [
    { stage: 'Shipped', incident: 'Shipped', reason: `Collected from ${store_name}` },
    { stage: null, incident: 'Arrived at the sorting centre', reason: '' },
  ];
  const onTheWay: Step = { stage: null, incident: 'On the way', reason: `To ${city}` };
  const ready: Step[] = isPickup
    ? [{ stage: 'Ready for pickup', incident: 'Ready for pickup', reason: address.title ?? city }]
    : [];
  // A shopper takes some time to go to the station.
  const handOver: Step = { stage: 'Delivered', incident: 'Delivered', reason: '', periods: isPickup ? 4 : 1 };
  const end: Step[] = [onTheWay, ...ready, handOver];
  const late: Step = { stage: null, incident: 'Delayed', reason: 'The van broke down' };
  const lost: Step = { stage: 'Lost', incident: 'Lost', reason: 'Not found at the sorting centre', periods: 2 };
  const back: Step = { stage: 'Returned to sender', incident: 'Returned to sender', reason: nobody, periods: 2 };
  const ways: Record<Fate, Step[]> = {
    delivered: [...start, ...end],
    late: [...start, late, ...end.map((step) => ({ ...step, periods: 3 * (step.periods ?? 1) }))],
    lost: [...start, lost],
    returned: [...start, onTheWay, ...ready, back],
  };
  return ways[fate];
}
