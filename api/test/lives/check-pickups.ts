import type { Seen } from './seen';

/** A parcel is Delivered exactly when it is collected at its station, once, and no code has more than five tries. */
export function checkPickups({ invoices, transitions, pickups }: Seen): void {
  for (const { id } of invoices) {
    const own = pickups.filter(({ invoice_id }) => invoice_id === id);
    const delivered = transitions.filter(
      ({ of, from_status, to_status }) => of === id && to_status === 'Delivered' && from_status === 'Shipped',
    );
    const collected = own.filter(({ collected_at }) => collected_at !== null);
    expect({ parcel: id, collected: collected.length }).toEqual({ parcel: id, collected: delivered.length });
    expect(delivered.length).toBeLessThanOrEqual(1);
    for (const { wrong_codes } of own) expect(wrong_codes).toBeLessThanOrEqual(5);
  }
}

/** A return at a station has a code from its approval on, at most five tries, and nothing happens to it before. */
export function checkDropOffs({ returns, returnTransitions }: Seen): void {
  for (const { id, drop_off: dropOff } of returns) {
    if (dropOff === null) continue;
    const isApproved = returnTransitions.some(({ of, to_status }) => of === id && to_status === 'Approved');
    expect({ return: id, hasCode: dropOff.code !== null }).toEqual({ return: id, hasCode: isApproved });
    expect(dropOff.wrong_codes).toBeLessThanOrEqual(5);
    if (!isApproved) expect([dropOff.arrived_at, dropOff.ended_at, dropOff.reminded_at]).toEqual([null, null, null]);
  }
}
