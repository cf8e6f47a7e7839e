import type { Order, TrackedOrder } from '@nkm/contracts';

/**
 * The parcels of an order, without products, prices, addresses and pickup codes: a reference and a contact prove
 * little.
 */
export function presentTracked(order: Order): TrackedOrder {
  return {
    reference: order.transaction_reference,
    status: order.status,
    ...(order.refund_state && { refund_state: order.refund_state }),
    timestamp: order.timestamp,
    delivery_type: order.delivery_type,
    ...(order.delivery_days !== undefined && { delivery_days: order.delivery_days }),
    parcels: order.invoices.map((invoice) => ({
      reference: invoice.reference,
      status: invoice.status,
      ...(invoice.refund_state && { refund_state: invoice.refund_state }),
      store_name: invoice.vendor.store_name,
      items: invoice.products.reduce((sum, { quantity }) => sum + quantity, 0),
      tracking_code: invoice.tracking_code,
      ...(invoice.stage && { stage: invoice.stage }),
      ...(invoice.pickup_until && { pickup_until: invoice.pickup_until }),
      trackingInfo: invoice.trackingInfo,
      timeline: invoice.timeline ?? [],
    })),
  };
}
