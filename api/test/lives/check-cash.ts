import { isInCash, priceInCash } from './model';
import type { Seen } from './seen';

/** A parcel in cash is delivered exactly with its money, and its order is Paid exactly with all of it. */
export function checkCash({ orders, invoices, lines, transitions, collections }: Seen): void {
  for (const order of orders) {
    const own = invoices.filter(({ order_id }) => order_id === order.id);
    const collected = collections.filter(({ order_id }) => order_id === order.id);
    if (!isInCash(order)) {
      expect(collected).toEqual([]);
      continue;
    }
    for (const { id } of own) {
      const arrived = transitions.some(({ of, to_status }) => of === id && to_status === 'Delivered');
      const price = priceInCash(lines.filter(({ invoice_id }) => invoice_id === id));
      const money = collected.filter(({ invoice_id }) => invoice_id === id).map(({ amount_kobo }) => amount_kobo);
      expect({ parcel: id, money }).toEqual({ parcel: id, money: arrived ? [price] : [] });
    }
    const living = own.filter(({ status }) => status !== 'Cancelled');
    const status = living.length === 0 ? 'Cancelled' : collected.length === living.length ? 'Paid' : 'Confirmed';
    expect({ order: order.id, status: order.status }).toEqual({ order: order.id, status });
  }
}
