import { isPacked, PACKED_AFTER_HOURS } from './moves';
import type { PlannedInvoice } from './planned-orders';

interface TrackingEvent {
  afterHours: number;
  incident: string;
  reason: string;
}

/** The courier's reports on an invoice until now, oldest first. */
export function trackingOf(invoice: PlannedInvoice, station: { city: string; title: string }): TrackingEvent[] {
  const { shippedAfterHours: shipped, deliveredAfterHours: delivered } = invoice;
  const events: TrackingEvent[] = [];
  if (isPacked(invoice))
    events.push({ afterHours: PACKED_AFTER_HOURS, incident: 'Packed', reason: 'The store packed your parcel' });
  if (shipped !== undefined)
    events.push({ afterHours: shipped, incident: 'Shipped', reason: `On its way to ${station.city}` });
  if (delivered !== undefined)
    events.push({ afterHours: delivered, incident: 'Delivered', reason: `Collected at ${station.title}` });
  return events;
}
