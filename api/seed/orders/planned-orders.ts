import type { OrderStatus } from '@nkm/contracts';

export interface PlannedInvoice {
  status: OrderStatus;
  /** One per line. */
  quantities: number[];
  shippedAfterHours?: number;
  deliveredAfterHours?: number;
}

export interface PlannedOrder {
  hoursAgo: number;
  /** Each from a different vendor. */
  invoices: PlannedInvoice[];
}

/** One order in each status, newest first, and one whose invoices have different statuses. */
export const PLANNED_ORDERS: readonly PlannedOrder[] = [
  { hoursAgo: 3, invoices: [{ status: 'Uncompleted', quantities: [1] }] },
  {
    hoursAgo: 20,
    invoices: [
      { status: 'Paid', quantities: [1, 2] },
      { status: 'Paid', quantities: [1] },
    ],
  },
  { hoursAgo: 45, invoices: [{ status: 'Packed', quantities: [2] }] },
  { hoursAgo: 80, invoices: [{ status: 'Shipped', quantities: [1], shippedAfterHours: 40 }] },
  {
    hoursAgo: 130,
    invoices: [{ status: 'Delivered', quantities: [1, 1], shippedAfterHours: 50, deliveredAfterHours: 110 }],
  },
  {
    hoursAgo: 500,
    invoices: [{ status: 'Fulfilled', quantities: [3], shippedAfterHours: 30, deliveredAfterHours: 100 }],
  },
  {
    hoursAgo: 900,
    invoices: [
      { status: 'Fulfilled', quantities: [1], shippedAfterHours: 36, deliveredAfterHours: 96 },
      { status: 'Cancelled', quantities: [1] },
    ],
  },
];
