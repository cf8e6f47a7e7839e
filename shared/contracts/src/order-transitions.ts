import type { OrderStatus } from './order-statuses';

/** Who moves an order or an invoice from one status to the next. */
export type Actor = 'shopper' | 'vendor' | 'courier' | 'staff' | 'system';

/** How far an order itself is. Its invoices say how far the delivery is. */
export type PaymentProgress = Extract<OrderStatus, 'Uncompleted' | 'Confirmed' | 'Paid' | 'Cancelled'>;

/** By status: the statuses that can follow, and who may make each transition. */
type Transitions<S extends string> = Readonly<Record<S, Readonly<Partial<Record<S, readonly Actor[]>>>>>;

/**
 * The life of an order. Paid and Cancelled are final. The database knows the same transitions
 * (docs/rules.md "Life of an order").
 */
export const ORDER_TRANSITIONS: Transitions<PaymentProgress> = {
  Uncompleted: { Paid: ['shopper'], Confirmed: ['shopper'], Cancelled: ['shopper', 'system'] },
  Confirmed: { Paid: ['shopper', 'courier', 'staff'], Cancelled: ['shopper', 'staff'] },
  Paid: {},
  Cancelled: {},
};

const invoices = {
  Uncompleted: { Paid: ['shopper'], Confirmed: ['shopper'], Cancelled: ['shopper', 'system'] },
  Paid: { Packed: ['vendor'], Cancelled: ['staff'] },
  Confirmed: { Packed: ['vendor'], Cancelled: ['shopper'] },
  // The database allows the cancellation, but nobody makes it.
  Packed: { Shipped: ['courier'], Cancelled: [] },
  Shipped: { Delivered: ['courier', 'staff'], Lost: ['courier'], 'Returned to sender': ['courier'] },
  Lost: {
    // Found again.
    Delivered: ['courier'],
    // Only the arrival of a pickup that was found again makes it (docs/rules.md "Pickup").
    Shipped: [],
    'Returned to sender': ['courier'],
    Packed: ['staff'],
    Refunded: ['staff'],
    Cancelled: ['staff'],
  },
  'Returned to sender': { Packed: ['staff'], Refunded: ['staff'], Cancelled: ['staff'] },
  Delivered: { Fulfilled: ['shopper', 'system'], 'Return requested': ['shopper'] },
  Fulfilled: { 'Return requested': ['shopper'] },
  'Return requested': { Delivered: ['staff'], Fulfilled: ['staff'], Returned: ['staff'] },
  Returned: { Refunded: ['staff'] },
  Refunded: {},
  Cancelled: {},
} as const satisfies Transitions<OrderStatus>;

/** The life of an invoice. The database adds conditions: cash, and cancellations that staff have not decided. */
export const INVOICE_TRANSITIONS: Transitions<OrderStatus> = invoices;

/** The statuses to which these actors move an invoice. */
export type InvoiceMovedBy<A extends Actor> = Extract<OrderStatus, MovedTo<A>[OrderStatus]>;
type MovedTo<A extends Actor> = {
  [From in OrderStatus]: {
    [To in keyof Invoices[From]]: Invoices[From][To] extends readonly (infer By)[]
      ? A & By extends never
        ? never
        : To
      : never;
  }[keyof Invoices[From]];
};
type Invoices = typeof invoices;

const statusesOf = <S extends string>(transitions: Readonly<Partial<Record<S, unknown>>>) =>
  Object.keys(transitions) as S[];

/** The statuses from which this actor moves an invoice to the given one. */
export const invoiceBefore = (to: OrderStatus, by: Actor): OrderStatus[] =>
  statusesOf(INVOICE_TRANSITIONS).filter((from) => INVOICE_TRANSITIONS[from][to]?.includes(by));

/** The statuses to which this actor moves an invoice from the given one. */
export const invoiceAfter = <A extends Actor>(from: OrderStatus, by: A): InvoiceMovedBy<A>[] =>
  statusesOf(INVOICE_TRANSITIONS[from]).filter((to) =>
    INVOICE_TRANSITIONS[from][to]?.includes(by),
  ) as InvoiceMovedBy<A>[];

/** The statuses from which an order can come to the given one. */
export const orderBefore = (to: PaymentProgress): PaymentProgress[] =>
  statusesOf(ORDER_TRANSITIONS).filter((from) => to in ORDER_TRANSITIONS[from]);
