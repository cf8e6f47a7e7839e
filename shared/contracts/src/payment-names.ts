import type { PaymentMethod } from './entities';

const NAMES = {
  card: 'card',
  bank_transfer: 'bank transfer',
  nkm_point: 'NKM coins',
  cash_on_delivery: 'cash on delivery',
} satisfies Record<PaymentMethod['code'], string>;

/** What a server takes that does not say it (spec 2 §2). */
export const DOCUMENTED_PAYMENTS: readonly PaymentMethod['code'][] = ['card'];

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
