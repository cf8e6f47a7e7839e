import type { Seen } from './read-life';

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
