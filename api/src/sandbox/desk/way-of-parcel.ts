import { createHash } from 'node:crypto';
import type { InvoiceMovedBy } from '@nkm/contracts';
import type { DeskParcel } from './desk-api';

/** What the robot courier does with a parcel. */
export type Fate = 'delivered' | 'late' | 'lost' | 'returned';

/** One message of the robot courier. */
export interface Step {
  stage: InvoiceMovedBy<'courier'> | null;
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
export function stepsOf({ store_name, delivery_type, address, cash_due_kobo }: DeskParcel, fate: Fate): Step[] {
  const city = [address.city, address.state].filter(Boolean).join(', ');
  const isPickup = delivery_type === 'Pickup';
  const arrived = isPickup ? `Ready for pickup at ${address.title ?? city}` : 'Delivered';
  const nobody = isPickup ? 'Nobody collected it' : 'Nobody was at home';
  const start: Step[] = [
    { stage: 'Shipped', incident: 'Shipped', reason: `Collected from ${store_name}` },
    { stage: null, incident: 'Arrived at the sorting centre', reason: '' },
  ];
  const onTheWay: Step = { stage: null, incident: 'On the way', reason: `To ${city}` };
  // The shopper pays in cash when they collect it, so the delivery comes later.
  const ready: Step[] =
    isPickup && cash_due_kobo !== null ? [{ stage: null, incident: 'Ready for pickup', reason: arrived }] : [];
  const end: Step[] = [onTheWay, ...ready, { stage: 'Delivered', incident: 'Delivered', reason: arrived }];
  const late: Step = { stage: null, incident: 'Delayed', reason: 'The van broke down' };
  const lost: Step = { stage: 'Lost', incident: 'Lost', reason: 'Not found at the sorting centre', periods: 2 };
  const back: Step = { stage: 'Returned to sender', incident: 'Returned to sender', reason: nobody, periods: 2 };
  const ways: Record<Fate, Step[]> = {
    delivered: [...start, ...end],
    late: [...start, late, ...end.map((step) => ({ ...step, periods: 3 }))],
    lost: [...start, lost],
    returned: [...start, onTheWay, back],
  };
  return ways[fate];
}
