/**
 * The statuses of an order and its invoices, in the order of its life, with the names of the wire, which shoppers read.
 * Ours are shown as they are: Confirmed (paid in cash on delivery), parcels that fail, and returns.
 */
export const ORDER_STATUSES = [
  'Uncompleted',
  'Confirmed',
  'Paid',
  'Packed',
  'Shipped',
  'Lost',
  'Returned to sender',
  'Delivered',
  'Fulfilled',
  'Cancelled',
  'Return requested',
  'Returned',
  'Refunded',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** What a shopper can do with a whole order. */
export const ORDER_ACTIONS = ['pay', 'cancel_order'] as const;
export type OrderAction = (typeof ORDER_ACTIONS)[number];

/** What a shopper can do with an invoice or its products. */
export const INVOICE_ACTIONS = [
  'cancel_product',
  'confirm_receipt',
  'review',
  'return',
  'rate_seller',
  'buy_again',
] as const;
export type InvoiceAction = (typeof INVOICE_ACTIONS)[number];
type ShopperAction = OrderAction | InvoiceAction;

/** What a status means. A new status compiles only when it has all of them. */
export interface StatusRules {
  /** Colour of its badge. */
  tone: 'neutral' | 'brand' | 'good' | 'warning' | 'bad';
  /**
   * `unpaid`: no store knows of it yet. `open`: store, courier, staff or a job move it on. `failed`: the parcel did not
   * arrive, and staff decide. `cancelled`: final. `done`: only the shopper can still move it.
   */
  course: 'unpaid' | 'open' | 'failed' | 'cancelled' | 'done';
  /** Who has the items: `none` while nothing is sent. `returned` includes items that the shop refunded without them. */
  place: 'none' | 'store' | 'courier' | 'shopper' | 'returning' | 'returned';
  /** An order has the status of its invoice with the lowest number. Null: the invoice does not count beside others. */
  progress: number | null;
  /** The step of the parcel that follows; null: none is shown ahead. */
  next: OrderStatus | null;
  actions: readonly ShopperAction[];
  /** Who ends a product that is not packed: the shopper, `at once`, or staff on request. Missing: nobody. */
  cancellation?: 'at once' | 'by staff';
  /** An invoice that comes here has its number, so its document exists. */
  isNumbered?: true;
}

/** What each status means. A failed parcel is as far as one on its way, a returned one as far as a delivered one. */
export const STATUS_RULES: Readonly<Record<OrderStatus, StatusRules>> = {
  Uncompleted: {
    tone: 'warning',
    course: 'unpaid',
    place: 'none',
    progress: 0,
    next: null,
    actions: ['pay', 'cancel_order'],
  },
  Confirmed: {
    tone: 'neutral',
    course: 'open',
    place: 'store',
    progress: 10,
    next: 'Packed',
    actions: ['cancel_order', 'cancel_product'],
    cancellation: 'at once',
  },
  Paid: {
    tone: 'brand',
    course: 'open',
    place: 'store',
    progress: 20,
    next: 'Packed',
    actions: ['cancel_product'],
    cancellation: 'by staff',
    isNumbered: true,
  },
  Packed: {
    tone: 'brand',
    course: 'open',
    place: 'courier',
    progress: 30,
    next: 'Shipped',
    actions: [],
    isNumbered: true,
  },
  Lost: { tone: 'neutral', course: 'failed', place: 'courier', progress: 40, next: null, actions: [] },
  'Returned to sender': { tone: 'neutral', course: 'failed', place: 'courier', progress: 50, next: null, actions: [] },
  Shipped: { tone: 'brand', course: 'open', place: 'courier', progress: 60, next: 'Delivered', actions: [] },
  'Return requested': { tone: 'warning', course: 'open', place: 'returning', progress: 70, next: null, actions: [] },
  Returned: { tone: 'neutral', course: 'open', place: 'returned', progress: 80, next: null, actions: [] },
  Delivered: {
    tone: 'good',
    course: 'open',
    place: 'shopper',
    progress: 90,
    next: null,
    actions: ['confirm_receipt', 'review', 'return'],
  },
  Fulfilled: {
    tone: 'good',
    course: 'done',
    place: 'shopper',
    progress: 100,
    next: null,
    actions: ['review', 'return', 'rate_seller', 'buy_again'],
  },
  Refunded: { tone: 'neutral', course: 'done', place: 'returned', progress: 110, next: null, actions: [] },
  Cancelled: { tone: 'bad', course: 'cancelled', place: 'none', progress: null, next: null, actions: [] },
};

/** The rules of a status; undefined for one that only another server knows. */
export const statusRules = (status: string): StatusRules | undefined =>
  Object.hasOwn(STATUS_RULES, status) ? STATUS_RULES[status as OrderStatus] : undefined;

/** The statuses whose rules pass the test, in the order of an order's life. */
export const statusesWith = (test: (rules: StatusRules) => boolean): OrderStatus[] =>
  ORDER_STATUSES.filter((status) => test(STATUS_RULES[status]));

/** Store or courier have the parcel, and the shopper waits for it. */
export const isAwaited = ({ place }: StatusRules): boolean => place === 'store' || place === 'courier';

/** What the shopper can do with an invoice in this status; nothing in an unknown one. */
export const invoiceActions = (status: string): InvoiceAction[] =>
  INVOICE_ACTIONS.filter((action) => statusRules(status)?.actions.includes(action));

interface OrderLife {
  status: string;
  invoices: readonly { status: string }[];
}

/** What the shopper can do with an order. Once it is confirmed, all invoices must allow its cancellation. */
export function orderActions({ status, invoices }: OrderLife): OrderAction[] {
  const rules = statusRules(status);
  const isWhole = invoices.every((invoice) => {
    const own = statusRules(invoice.status);
    return own?.course === 'cancelled' || own?.actions.includes('cancel_order');
  });
  const isOpen = rules?.course === 'unpaid' || isWhole;
  return ORDER_ACTIONS.filter((action) => rules?.actions.includes(action) && (action !== 'cancel_order' || isOpen));
}
