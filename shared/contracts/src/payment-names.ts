import type { Order } from './entities';
import { DOCUMENTED_PAYMENT, PAYMENT_METHODS, PAYMENT_WORDS, type PaymentMethodCode } from './payment-methods';

/** What a server takes that does not say it (CART-SCR-015). */
export const DOCUMENTED_PAYMENTS: readonly PaymentMethodCode[] = [DOCUMENTED_PAYMENT];

type PaidOrder = Pick<Order, 'payment_method' | 'payment_gateway'>;

type Words = (typeof PAYMENT_WORDS)[PaymentMethodCode];

/** Every method with its words, in the order of the checkout. */
const allWords = () => Object.entries(PAYMENT_WORDS) as [PaymentMethodCode, Words][];

/** How an order is paid; null for a method of a newer server. */
export function paymentMethodOf(order: PaidOrder): PaymentMethodCode | null {
  const { payment_method: code, payment_gateway: gateway } = order;
  if (code !== undefined) return Object.hasOwn(PAYMENT_WORDS, code) ? code : null;
  // A server without the field names the method as the gateway.
  const named = allWords().find(([known, { name }]) =>
    [name, PAYMENT_METHODS[known].title].some((text) => text.toLowerCase() === gateway.toLowerCase()),
  );
  return named?.[0] ?? DOCUMENTED_PAYMENT;
}

/** How an order is paid, on its pages and documents; null for a method of a newer server. */
export function paymentTitle(order: PaidOrder): string | null {
  const code = paymentMethodOf(order);
  return code && PAYMENT_WORDS[code].onOrder(order.payment_gateway);
}

/**
 * Ways to pay inside a sentence: `card, bank transfer or cash on delivery`. Leaves out methods of a newer server that
 * this storefront does not know.
 */
export function paymentNames(methods: readonly PaymentMethodCode[] = DOCUMENTED_PAYMENTS): string {
  const names = allWords().flatMap(([code, { name }]) => (methods.includes(code) ? name : []));
  const last = names.pop() ?? '';
  return names.length > 0 ? `${names.join(', ')} or ${last}` : last;
}

/** The brands that ways to pay accept, for the footer. */
export const paymentBrands = (methods: readonly PaymentMethodCode[]): readonly string[] =>
  allWords().flatMap(([code, { brands = [] }]) => (methods.includes(code) ? brands : []));
