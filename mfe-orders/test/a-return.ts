import type { InvoiceReturn, PickupLocation, ReturnDropOff } from '@nkm/contracts';

/** The station that takes the items of returns. */
export const IKEJA: PickupLocation = {
  id: 4,
  title: 'GIGL Ikeja',
  address: '42 Allen Avenue',
  hours: 'Mon-Fri 9am-5pm',
  station: { id: 4, state_id: 25, name: 'Ikeja' },
};

/** A return for tests: Ada asks to send back two of her head ties. */
export const aReturn = (changes: Partial<InvoiceReturn> = {}): InvoiceReturn => ({
  id: 3,
  reference: 'RET-3',
  status: 'Requested',
  reason: 'Damaged',
  comment: 'The seam is torn.',
  refusal: null,
  send_to: null,
  requested_at: '2026-01-16T09:00:00.000Z',
  products: [{ id: 10, variant_id: 77, name: 'Gele', quantity: 2 }],
  photos: [],
  ...changes,
});

/** An approved return whose items go to the station in Ikeja. Its reference is a whole one, as the pass encodes it. */
export function aReturnToStation(dropOff: Partial<ReturnDropOff> = {}, changes: Partial<InvoiceReturn> = {}) {
  const { until = '2026-12-04T22:59:59.000Z' } = dropOff;
  return aReturn({
    reference: 'RET-7K3MWD9Q',
    status: 'Approved',
    send_to: 'Ngozi Fabrics',
    hand_over: { by: 'station', courier: 'GIG Logistics', place: IKEJA.title, until },
    drop_off: { station: IKEJA, until, ...dropOff },
    ...changes,
  });
}
