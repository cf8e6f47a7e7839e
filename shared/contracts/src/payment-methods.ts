/**
 * Who takes the money of an order: the payment provider, the shopper's coin account, or the courier who hands over the
 * parcel.
 */
export type Collector = 'provider' | 'coins' | 'courier';

/** The title is the one of the checkout (CART-SCR-015, CART-SCR-016). */
interface MethodEntry {
  collector: Collector;
  title: string;
}

/**
 * Every way to pay, by its code on the wire, in the order of the checkout. The API adds its rules in
 * `api/src/modules/orders/payment-rules.ts`.
 */
export const PAYMENT_METHODS = {
  card: { collector: 'provider', title: 'Card / Paystack' },
  bank_transfer: { collector: 'provider', title: 'Bank Transfer' },
  nkm_point: { collector: 'coins', title: 'NKM Point' },
  cash_on_delivery: { collector: 'courier', title: 'Cash on Delivery' },
} as const satisfies Record<string, MethodEntry>;

type Methods = typeof PAYMENT_METHODS;
export type PaymentMethodCode = keyof Methods;

/** The methods of a collector. */
export type MethodOf<C extends Collector> = {
  [Code in PaymentMethodCode]: Methods[Code]['collector'] extends C ? Code : never;
}[PaymentMethodCode];

interface MethodWords {
  /** Inside a sentence. */
  name: string;
  /** On the pages and documents of an order. */
  onOrder: (gateway: string) => string;
  /** What a shopper does to pay. */
  how: string;
  /** What the footer shows as accepted. */
  brands?: readonly string[];
}

/** Separate from the table, because few pages need these words. */
export const PAYMENT_WORDS: Record<PaymentMethodCode, MethodWords> = {
  card: {
    name: 'card',
    onOrder: (gateway) => `Card/${gateway}`,
    how: 'Pay with your card on the page of the payment provider.',
    brands: ['Visa', 'Mastercard', 'Verve'],
  },
  bank_transfer: {
    name: 'bank transfer',
    onOrder: () => 'Bank transfer',
    how: 'Pay from your bank app to an account number of your order.',
  },
  nkm_point: {
    name: 'NKM coins',
    onOrder: () => 'NKM coins',
    how: 'Pay a whole order with the coins that you earned.',
  },
  cash_on_delivery: {
    name: 'cash on delivery',
    onOrder: () => 'Cash on Delivery',
    how: 'Pay in cash when you get your parcel.',
  },
};

/** The only method of a server that does not list its methods (CART-SCR-015). */
export const DOCUMENTED_PAYMENT = 'card' satisfies PaymentMethodCode;

/** The codes of all methods, in the order of the checkout. */
export const paymentCodes = () => Object.keys(PAYMENT_METHODS) as PaymentMethodCode[];

/** Undefined without a method, and for a method of a newer server. */
export const collectorOf = (code: PaymentMethodCode | null | undefined): Collector | undefined =>
  code ? (PAYMENT_METHODS as Partial<Record<string, MethodEntry>>)[code]?.collector : undefined;

export const isOfProvider = (code: PaymentMethodCode | null | undefined): code is MethodOf<'provider'> =>
  collectorOf(code) === 'provider';

/** Whether one of these methods has this collector. */
export const includesCollector = (codes: readonly PaymentMethodCode[], collector: Collector): boolean =>
  codes.some((code) => collectorOf(code) === collector);

/** The codes of a collector's methods. */
export const methodsOf = (collector: Collector): PaymentMethodCode[] =>
  paymentCodes().filter((code) => collectorOf(code) === collector);
