import { isInCoins } from './model';
import type { Seen } from './seen';

/** Counts the events of a life that are not transitions of a status. A long run contains each of them. */
export const EVENTS: Readonly<Record<string, (seen: Seen) => number>> = {
  'ready for pickup': ({ pickups }) => pickups.length,
  'collected at the station': ({ pickups }) => pickups.filter((one) => one.collected_at).length,
  'not collected in time': ({ pickups }) => pickups.filter((one) => one.ended_at).length,
  'return handed in at a station': ({ returns }) => returns.filter((one) => one.drop_off?.arrived_at).length,
  'paid in coins': ({ orders }) => orders.filter((order) => isInCoins(order) && order.status === 'Paid').length,
  'refunded in coins': ({ refunds }) => refunds.filter(({ coins }) => (coins ?? 0) > 0).length,
  'paid by somebody else': (seen) => paymentsOfOthers(seen, 'succeeded'),
  'payment of somebody else refunded': (seen) => paymentsOfOthers(seen, 'refund_due'),
};

const paymentsOfOthers = ({ attempts }: Seen, wanted: string) =>
  attempts.filter(({ by_payer, status }) => by_payer && status === wanted).length;
