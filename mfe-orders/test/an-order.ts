import type { Invoice, InvoiceProduct, Order } from '@nkm/contracts';
import type { Answers } from '@nkm/testing';

/** Watched orders stay as they are. */
export const NO_CHANGES: Answers = { 'GET /orders/changes': () => ({ data: { version: '1' } }) };

/** Orders for tests: Ada's dress and head tie, paid, to Lagos. */
let sequence = 0;

export function aLine(changes: Partial<InvoiceProduct> = {}): InvoiceProduct {
  sequence += 1;
  const { quantity = 2, selling_price = 8500 } = changes;
  return {
    id: sequence,
    slug: 'ankara-dress',
    name: 'Ankara dress',
    image: '/api/pictures/dress/320.webp',
    quantity,
    selling_price,
    subtotal: (Math.round(selling_price * 100) * quantity) / 100,
    status: 'Paid',
    ...changes,
  };
}

export function anInvoice(changes: Partial<Invoice> = {}): Invoice {
  sequence += 1;
  return {
    id: sequence,
    reference: `INV-${sequence}`,
    status: 'Paid',
    created_at: '2026-01-15T09:00:00.000Z',
    delivery_fee: 1500,
    tracking_code: null,
    trackingInfo: null,
    review_ends_by: null,
    vendor: { id: 7, store_name: 'Ngozi Fabrics', rate_from_user: null },
    products: [aLine()],
    ...changes,
  };
}

export function anOrder(changes: Partial<Order> = {}): Order {
  sequence += 1;
  return {
    id: sequence,
    transaction_reference: `NKM-${sequence}`,
    status: 'Paid',
    amount: 18_850.5,
    timestamp: '2026-01-15T09:00:00.000Z',
    address: { state: 'Lagos', city: 'Ikeja' },
    invoices: [anInvoice()],
    gas_fee: 100,
    payment_gateway_fee: 250.5,
    tax: 0,
    delivery_fee: 1500,
    delivery_type: 'Pickup',
    coupon_discount: 0,
    payment_gateway: 'Paystack',
    payment_gateway_link: null,
    ...changes,
  };
}
