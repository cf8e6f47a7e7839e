import type { Order, PaymentMethod } from './entities';

const NAMES = {
  card: 'card',
  bank_transfer: 'bank transfer',
  nkm_point: 'NKM coins',
  cash_on_delivery: 'cash on delivery',
} satisfies Record<PaymentMethod['code'], string>;

/** What a server takes that does not say it (CART-SCR-015). */
export const DOCUMENTED_PAYMENTS: readonly PaymentMethod['code'][] = ['card'];

/** How an order is paid, on its pages and documents; null for a method of a newer server. */
export function paymentTitle({ payment_method: code, payment_gateway: gateway }: PaidOrder): string | null {
  if (code !== undefined) return code === 'card' ? `Card/${gateway}` : (TITLES[code] ?? null);
  // A server without the field names the method as the gateway.
  const known = Object.values(TITLES).find((title) => title.toLowerCase() === gateway.toLowerCase());
  return known ?? (gateway === 'NKM Point' ? TITLES.nkm_point : `Card/${gateway}`);
}

type PaidOrder = Pick<Order, 'payment_method' | 'payment_gateway'>;

const TITLES = {
  bank_transfer: 'Bank transfer',
  nkm_point: 'NKM coins',
  cash_on_delivery: 'Cash on Delivery',
} satisfies Record<Exclude<PaymentMethod['code'], 'card'>, string>;

/**
 * Ways to pay inside a sentence: `card, bank transfer or cash on delivery`. Leaves out methods of a newer server that
 * this storefront does not know.
 */
export function paymentNames(methods: readonly PaymentMethod['code'][] = DOCUMENTED_PAYMENTS): string {
  const names = Object.entries(NAMES).flatMap(([code, name]) =>
    methods.some((method) => method === code) ? name : [],
  );
  const last = names.pop() ?? '';
  return names.length > 0 ? `${names.join(', ')} or ${last}` : last;
}
